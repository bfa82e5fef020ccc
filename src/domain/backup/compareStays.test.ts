import { describe, expect, test } from 'vitest'
import { emptyTexts } from '#domain/record.ts'
import { REMOVED_PERSON } from '#domain/removedPerson.ts'
import { type Reservation, reservationFields, type UnreadableRecord } from '#domain/reservation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { compareStays, missingCancelled, type Comparison, type WantedStay } from './compareStays.ts'
import { findObstacles } from './obstacles.ts'
import type { Backup } from './readBackup.ts'

const NOBODY = { stays: [], unreadable: [], cancelled: [] }

function stay(id: string, from: string, to: string, more: Partial<Reservation> = {}): Reservation {
  return seasonStay(id, `2027-${from}`, `2027-${to}`, { musteriAdi: `Misafir ${id}`, ...more })
}

const days = (checkIn: string, checkOut: string) => ({
  stay: { checkIn: day(checkIn), checkOut: day(checkOut) },
})

/** A backup with only these parts. */
function backupOf(parts: Partial<Backup>): Backup {
  const origin = { villa: 'Villa', project: 'p', madeAt: '2026-11-22T08:00:00.000Z' }
  const none = { ...NOBODY, payments: new Map(), requests: [], badRequests: [], prices: null }
  const unwritten = {
    guide: null,
    letters: [],
    written: new Map(),
    reviews: new Map(),
    settings: [],
  }
  return { ...origin, ...none, ...unwritten, ...parts }
}

function compare(stays: readonly Reservation[], now: readonly Reservation[]): Comparison {
  return compareStays(backupOf({ stays }), { reservations: now, unreadable: [], cancelled: [] })
}

function wanted(id: string, from: string, to: string, base: Reservation | null = null): WantedStay {
  const { id: _, version: __, ...draft } = stay(id, from, to)
  return { id, wanted: draft, base, fields: [], payments: [] }
}

describe('a stay of the backup', () => {
  test('is missing, changed or equal, and newer stays are counted', () => {
    const [a, b] = [stay('a', '01-01', '01-03'), stay('b', '02-01', '02-03')]
    const [c, d] = [stay('c', '03-01', '03-03'), stay('d', '04-01', '04-02')]
    const moved = stay('b', '02-01', '02-04', { kapora: 5, version: 3 })

    const found = compare([a, b, c], [moved, d, c])

    expect(found.missing).toMatchObject([{ id: 'a', base: null }])
    expect(found.changed).toMatchObject([
      { id: 'b', fields: ['cikisTarihi', 'kapora'], base: { version: 3 } },
    ])
    expect(found).toMatchObject({ same: 1, newer: 1, refused: [] })
  })

  test('that was cancelled since is not restored, nor is a cancelled one that exists as a stay', () => {
    const [saved, kept, other] = ['a', 'b', 'c'].map((id) => stay(id, '01-01', '01-03'))
    if (!saved || !kept || !other) throw new Error('There are three')
    const cancellation = { kept: 0, by: 'ada@example.com', at: 1 }
    const present = {
      reservations: [kept],
      unreadable: [],
      cancelled: [{ ...saved, cancellation }],
    }
    const cancelled = [kept, other].map((each) => ({ ...each, cancellation }))
    const payment = { date: day('2026-12-01'), amount: 5, method: 'cash', key: 'k' } as const
    const payments = new Map([['c', [{ ...payment, by: 'ada@example.com' }]]])

    expect(compareStays(backupOf({ stays: [saved] }), present)).toMatchObject({
      missing: [],
      refused: [{ id: 'a', reason: 'cancelled' }],
    })
    expect(missingCancelled(backupOf({ cancelled, payments }), present)).toMatchObject([
      { id: 'c', wanted: { stay: other.stay, cancellation }, base: null, payments: [payment] },
    ])
  })

  test('that exists under another id is not missing', () => {
    const back = stay('new', '01-01', '01-03', { musteriAdi: 'Misafir a' })
    expect(compare([stay('a', '01-01', '01-03')], [back])).toMatchObject({ missing: [], same: 1 })
  })

  test('that differs only by space around a name is equal', () => {
    const [saved, now] = ['  Misafir a ', 'Misafir a'].map((musteriAdi) =>
      stay('a', '01-01', '01-03', { musteriAdi, notlar: musteriAdi }),
    )
    expect(compare(saved ? [saved] : [], now ? [now] : [])).toMatchObject({ changed: [], same: 1 })
  })

  test.each([
    ['a name beyond the limit', { musteriAdi: 'x'.repeat(201) }, 'limits', ['musteriAdi']],
    ['a name of spaces', { musteriAdi: '  ' }, 'limits', ['musteriAdi']],
    ['half a guest', { guests: 0 }, 'limits', ['guests']],
    ['a wrong address', { email: 'a@b' }, 'limits', ['email']],
    ['no nights', days('2027-01-01', '2027-01-01'), 'order', []],
    ['a slip in the year', days('2027-01-01', '9999-01-01'), 'long', []],
    ['the name of the prices’ log', { id: 'prices' }, 'id', []],
    ['an id that leads elsewhere', { id: 'a/b' }, 'id', []],
    ['an id of no end', { id: 'x'.repeat(41) }, 'id', []],
  ])('with %s is refused', (_, more, reason, wrong) => {
    const found = compare([stay('a', '01-01', '01-03', more)], [])
    expect(found.refused).toMatchObject([{ reason, wrong }])
    expect(found.missing).toEqual([])
  })

  test('does not restore a person whose data were removed', () => {
    const now = stay('a', '01-01', '01-03', { musteriAdi: REMOVED_PERSON })

    expect(compare([stay('a', '01-01', '01-03')], [now])).toMatchObject({
      changed: [],
      refused: [{ id: 'a', guest: REMOVED_PERSON, reason: 'forgotten', wrong: [] }],
    })
  })

  test('with dates that are invalid now keeps them if only an amount has changed', () => {
    const none = days('2027-01-01', '2027-01-01')
    const now = stay('a', '01-01', '01-03', { ...none, kapora: 5 })

    expect(compare([stay('a', '01-01', '01-03', none)], [now])).toMatchObject({
      changed: [{ id: 'a', fields: ['kapora'] }],
      refused: [],
    })
  })

  test('replaces an unreadable record, which counts as known', () => {
    const bad = unreadable('a', '[]')
    const found = compareStays(backupOf({ stays: [stay('a', '01-01', '01-03')] }), {
      reservations: [],
      unreadable: [bad, unreadable('b', '[]')],
      cancelled: [],
    })

    expect(found.changed).toMatchObject([{ id: 'a', base: bad, fields: [] }])
    expect(found).toMatchObject({ missing: [], same: 0, newer: 1 })
  })

  test('that is unreadable is refused, unless the stored one is equal', () => {
    const record = unreadable('a', '[]')
    const backup = backupOf({ ...NOBODY, unreadable: [record] })
    const against = (...now: UnreadableRecord[]) =>
      compareStays(backup, { reservations: [], unreadable: now, cancelled: [] })

    expect(against(record)).toMatchObject({ refused: [], same: 1 })
    expect(against(unreadable('a', '{}'))).toMatchObject({ refused: [{ id: 'a' }], same: 0 })
    expect(against().refused).toEqual([
      { id: 'a', guest: 'Kemal Usta', reason: 'unreadable', wrong: ['girisTarihi'] },
    ])
  })
})

function unreadable(id: string, stored: string): UnreadableRecord {
  const texts = { ...emptyTexts(reservationFields), musteriAdi: 'Kemal Usta' }
  return { id, version: 0, problem: 'dates', wrong: ['girisTarihi'], stored, texts }
}
describe('the obstacle to a restored stay', () => {
  test('is a present stay with one of its nights, but not one that only touches', () => {
    const now = [
      stay('x', '01-01', '01-10'),
      stay('y', '01-03', '01-04'),
      stay('z', '02-01', '02-05'),
    ]

    const found = findObstacles(
      [wanted('a', '01-09', '01-12'), wanted('b', '01-20', '02-01'), wanted('c', '02-05', '02-06')],
      now,
    )

    expect([...found.keys()]).toEqual(['a'])
    expect(found.get('a')).toMatchObject({ guest: 'Misafir x', inFile: false })
  })

  test('is another stay of the backup, the first of which is restored', () => {
    const found = findObstacles([wanted('b', '01-02', '01-05'), wanted('a', '01-01', '01-03')], [])
    expect([...found.keys()]).toEqual(['b'])
    expect(found.get('b')).toMatchObject({ guest: 'Misafir a', inFile: true })
  })

  test.each([[['x', 'y']], [['y', 'x']]])('is a long stay behind a short one: %o', (order) => {
    const long = stay('x', '01-01', '01-31')
    const season = { x: long, y: stay('y', '01-03', '01-04') }
    const noNight = stay('z', '01-15', '01-15')
    const now = [...order.map((id) => (id === 'x' ? season.x : season.y)), noNight]

    expect(findObstacles([wanted('a', '01-14', '01-16')], now).get('a')?.guest).toBe('Misafir x')
  })

  test('is not a stay that is itself moved', () => {
    const now = stay('x', '01-01', '01-05')
    const chosen = [wanted('x', '03-01', '03-05', now), wanted('a', '01-01', '01-05')]
    expect(findObstacles(chosen, [now]).size).toBe(0)
  })

  test('is none if its dates do not change', () => {
    const [one, other] = [stay('x', '01-01', '01-05'), stay('y', '01-03', '01-06')]
    expect(findObstacles([wanted('x', '01-01', '01-05', one)], [one, other]).size).toBe(0)
  })
})
