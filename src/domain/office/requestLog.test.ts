import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { readRequestLog, verbOf } from './requestLog.ts'

const entry = {
  at: 1,
  by: 'owner@example.com',
  verb: 'hold',
  changes: { heldUntil: { after: '2027-01-05' } },
}

test('operations on a request are listed newest first, with the last day of a hold', () => {
  const declined = { ...entry, at: 2, verb: 'decline', changes: { status: { after: 'declined' } } }
  const deleted = { ...entry, at: 3, verb: 'delete', changes: undefined }

  expect(
    readRequestLog([
      ['a', entry],
      ['b', declined],
      ['c', deleted],
    ]),
  ).toEqual([
    { id: 'c', at: 3, by: 'owner@example.com', verb: 'delete', answer: {}, until: null },
    {
      id: 'b',
      at: 2,
      by: 'owner@example.com',
      verb: 'decline',
      answer: { status: 'declined' },
      until: null,
    },
    {
      id: 'a',
      at: 1,
      by: 'owner@example.com',
      verb: 'hold',
      answer: { heldUntil: '2027-01-05' },
      until: '2027-01-05',
    },
  ])
})

test.each([
  ['a text', 'a'],
  ['a verb nobody knows', { ...entry, verb: 'wipe' }],
  ['one without its owner', { ...entry, by: undefined }],
  ['one without its time', { ...entry, at: '1' }],
  ['one with other changes', { ...entry, changes: 'x' }],
])('leaves out an entry that is no answer: %s', (_, stored) => {
  expect(readRequestLog([['a', stored]])).toEqual([])
})

test.each([
  [{ status: 'new' }, 'reopen'],
  [{ status: 'held', heldUntil: day('2027-01-05') }, 'hold'],
  [{ status: 'accepted', reservationId: 'a' }, 'accept'],
  [{ status: 'declined' }, 'decline'],
] as const)('the answer %o is logged as %s', (answer, verb) => {
  expect(verbOf(answer)).toBe(verb)
})
