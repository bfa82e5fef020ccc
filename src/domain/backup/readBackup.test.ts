import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REQUEST_PAYLOAD } from '#domain/testing.ts'
import { altered, harmed } from '#domain/testingHarm.ts'
import { type StoredParts, writeBackup } from './backup.ts'
import { compareStays } from './compareStays.ts'
import { BACKUP_LIMITS, readBackup } from './readBackup.ts'

const ORIGIN = { villa: 'Villa Defne', project: 'demo-villa', madeAt: '2026-11-22T08:00:00.000Z' }

const DETAILS = { musteriAdi: 'Ayşe Yılmaz', kapora: 1, kalan: 2, toplamUcret: 3, notlar: '' }

const SAID = { rating: 5, text: 'Güzeldi.', language: 'tr' }

const PARTS: StoredParts = {
  reservations: { a: { girisTarihi: '10.01.2027', cikisTarihi: '12.01.2027' } },
  reservationDetails: {
    a: { ...DETAILS, status: 'booked', version: 4, phone: '0555 010 20 30' },
    b: {
      ...DETAILS,
      checkIn: '2027-02-01',
      checkOut: '2027-02-03',
      usesPayments: true,
      status: 'cancelled',
      cancellation: { kept: 100, reason: 'Hastalık', by: 'ada@example.com', at: 1 },
      version: 2,
    },
    c: { ...DETAILS, checkIn: '2027-02-01', checkOut: '2027-02-03', status: 'cancelled' },
    d: {
      ...DETAILS,
      checkIn: '2027-02-01',
      checkOut: '2027-02-03',
      status: 'deleted',
      deletion: { by: 'ada@example.com', at: 1 },
      version: 2,
    },
  },
  payments: {
    a: { x: { date: '2027-01-02', amount: 500, method: 'card', by: 'ada@example.com', at: 1 } },
  },
  requests: { '-Oabcdefghijklmnopqr': { reservation: REQUEST_PAYLOAD, language: 'tr' } },
  prices: {
    seasons: { s: { from: '2027-01-01', to: '2027-03-31', perNight: 5000, minNights: 2 } },
    version: 3,
  },
  guide: { texts: { tr: { keys: 'Kutuda.' } }, version: 2, by: 'ada@example.com', at: 1 },
  letters: {
    thanks: {
      tr: {
        subject: 'Sağ olun',
        body: 'Merhaba {guest}',
        version: 2,
        by: 'ada@example.com',
        at: 1,
      },
      en: { version: 3, by: 'ada@example.com', at: 1 },
      türkçe: { subject: 'x', body: 'y', version: 1, by: 'ada@example.com', at: 1 },
    },
    invoice: { tr: { subject: 'x', body: 'y', version: 1, by: 'ada@example.com', at: 1 } },
  },
  written: { a: { thanks: { date: '2027-01-12', language: 'tr', by: 'ada@example.com', at: 1 } } },
  reviews: {
    key: { ...SAID, checkOut: '2027-01-12', version: 2, at: 1, publishedId: '-Oreview' },
    other: { ...SAID, checkOut: '2027-01-12', version: 1, at: 1 },
    broken: SAID,
  },
  settings: {
    private: { accountHolder: 'Nihal Defne', depositDays: 3, version: 2 },
    site: { phone: '1', version: 1 },
  },
  publishedReviews: { '-Oreview': { ...SAID, month: '2027-01', reply: 'Yine bekleriz.' } },
}

function backup(more: object = {}): string {
  return JSON.stringify({ ...JSON.parse(writeBackup(ORIGIN, PARTS)), ...more })
}

function backupOf(parts: Partial<StoredParts>) {
  const read = readBackup(writeBackup(ORIGIN, { ...PARTS, ...parts }))
  if ('problem' in read) throw new Error(read.problem)
  return read.backup
}

function manyOf(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]))
}

test('includes readable reviews, letters, settings and the arrival guide', () => {
  const { reviews, guide, letters, written, settings } = backupOf({})

  expect([...reviews.keys()]).toEqual(['key', 'other'])
  expect(reviews.get('key')).toMatchObject({ review: SAID, shown: { reply: 'Yine bekleriz.' } })
  expect(reviews.get('other')?.shown).toBeNull()
  expect(guide).toMatchObject({ texts: { tr: { keys: 'Kutuda.' } } })
  expect(letters).toEqual([
    { kind: 'thanks', language: 'tr', wanted: { subject: 'Sağ olun', body: 'Merhaba {guest}' } },
  ])
  expect(written.get('a')?.get('thanks')).toMatchObject({ date: '2027-01-12', language: 'tr' })
  expect(settings).toEqual([
    { part: 'private', wanted: { accountHolder: 'Nihal Defne', depositDays: 3 } },
  ])
  expect(backupOf({ guide: null }).guide).toBeNull()
})

test('a backup is read as it was written', () => {
  expect(backupOf({})).toMatchObject({
    ...ORIGIN,
    payments: new Map([
      ['a', [{ key: 'x', date: '2027-01-02', amount: 500, method: 'card', by: 'ada@example.com' }]],
    ]),
    stays: [
      {
        id: 'a',
        musteriAdi: 'Ayşe Yılmaz',
        phone: '0555 010 20 30',
        stay: { checkIn: '2027-01-10', checkOut: '2027-01-12' },
      },
    ],
    requests: [{ id: '-Oabcdefghijklmnopqr', guest: 'İpek Işık', answer: { language: 'tr' } }],
    prices: { seasons: [{ id: 's', perNight: 5000 }], hasTerms: false },
    unreadable: [{ id: 'c' }],
    badRequests: [],
  })
})

test('reads each of many stays once, and knows that terms exist', () => {
  const ids = Array.from({ length: 450 }, (_, index) => `s${index}`)
  const each = <Value>(value: Value) => Object.fromEntries(ids.map((id) => [id, value]))
  const { stays, prices } = backupOf({
    reservations: each({ girisTarihi: '10.01.2027', cikisTarihi: '12.01.2027' }),
    reservationDetails: each(DETAILS),
    prices: { terms: { cleaningFee: 1 } },
  })

  expect(stays.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(prices?.hasTerms).toBe(true)
})

describe('refuses a file that is no backup:', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['a list for Excel', 'Müşteri;Giriş\r\nAyşe;10.01.2027', 'notJson'],
    ['a copy that only a key opens', 'age-encryption.org/v1\n-> X25519 b3', 'sealed'],
    ['a picture', '\u0089PNG\r\n', 'notJson'],
    ['the first half of it', backup().slice(0, 300), 'cutOff'],
    ['all but the last sign', backup().slice(0, -1), 'cutOff'],
    ['a sign lost within', backup().replace(':', ''), 'notJson'],
    ['one that ends in a list', '{"a":[1', 'cutOff'],
    ['one that ends behind a closed list', '\uFEFF {"a":[1],', 'cutOff'],
    ['one with a brace too many', '{"a":1}}', 'notJson'],
    ['another JSON', '{"a":1}', 'notOurs'],
    ['a list', '[]', 'notOurs'],
    ['one of a later site', backup({ version: 2 }), 'newer'],
    ['one whose version is a text', backup({ version: '2' }), 'broken'],
    ['one that says not when', backup({ madeAt: 'gestern' }), 'broken'],
    ['one that lost its requests', backup({ requests: undefined }), 'broken'],
    ['stays that are a text', backup({ reservations: 'none' }), 'broken'],
    ['too many stays', backup({ reservations: manyOf(BACKUP_LIMITS.records + 1) }), 'tooMany'],
  ])('%s', (_, text, problem) => {
    expect(readBackup(text)).toEqual({ problem })
  })
})

test('an invalid record is named, and the others are read', () => {
  const { stays, unreadable } = backupOf({
    reservations: {
      a: { girisTarihi: '10.01.2027', cikisTarihi: '12.01.2027' },
      b: { girisTarihi: '31.02.2027', cikisTarihi: '05.03.2027' },
      c: 7,
    },
    reservationDetails: { a: DETAILS, b: { ...DETAILS, musteriAdi: 'Kemal Usta' }, d: null },
  })

  expect(stays.map(({ id }) => id)).toEqual(['a'])
  expect(unreadable.map(({ id, texts }) => [id, texts.musteriAdi])).toEqual([
    ['b', 'Kemal Usta'],
    ['c', ''],
    ['d', ''],
  ])
})

test('an unreadable request is named with its fields', () => {
  const lost = { reservation: { ...REQUEST_PAYLOAD, phone: undefined } }

  expect(backupOf({ requests: { lost } })).toMatchObject({
    requests: [],
    badRequests: [{ id: 'lost', guest: 'İpek Işık', wrong: ['phone'] }],
  })
})

test('a truncated or edited file is read or refused, and never plans a stay without nights', () => {
  const files = fc.oneof(
    harmed(writeBackup(ORIGIN, PARTS)),
    altered(fc.constant(JSON.parse(writeBackup(ORIGIN, PARTS)))).map(
      (file) => JSON.stringify(file) ?? '',
    ),
  )
  fc.assert(
    fc.property(files, (file) => {
      const read = readBackup(file)
      if ('problem' in read) return
      const nothing = { reservations: [], unreadable: [], cancelled: [] }
      const { missing, changed } = compareStays(read.backup, nothing)
      expect(changed).toEqual([])
      for (const { id, wanted } of missing) {
        expect(id).toMatch(/^[-\w]{1,40}$/)
        expect(wanted.stay.checkIn < wanted.stay.checkOut).toBe(true)
      }
    }),
  )
})
