import { expect, test } from 'vitest'
import { day, TIMES } from '#domain/testing.ts'
import { findUnsoundness } from './soundness.ts'

const TODAY = day('2026-07-10')

const details = { musteriAdi: 'Ayşe', toplamUcret: 0, kapora: 0, kalan: 0, notlar: '' }
const dates = (from: string, to: string) => ({
  girisTarihi: `${from}.07.2026`,
  cikisTarihi: `${to}.07.2026`,
})
const days = (from: string, to: string) => ({
  checkIn: `2026-07-${from}`,
  checkOut: `2026-07-${to}`,
})
const entry = (verb: string, version: number) => ({ verb, version })

const paid = (key: string, version: number) => ({
  ...entry('pay', version),
  changes: { payment: { after: key } },
})

const payment = { date: '2026-07-10', amount: 500, method: 'cash', by: 'ada@example.com', at: 1 }

const told = {
  checkIn: '2026-07-10',
  checkOut: '2026-07-12',
  total: 0,
  paid: 0,
}

const sound = {
  reservations: { a: dates('10', '12'), b: dates('12', '13') },
  reservationDetails: {
    a: { ...details, ...days('10', '12'), version: 2, request: 'r' },
    b: { ...details, ...days('12', '13'), version: 1, source: 'airbnb', sourceUid: 'u' },
    kept: {
      ...details,
      ...days('20', '22'),
      status: 'cancelled',
      cancellation: { kept: 0, by: 'ada@example.com', at: 1 },
      version: 3,
    },
  },
  versions: {
    a: { n: 2, entry: 'y' },
    b: { n: 1, entry: 'x' },
    gone: { n: 2, entry: 'y' },
    kept: { n: 3, entry: 'z' },
    prices: { n: 1, entry: 'x' },
    r: { n: 1, entry: 'x' },
  },
  payments: {
    a: { x: payment },
    kept: { z: payment },
  },
  letters: {
    thanks: { tr: { subject: 'x', body: 'y', version: 1, by: 'ada@example.com', at: 1 } },
  },
  letterMarks: { a: { thanks: { ...told, by: 'ada@example.com', at: 1 } } },
  nights: { '2026-07-10': 'a', '2026-07-11': 'a', '2026-07-12': 'b' },
  log: {
    a: { x: entry('add', 1), y: entry('edit', 2) },
    b: { x: entry('add', 1) },
    gone: { x: entry('add', 1), y: entry('delete', 2) },
    kept: { x: entry('add', 1), y: entry('cancel', 2), z: paid('z', 3) },
    prices: { x: { verb: 'terms', version: 1 } },
    r: { x: { ...entry('accept', 1), changes: { status: { after: 'accepted' } } } },
  },
  requests: {
    r: { status: 'accepted', reservationId: 'a', version: 1 },
    s: { status: 'accepted', reservationId: 'gone' },
    t: { reservation: {} },
    u: { status: 'accepted', reservationId: 'b' },
  },
}

test('a sound season and an empty one have no inconsistencies', () => {
  expect(findUnsoundness(sound, TIMES, TODAY)).toEqual([])
  expect(findUnsoundness(null, TIMES, TODAY)).toEqual([])
})

test('a request that was deleted and restored is open again', () => {
  const deletion = { x: { ...entry('delete', 1), changes: { status: { before: 'held' } } } }
  const log = { ...sound.log, t: deletion, deleted: deletion }
  const first = { n: 1, entry: 'x' }
  const versions = { ...sound.versions, t: first, deleted: first }
  const requests = { ...sound.requests, t: { reservation: {}, version: 1 } }

  expect(findUnsoundness({ ...sound, log, versions, requests }, TIMES, TODAY)).toEqual([])
})

test('an undone payment is not missing', () => {
  const { a, ...logs } = sound.log
  const unpaid = { ...entry('unpay', 4), changes: { payment: { before: 'p' } } }
  const log = { ...logs, a: { ...a, p: paid('p', 3), q: unpaid } }
  const versions = { ...sound.versions, a: { n: 4, entry: 'q' } }
  const reservationDetails = {
    ...sound.reservationDetails,
    a: { ...sound.reservationDetails.a, version: 4 },
  }

  expect(findUnsoundness({ ...sound, reservationDetails, versions, log }, TIMES, TODAY)).toEqual([])
})

test('older records and unreadable dates are no inconsistencies', () => {
  const older = { ...dates('20', '22'), ...details }
  const unreadable = { girisTarihi: 'Temmuz', cikisTarihi: '22.07.2026' }
  const early = dates('24', '25')

  expect(
    findUnsoundness(
      {
        ...sound,
        reservations: { ...sound.reservations, older, unreadable, early },
        reservationDetails: { ...sound.reservationDetails, unreadable: details, early: details },
        nights: { ...sound.nights, '2026-07-24': 'early' },
      },
      TIMES,
      TODAY,
    ),
  ).toEqual([])
})

/** A part of the season with more in it. */
const adding = (part: keyof typeof sound, more: object) => ({ [part]: { ...sound[part], ...more } })

/** A stay with another private half. */
function detailed(id: 'a' | 'b' | 'kept', more: object) {
  return adding('reservationDetails', { [id]: { ...sound.reservationDetails[id], ...more } })
}

/** A stay of other days. */
const moved = (id: 'a' | 'b', publicDates: object, privateDays: object) => ({
  ...adding('reservations', { [id]: publicDates }),
  ...detailed(id, privateDays),
})

const logging = (more: object) => ({ log: { a: { ...sound.log.a, ...more } } })

test.each<[string, object]>([
  ['a has no private half', { reservationDetails: { b: sound.reservationDetails.b } }],
  ['the payment y of a cannot be read', { payments: { a: { y: { ...payment, amount: 'çok' } } } }],
  ['the payment z of kept is missing, and was not taken back', { payments: { kept: {} } }],
  ['the payment y of a is missing, and was not taken back', logging({ y: paid('y', 2) })],
  ['something was paid for nobody, which is not there', { payments: { nobody: {} } }],
  [
    'the text of the letter thanks/tr cannot be read',
    { letters: { thanks: { tr: { subject: 5, version: 1, by: 'x' } } } },
  ],
  ['the mark of the letter a/invoice cannot be read', { letterMarks: { a: { invoice: {} } } }],
  ['the sent letter a/x cannot be read', { sentLetters: { a: { x: { kind: 'thanks' } } } }],
  ['something is kept about nobody, who is not there', { sentLetters: { nobody: {} } }],
  [
    'b stays from 2030-01-01 to 9999-12-31, longer than a stay may',
    moved(
      'b',
      { girisTarihi: '01.01.2030', cikisTarihi: '31.12.9999' },
      { checkIn: '2030-01-01', checkOut: '9999-12-31' },
    ),
  ],
  ['a has no public half', { reservations: { b: sound.reservations.b } }],
  ['a has an unreadable private half', detailed('a', { musteriAdi: undefined })],
  [
    'a has more than two dates in public',
    adding('reservations', { a: { ...dates('10', '12'), notlar: 'x' } }),
  ],
  ['a has other days in its private half', detailed('a', days('10', '11'))],
  [
    'b has other days in its private half',
    detailed('b', { checkIn: undefined, checkOut: undefined }),
  ],
  ['the night 2026-07-11 of a is free', { nights: { '2026-07-10': 'a', '2026-07-12': 'b' } }],
  ['the night 2026-07-11 of a is held by "b"', adding('nights', { '2026-07-11': 'b' })],
  [
    'the night 2026-07-13 is held by "b", which does not cover it',
    adding('nights', { '2026-07-13': 'b' }),
  ],
  [
    'a and b both stay from 2026-07-11 to 2026-07-12',
    moved('b', dates('11', '13'), days('11', '13')),
  ],
  ['a is at version 2, /versions at 3', adding('versions', { a: { n: 3, entry: 'y' } })],
  ['the log of a does not end with version 2', adding('versions', { a: { n: 2, entry: 'x' } })],
  ['the log of a does not end with version 2', logging({ z: entry('edit', 3) })],
  ['the log of a skips or repeats a version: 1, 2, 2', logging({ z: entry('edit', 2) })],
  ['the log of a skips or repeats a version: 1, 3', logging({ y: entry('edit', 3) })],
  ['kept is cancelled and public', adding('reservations', { kept: dates('20', '22') })],
  ['kept cannot be read', detailed('kept', { cancellation: { kept: 'çok' } })],
  ['of a and its request r only one is held', detailed('a', { status: 'held' })],
  ['the request t is not at its version', { versions: { t: { n: 1, entry: 'x' } } }],
  [
    'the request r is declined, in its log accepted',
    adding('requests', { r: { status: 'declined' } }),
  ],
  [
    'the request t is held, in its log new',
    {
      requests: { ...sound.requests, t: { status: 'held' } },
      log: { t: { x: { ...entry('delete', 1), changes: { status: { before: 'held' } } } } },
      versions: { t: { n: 1, entry: 'x' } },
    },
  ],
  [
    'a came from the request r, which does not name it',
    adding('requests', { r: { status: 'accepted', reservationId: 'gone' } }),
  ],
  [
    'what the caretaker keeps at backup cannot be read',
    { caretaker: { backup: { day: '2026-11-23' } } },
  ],
  [
    'what the caretaker keeps at mailTrouble cannot be read',
    { caretaker: { mailTrouble: { to: 'ada@example.com' } } },
  ],
  ['the channel c cannot be read', { channels: { c: { name: 'Airbnb' } } }],
])('reports an inconsistency: %s', (problem, change) => {
  expect(findUnsoundness({ ...sound, ...change }, TIMES, TODAY)).toContain(problem)
})
