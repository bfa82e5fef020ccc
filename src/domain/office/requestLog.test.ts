import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { readRequestLog, verbOf } from './requestLog.ts'

const entry = { at: 1, by: 'owner@example.com', verb: 'hold', after: { heldUntil: '2027-01-05' } }

test('operations on a request are listed newest first, with the last day of a hold', () => {
  const declined = { ...entry, at: 2, verb: 'decline', after: { status: 'declined' } }
  const deleted = { ...entry, at: 3, verb: 'delete', after: undefined }

  expect(
    readRequestLog([
      ['a', entry],
      ['b', declined],
      ['c', deleted],
    ]),
  ).toEqual([
    { id: 'c', at: 3, by: 'owner@example.com', verb: 'delete', until: null },
    { id: 'b', at: 2, by: 'owner@example.com', verb: 'decline', until: null },
    { id: 'a', at: 1, by: 'owner@example.com', verb: 'hold', until: '2027-01-05' },
  ])
})

test.each([
  ['the key of the newest one', 'a'],
  ['a verb nobody knows', { ...entry, verb: 'wipe' }],
  ['one without its owner', { ...entry, by: undefined }],
  ['one without its time', { ...entry, at: '1' }],
  ['one that made nothing', { ...entry, after: undefined }],
])('leaves out an entry that is no answer: %s', (_, stored) => {
  expect(readRequestLog([['last', stored]])).toEqual([])
})

test.each([
  [{ status: 'new' }, 'reopen'],
  [{ status: 'held', heldUntil: day('2027-01-05') }, 'hold'],
  [{ status: 'accepted', reservationId: 'a' }, 'accept'],
  [{ status: 'declined' }, 'decline'],
] as const)('the answer %o is logged as %s', (answer, verb) => {
  expect(verbOf(answer)).toBe(verb)
})
