import { describe, expect, test } from 'vitest'
import { readQueuedChange } from '#domain/queuedChange.ts'
import { readRefusal, storedText } from '#domain/pending.ts'

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13' }
const wanted = { musteriAdi: 'Ayşe', toplamUcret: 3, kapora: 1, kalan: 2, notlar: '', stay }
const base = { ...wanted, id: 'a', version: 1 }
const begun = { of: 'stay', entry: '-e', id: 'a', at: 1 }
const addition = { ...begun, verb: 'add', base: null, wanted }
const payment = { date: '2026-12-01', amount: 500, method: 'cash' }
const keyed = { ...payment, key: 'k' }
const paying = { ...begun, verb: 'pay', base, wanted: base, payment }
const cancelling = {
  ...begun,
  verb: 'cancel',
  base,
  wanted: { ...base, cancellation: { kept: 0, reason: 'Hastalık', by: '', at: 0 } },
  date: '2026-12-01',
}
const cancelled = { ...base, cancellation: { kept: 0, by: 'ada@example.com', at: 1 } }
const deleted = { ...base, deletion: { by: 'ada@example.com', at: 1 } }
const unreadable = {
  id: 'a',
  version: 0,
  problem: 'dates',
  wrong: ['girisTarihi'],
  stored: '{}',
  texts: {},
}

describe('a queued change', () => {
  test.each([
    ['an addition', addition],
    ['an addition that answers requests', { ...addition, requests: ['r'] }],
    ['an edit', { ...begun, verb: 'edit', base, wanted: { ...base, blocked: true } }],
    ['a deletion', { ...begun, verb: 'delete', base, wanted: deleted }],
    ['a deletion to be undone', { ...begun, verb: 'undelete', base: deleted, wanted }],
    [
      'a payment',
      { ...begun, verb: 'pay', base, wanted: { ...base, usesPayments: true }, payment },
    ],
    ['a payment to be taken back', { ...begun, verb: 'unpay', base, wanted: base, payment: keyed }],
    ['a cancellation', cancelling],
    ['a cancellation to be taken back', { ...begun, verb: 'uncancel', base: cancelled, wanted }],
    ['a payment of a cancelled stay', { ...paying, base: cancelled, wanted: cancelled }],
    ['an addition with a payment', { ...addition, payments: [keyed] }],
    [
      'a deletion of what cannot be read',
      { ...begun, verb: 'delete', base: unreadable, wanted: null },
    ],
  ])('is parsed: %s', (_, stored) => {
    expect(readQueuedChange(structuredClone(stored))).toMatchObject({
      entry: '-e',
      verb: stored.verb,
      base: stored.base === null ? null : { id: 'a' },
    })
  })

  test.each([
    ['has no stay', { ...addition, wanted: { ...wanted, stay: undefined } }],
    [
      'has a day that the calendar has not',
      { ...addition, wanted: { ...wanted, stay: { ...stay, checkIn: '2026-02-31' } } },
    ],
    ['lacks a name', { ...addition, wanted: { ...wanted, musteriAdi: undefined } }],
    ['has an amount in words', { ...addition, wanted: { ...wanted, kapora: 'bin' } }],
    ['says more than this release knows', { ...addition, wanted: { ...wanted, alanYok: '15' } }],
    ['does what this release cannot', { ...addition, verb: 'clean' }],
    ['was made at no time', { ...addition, at: Infinity }],
    ['edits nothing', { ...begun, verb: 'edit', base: null, wanted }],
    ['pays half a lira', { ...paying, payment: { ...payment, amount: 0.5 } }],
    ['says more of a payment than this release knows', { ...paying, payment: keyed }],
    ['takes back what has no key', { ...paying, verb: 'unpay' }],
    ['takes back what is no payment', { ...paying, verb: 'unpay', payment: { key: 'k' } }],
    ['was cancelled by nobody', { ...paying, base: { ...base, cancellation: { kept: 0 } } }],
    [
      'keeps half a lira',
      { ...cancelling, wanted: { ...base, cancellation: { kept: 0.5, by: '', at: 0 } } },
    ],
    ['is nothing', null],
    ['is a text', 'add'],
  ])('that %s is refused without an exception', (_, stored) => {
    expect(readQueuedChange(structuredClone(stored))).toBeNull()
  })
})

test.each([
  [{ reason: 'changed', message: 'at version 2' }, { reason: 'changed' }],
  [
    { reason: 'nightTaken', message: '', night: '2026-12-10', guest: 'Can' },
    { reason: 'nightTaken', night: '2026-12-10', guest: 'Can' },
  ],
  [{ reason: 'nightTaken', message: '' }, { reason: 'unknown' }],
  [{ reason: 'tired' }, { reason: 'unknown', message: '{\n  "reason": "tired"\n}' }],
  ['no', { reason: 'unknown', message: 'no' }],
])('the stored refusal %j is shown', (stored, told) => {
  expect(readRefusal(stored)).toMatchObject(told)
})

test('a value that JSON cannot represent is shown as text', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle

  expect([circle, 7n, undefined, null, { a: 1 }].map(storedText)).toEqual([
    '[object Object]',
    '7',
    'undefined',
    'null',
    '{\n  "a": 1\n}',
  ])
})
