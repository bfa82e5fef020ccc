import { describe, expect, test } from 'vitest'
import {
  type PriceChange,
  pricesAfter,
  rebaseChange,
  undoPrices,
  pricesWithPending,
} from './priceChange.ts'
import { season, terms } from './testing.ts'
import { readQueuedChange } from '#domain/queuedChange.ts'
import type { SeasonDraft } from './season.ts'

const spring = season('2026-04-01', '2026-06-14', 5_500)
const summer = season('2026-06-15', '2026-09-15', 9_000, 5)
const now = { seasons: [spring, summer], terms: terms({ cleaningFee: 1_500 }) }

const autumn = season('2026-09-16', '2026-10-31', 6_000)
const longSummer = season('2026-06-15', '2026-09-30', 9_000)
const dearer = { ...summer, perNight: 9_500 }

/** A change of one season. */
const of = (
  seasonId: string,
  seen: SeasonDraft | null,
  wanted: SeasonDraft | null,
): PriceChange => ({
  seasons: [{ id: seasonId, seen, wanted }],
})

test('keeps what another owner changed in other fields', () => {
  const change = {
    seasons: [{ id: summer.id, seen: dearer, wanted: { ...dearer, minNights: 7 } }],
    terms: { seen: terms(), wanted: terms({ depositPercent: 30 }) },
  }

  expect(rebaseChange(change, now)).toMatchObject({
    seasons: [{ wanted: { perNight: 9_000, minNights: 7 } }],
    terms: { wanted: { cleaningFee: 1_500, depositPercent: 30 } },
  })
})

test('is undone by the change back', () => {
  const change = of(summer.id, summer, dearer)

  expect(pricesAfter(undoPrices(change), pricesAfter(change, now)).seasons).toContainEqual(summer)
})

describe('a change of the prices', () => {
  test.each<[string, PriceChange]>([
    ['adds a season', of('new', null, autumn)],
    ['adds a holiday within another', of('new', null, season('2026-07-01', '2026-07-07', 1))],
    ['changes one', of(summer.id, summer, dearer)],
    ['makes one longer', of(summer.id, summer, longSummer)],
    ['removes one', of(summer.id, summer, null)],
    [
      'moves the border between two',
      {
        seasons: [
          { id: spring.id, seen: spring, wanted: { ...spring, to: longSummer.to } },
          { id: summer.id, seen: summer, wanted: null },
        ],
      },
    ],
    ['changes the terms', { terms: { seen: now.terms, wanted: terms({ depositPercent: 30 }) } }],
  ])('%s', (_, change) => {
    expect(rebaseChange(change, now)).not.toBeNull()
  })

  test.each<[string, PriceChange]>([
    ['of a season that another has changed', of(summer.id, dearer, null)],
    ['of a season that is gone', of('gone', autumn, autumn)],
    ['that adds what is already there', of(summer.id, null, dearer)],
    [
      'of a figure of the terms that another has changed',
      { terms: { seen: terms(), wanted: terms({ cleaningFee: 2_000 }) } },
    ],
  ])('%s is refused', (_, change) => {
    expect(rebaseChange(change, now)).toBeNull()
  })
})

const { id, ...plain } = season('2027-06-01', '2027-08-31', 9000)
const raised = { ...plain, perNight: 9500 }
const work = {
  of: 'prices',
  seasons: [{ id, seen: plain, wanted: raised }],
  terms: { seen: terms(), wanted: terms({ cleaningFee: 500 }) },
  entry: '-e',
  at: 1,
}

test('a queued change of the prices is parsed, and shown over the stored ones', () => {
  const read = readQueuedChange(JSON.parse(JSON.stringify(work)))
  const stored = { seasons: [{ ...plain, id }], terms: terms(), version: 4, unreadable: [] }

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
