import { describe, expect, test } from 'vitest'
import type { Change } from './change.ts'
import { Failure, NightTaken } from './failure.ts'
import type { Reservation } from './reservation.ts'
import { day } from './testing.ts'
import { failureFrom, refusalOf, withPending } from './pending.ts'

function stay(id: string, from: string, version = 1): Reservation {
  return { id, version, ...draft(from) }
}

function draft(from: string) {
  const days = { checkIn: day(`2027-${from}`), checkOut: day('2027-12-31') }
  return { stay: days, musteriAdi: from, kapora: 0, kalan: 0, toplamUcret: 0, notlar: '' }
}

const told = { entry: 'e', at: 0 }
const [a, b] = [stay('a', '02-01', 4), stay('b', '03-01')]
const removing: Change = { ...told, id: 'a', verb: 'delete', base: a, wanted: null }
const adding: Change = { ...told, id: 'c', verb: 'add', base: null, wanted: draft('01-01') }
const moving: Change = { ...told, id: 'a', verb: 'edit', base: a, wanted: draft('04-01') }

describe('while changes are pending, the office shows', () => {
  test('the stored stays if nothing is pending', () => {
    const reservations = [b, a]

    expect(withPending(reservations, []).reservations).toBe(reservations)
    expect(withPending(reservations, []).waiting.size).toBe(0)
  })

  test('a new stay at its position and first version, marked', () => {
    const { reservations, waiting } = withPending([a, b], [adding])

    expect(reservations.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(reservations[0]).toEqual({ ...draft('01-01'), id: 'c', version: 1 })
    expect([...waiting]).toEqual(['c'])
  })

  test('a changed stay once, at its next version and new position', () => {
    const { reservations, waiting } = withPending([a, b], [moving])

    expect(reservations).toEqual([b, { ...draft('04-01'), id: 'a', version: 5 }])
    expect([...waiting]).toEqual(['a'])
  })

  test('a deleted stay until it is gone, marked', () => {
    const { reservations, waiting } = withPending([a, b], [removing])

    expect(reservations).toEqual([a, b])
    expect([...waiting]).toEqual(['a'])
  })

  test('a cancelled stay not among the others, and an undone cancellation there', () => {
    const kept = { ...a, cancellation: { kept: 0, by: 'ada@example.com', at: 1 } }
    const payment = { date: day('2027-01-01'), amount: -5, method: 'cash' } as const
    const paying: Change = { ...told, id: 'a', verb: 'pay', base: kept, wanted: kept, payment }
    const back: Change = { ...told, id: 'a', verb: 'uncancel', base: kept, wanted: draft('02-01') }

    expect(withPending([b], [paying]).reservations).toEqual([b])
    expect(withPending([b], [back]).reservations).toEqual([
      { ...draft('02-01'), id: 'a', version: 5 },
      b,
    ])
  })
})

test.each([
  ['with its reason', new Failure('permission', 'denied')],
  ['with the night and who holds it', new NightTaken(day('2027-01-01'), 'Ayşe', 'Ayşe')],
  ['with a guest of no name', new NightTaken(day('2027-01-01'), '', '')],
])('a refusal is restored from this device: %s', (_, failure) => {
  const kept = structuredClone(refusalOf(failure))

  expect(failureFrom(kept)).toEqual(failure)
  expect(failureFrom(kept)).toBeInstanceOf(failure.constructor)
})
