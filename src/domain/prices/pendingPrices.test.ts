import { expect, test } from 'vitest'
import { readQueuedChange } from '#domain/queuedChange.ts'
import { pricesWithPending } from './priceChange.ts'
import { season, terms } from './testing.ts'

const { id, ...summer } = season('2027-06-01', '2027-08-31', 9000)
const dearer = { ...summer, perNight: 9500 }
const work = {
  of: 'prices',
  seasons: [{ id, seen: summer, wanted: dearer }],
  terms: { seen: terms(), wanted: terms({ cleaningFee: 500 }) },
  entry: '-e',
  at: 1,
}

test('a queued change of the prices is parsed, and shown over the stored ones', () => {
  const read = readQueuedChange(JSON.parse(JSON.stringify(work)))
  const stored = { seasons: [{ ...summer, id }], terms: terms(), version: 4, unreadable: [] }

  expect(read).toEqual(work)
  expect(pricesWithPending(stored, [work])).toMatchObject({
    seasons: [{ id, perNight: 9500 }],
    terms: { cleaningFee: 500 },
  })
})

test.each([
  ['an unreadable season', { ...work, seasons: [{ id, seen: null, wanted: {} }] }],
  ['an unknown field', { ...work, more: 1 }],
  ['a text', 'prices'],
])('a queued change with %s is refused', (_, stored) => {
  expect(readQueuedChange(stored)).toBeNull()
})
