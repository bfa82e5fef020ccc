import { expect, test } from 'vitest'
import { readRequestLog } from './requestChange.ts'

const entry = {
  at: 1,
  by: 'owner@example.com',
  verb: 'hold',
  changes: { heldUntil: { after: '2027-01-05' } },
}

test('operations on a request are listed newest first, with the last day of a hold', () => {
  const declined = { ...entry, at: 2, verb: 'decline', changes: { status: { after: 'declined' } } }
  const deleted = { ...entry, at: 3, verb: 'delete', changes: undefined }

  const log = readRequestLog(Object.entries({ a: entry, b: declined, c: deleted }))

  expect(log).toMatchObject([
    { id: 'c', at: 3, verb: 'delete', answer: {}, until: null },
    { id: 'b', at: 2, verb: 'decline', answer: { status: 'declined' }, until: null },
    { id: 'a', at: 1, verb: 'hold', answer: { heldUntil: '2027-01-05' }, until: '2027-01-05' },
  ])
  expect(log.map(({ by }) => by)).toEqual(Array(3).fill('owner@example.com'))
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
