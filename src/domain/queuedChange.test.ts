import fc from 'fast-check'
import { expect, test, describe } from 'vitest'
import { toAdd, toDelete, toEdit, toPay } from './commands/command.ts'
import { deletedPath, isDone, stayIn, undoOf, writesOf } from './change.ts'
import { readQueuedChange, pendingOf } from './queuedChange.ts'
import { day } from './testing.ts'
import { altered } from './testingHarm.ts'
import { readRefusal, storedText, withPending } from './pending.ts'

const stay = { checkIn: day('2026-12-10'), checkOut: day('2026-12-13') }
const draft = { musteriAdi: 'Ayşe', toplamUcret: 3, kapora: 1, kalan: 2, notlar: '', stay }
const base = { ...draft, id: 'a', version: 1 }
const change = fc
  .constantFrom(
    toAdd(draft),
    toEdit(base, { ...draft, notlar: 'Deniz' }),
    toDelete(base),
    toPay(base, { date: stay.checkIn, amount: 500, method: 'cash' }),
  )
  .map((intended) => ({
    of: 'stay' as const,
    ...intended,
    entry: '-Oabcdefghijklmnopqr',
    id: 'a',
    at: 1,
  }))

test('any value in the queue is parsed as valid work, or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue({ maxDepth: 4 }), altered(change)), (given) => {
      const work = readQueuedChange(structuredClone(given))
      if (work === null) return
      expect(readQueuedChange(structuredClone(work))).toEqual(work)
      if (work.of !== 'stay') return
      for (const [path, value] of Object.entries(writesOf(work, 'ada@example.com', null))) {
        expect(path).not.toBe('')
        expect(value).toBeDefined()
      }
      deletedPath(work)
      undoOf(work)
      const shown = stayIn(work)
      if (shown) isDone(work, shown)
      withPending([], [work])
    }),
  )
})

test('a refused item is not pending, nor is one of another kind', () => {
  const begun = { entry: '-a', at: 1 }
  const keeping = { of: 'settings', setting: 'site', base: {}, wanted: {}, version: 1 } as const
  const paying = { of: 'prices', seasons: [] } as const
  const works = [
    { work: { ...keeping, ...begun }, inFlight: false, refusal: null },
    { work: { ...keeping, ...begun }, inFlight: true, refusal: { reason: 'changed', message: '' } },
    { work: { ...paying, ...begun }, inFlight: false, refusal: null },
  ] as const

  expect(pendingOf(works, 'settings')).toEqual([{ ...keeping, ...begun }])
})

const wanted = draft
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
    ['a payment', { ...paying, wanted: { ...base, usesPayments: true } }],
    ['a payment to be taken back', { ...begun, verb: 'unpay', base, wanted: base, payment: keyed }],
    ['a cancellation', cancelling],
    ['a cancellation to be taken back', { ...begun, verb: 'uncancel', base: cancelled, wanted }],
    ['the deletion of a torn record', { ...begun, verb: 'delete', base: unreadable, wanted: null }],
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
    ['says more than this release knows', { ...addition, wanted: { ...wanted, alanYok: '15' } }],
    ['does what this release cannot', { ...addition, verb: 'clean' }],
    ['edits nothing', { ...begun, verb: 'edit', base: null, wanted }],
    ['says more of a payment than this release knows', { ...paying, payment: keyed }],
    ['takes back what has no key', { ...paying, verb: 'unpay' }],
    [
      'keeps half a lira',
      { ...cancelling, wanted: { ...base, cancellation: { kept: 0.5, by: '', at: 0 } } },
    ],
    ['is nothing', null],
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
