import { describe, expect, test } from 'vitest'
import {
  type PriceChange,
  pricesAfter,
  rebaseChange,
  undoPrices,
  pricesWithPending,
  readPriceLog,
} from './priceChange.ts'
import { season, terms } from './testing.ts'
import { readQueuedChange } from '#domain/queuedChange.ts'
import { type SeasonDraft, seasonFields } from './season.ts'
import { writeFields } from '#domain/record.ts'

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
    change: {
      seasons: [{ wanted: { perNight: 9_000, minNights: 7 } }],
      terms: { wanted: { cleaningFee: 1_500, depositPercent: 30 } },
    },
  })
})

test('is undone by the change back', () => {
  const change = of(summer.id, summer, dearer)

  expect(pricesAfter(undoPrices(change), pricesAfter(change, now)).seasons).toContainEqual(summer)
})

describe('a change of the prices', () => {
  test.each<[string, PriceChange]>([
    ['adds a season', of('new', null, autumn)],
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
    expect(rebaseChange(change, now)).toHaveProperty('change')
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
    expect(rebaseChange(change, now)).toEqual({ code: 'changed' })
  })

  test.each<[string, PriceChange, string]>([
    ['of one within another', of('new', null, season('2026-07-01', '2026-07-31', 1)), summer.id],
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
    ['that makes one too long', of(spring.id, spring, { ...spring, to: summer.from }), summer.id],
  ])('%s is refused, and the season in the way named', (_, change, id) => {
    expect(rebaseChange(change, now)).toMatchObject({ code: 'overlap', season: { id } })
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

const storedPlain = writeFields(seasonFields, plain)
const storedRaised = { ...storedPlain, perNight: 9500 }
const entry = { at: 1, by: 'owner@example.com' }

test('changes of the prices are listed newest first, each season with both versions', () => {
  const log = readPriceLog([
    ['a', { ...entry, changes: { s: { after: storedPlain } } }],
    ['b', { ...entry, at: 2, changes: { s: { before: storedPlain, after: storedRaised } } }],
    ['c', { ...entry, at: 3, changes: { s: { before: storedRaised } } }],
  ])

  expect(log.map(({ id, at, by, terms }) => [id, at, by, terms])).toEqual([
    ['c', 3, 'owner@example.com', null],
    ['b', 2, 'owner@example.com', null],
    ['a', 1, 'owner@example.com', null],
  ])
  expect(log.map(({ seasons }) => seasons)).toEqual([
    [{ before: { ...plain, perNight: 9500 }, after: null }],
    [{ before: plain, after: { ...plain, perNight: 9500 } }],
    [{ before: null, after: plain }],
  ])
})

test('new terms are listed with the old ones, if any', () => {
  const log = readPriceLog([
    ['a', { ...entry, changes: { terms: { after: terms({ cleaningFee: 500 }) } } }],
    [
      'b',
      {
        ...entry,
        at: 2,
        changes: { terms: { before: terms({ cleaningFee: 500 }), after: terms() } },
      },
    ],
  ])

  expect(log.map(({ terms: step, seasons }) => [step, seasons])).toEqual([
    [{ before: terms({ cleaningFee: 500 }), after: terms() }, []],
    [{ before: null, after: terms({ cleaningFee: 500 }) }, []],
  ])
})

test.each([
  ['a text', 'last'],
  ['one without its time', { by: 'owner@example.com', changes: {} }],
  ['one without its owner', { at: 1, changes: {} }],
])('leaves out an entry that is no change: %s', (_, value) => {
  expect(readPriceLog([['x', value]])).toEqual([])
})
