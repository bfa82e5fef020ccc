import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightsOf } from '#domain/stay.ts'
import { day } from '#domain/testing.ts'
import {
  disjointSeasons,
  gapsIn,
  nightsIn,
  readSeason,
  seasonInTheWay,
  type Span,
  sharedNights,
} from './season.ts'
import { anySeasons, anyStay, season } from './testing.ts'

const SUMMER = { from: '2026-06-15', to: '2026-09-15', perNight: 9000, minNights: 5 }

describe('a stored season', () => {
  test.each<[string, object]>([
    ['as usual', {}],
    ['of one night', { to: '2026-06-15' }],
    ['that begins on 29 February', { from: '2028-02-29', to: '2028-03-10' }],
    ['over New Year', { from: '2026-12-20', to: '2027-01-05' }],
    ['with a weekend of its own', { weekendPerNight: 11_000 }],
    ['with a tenth off a week', { weekPercent: 10 }],
    ['with arrivals on Saturday', { arrivalDays: '6' }],
    ['at the highest price', { perNight: 1_000_000 }],
  ])('%s is taken', (_, change) => {
    expect(readSeason({ ...SUMMER, ...change })).toEqual({ ...SUMMER, ...change })
  })

  test.each<[string, unknown]>([
    ['of 400 days', { ...SUMMER, to: '2027-07-19' }],
    ['that ends before it begins', { ...SUMMER, to: '2026-06-14' }],
    ['on a 29 February that is none', { ...SUMMER, from: '2026-02-29' }],
    ['for nothing', { ...SUMMER, perNight: 0 }],
    ['for ten million', { ...SUMMER, perNight: 10_000_000 }],
    ['with kuruş', { ...SUMMER, perNight: 9000.5 }],
    ['with stays of no night', { ...SUMMER, minNights: 0 }],
    ['with stays of a year', { ...SUMMER, minNights: 365 }],
    ['with a weekend for nothing', { ...SUMMER, weekendPerNight: 0 }],
    ['with a week for nothing', { ...SUMMER, weekPercent: 100 }],
    ['with arrivals on no day', { ...SUMMER, arrivalDays: '' }],
    ['with arrivals twice on a day', { ...SUMMER, arrivalDays: '66' }],
    ['with days of arrival out of order', { ...SUMMER, arrivalDays: '76' }],
    ['that is nothing', null],
  ])('%s is refused', (_, stored) => {
    expect(readSeason(stored)).toBeNull()
  })
})

describe('two seasons', () => {
  const span = (from: string, to: string): Span => ({ from: day(from), to: day(to) })

  test.each([
    ['that touch', span('2026-07-01', '2026-07-10'), span('2026-07-11', '2026-07-20'), false],
    ['that meet', span('2026-07-01', '2026-07-10'), span('2026-07-10', '2026-07-20'), true],
  ])('%s', (_, one, other, shared) => {
    expect([sharedNights(one, other) !== null, sharedNights(other, one) !== null]).toEqual([
      shared,
      shared,
    ])
  })

  test('names the first overlapping season', () => {
    const seasons = [season('2026-08-01', '2026-08-31', 1), season('2026-06-01', '2026-07-05', 1)]

    expect(seasonInTheWay(span('2026-07-01', '2026-08-10'), seasons)?.id).toBe('2026-06-01')
    expect(seasonInTheWay(span('2026-07-06', '2026-07-31'), seasons)).toBeNull()
  })
})

describe('any seasons', () => {
  test('made disjoint contain each of their nights once, in order', () => {
    fc.assert(
      fc.property(anySeasons, (seasons) => {
        const nights = disjointSeasons(seasons).flatMap(nightsNamed)
        expect(nights).toEqual([...new Set(seasons.flatMap(nightsNamed))].sort())
      }),
    )
  })

  test('and the gaps between them fill a period', () => {
    fc.assert(
      fc.property(anySeasons, anyStay, (seasons, { checkIn, checkOut }) => {
        const span = { from: checkIn, to: checkOut }
        const gaps = gapsIn(span, seasons)
        const covered = seasons.flatMap(nightsNamed)
        expect(gaps.flatMap(nightsNamed)).toEqual(
          nightsNamed(span).filter((night) => !covered.includes(night)),
        )
        expect(gaps.every((gap) => nightsIn(gap) > 0)).toBe(true)
      }),
    )
  })
})

function nightsNamed({ from, to }: Span) {
  return [...nightsOf({ checkIn: from, checkOut: to }), to]
}
