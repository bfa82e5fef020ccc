import { describe, expect, test } from 'vitest'
import { type PriceChange, pricesAfter, rebaseChange, undoPrices } from './priceChange.ts'
import { season, terms } from './testing.ts'

const spring = season('2026-04-01', '2026-06-14', 5_500)
const summer = season('2026-06-15', '2026-09-15', 9_000, 5)
const now = { seasons: [spring, summer], terms: terms({ cleaningFee: 1_500 }) }

const autumn = season('2026-09-16', '2026-10-31', 6_000)
const longSummer = season('2026-06-15', '2026-09-30', 9_000)
const dearer = { ...summer, perNight: 9_500 }

test('keeps what another owner changed in other fields', () => {
  const change = {
    seasons: [{ id: summer.id, seen: dearer, wanted: { ...dearer, minNights: 7 } }],
    terms: { seen: terms(), wanted: terms({ depositPercent: 30 }) },
  }

  expect(rebaseChange(change, now)).toMatchObject({
    change: {
      seasons: [{ wanted: { perNight: 9_000, minNights: 7 } }],
      terms: { wanted: { cleaningFee: 1_500, depositPercent: 30 } },
    },
  })
})

test('is undone by the change back', () => {
  const change = { seasons: [{ id: summer.id, seen: summer, wanted: dearer }] }

  expect(pricesAfter(undoPrices(change), pricesAfter(change, now)).seasons).toContainEqual(summer)
})

describe('a change of the prices', () => {
  test.each<[string, PriceChange]>([
    ['adds a season', { seasons: [{ id: 'new', seen: null, wanted: autumn }] }],
    ['changes one', { seasons: [{ id: summer.id, seen: summer, wanted: dearer }] }],
    ['makes one longer', { seasons: [{ id: summer.id, seen: summer, wanted: longSummer }] }],
    ['removes one', { seasons: [{ id: summer.id, seen: summer, wanted: null }] }],
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
    expect(rebaseChange(change, now)).toHaveProperty('change')
  })

  test.each<[string, PriceChange]>([
    [
      'of a season that another has changed',
      { seasons: [{ id: summer.id, seen: dearer, wanted: null }] },
    ],
    ['of a season that is gone', { seasons: [{ id: 'gone', seen: autumn, wanted: autumn }] }],
    [
      'that adds what is already there',
      { seasons: [{ id: summer.id, seen: null, wanted: dearer }] },
    ],
    [
      'of a figure of the terms that another has changed',
      { terms: { seen: terms(), wanted: terms({ cleaningFee: 2_000 }) } },
    ],
  ])('%s is refused', (_, change) => {
    expect(rebaseChange(change, now)).toEqual({ code: 'changed' })
  })

  test.each<[string, PriceChange, string]>([
    [
      'that adds one within another',
      { seasons: [{ id: 'new', seen: null, wanted: season('2026-07-01', '2026-07-31', 1) }] },
      summer.id,
    ],
    [
      'that adds two that overlap',
      {
        seasons: [
          { id: 'new', seen: null, wanted: autumn },
          { id: 'newer', seen: null, wanted: season('2026-10-31', '2026-11-30', 1) },
        ],
      },
      'newer',
    ],
    [
      'that makes one longer than there is room',
      { seasons: [{ id: spring.id, seen: spring, wanted: { ...spring, to: summer.from } }] },
      summer.id,
    ],
  ])('%s is refused, and the season in the way named', (_, change, id) => {
    expect(rebaseChange(change, now)).toMatchObject({ code: 'overlap', season: { id } })
  })
})
