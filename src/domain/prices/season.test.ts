import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightsOf } from '#domain/stay/stayDates.ts'
import { day } from '#domain/testing.ts'
import { disjointSeasons, type PriceSeason, readSeason, seasonOn, type Span } from './prices.ts'
import { anySeasons, season } from './testing.ts'

const SUMMER = { from: '2026-06-15', to: '2026-09-15', perNight: 9000, minNights: 5 }

describe('a stored season', () => {
  test.each<[string, object]>([
    ['as usual', {}],
    ['over New Year', { from: '2026-12-20', to: '2027-01-05' }],
    ['with a weekend price', { weekendPerNight: 11_000 }],
  ])('%s is taken', (_, change) => {
    expect(readSeason({ ...SUMMER, ...change })).toEqual({ ...SUMMER, ...change })
  })

  test.each<[string, unknown]>([
    ['of 400 days', { ...SUMMER, to: '2027-07-19' }],
    ['that ends before it begins', { ...SUMMER, to: '2026-06-14' }],
    ['for nothing', { ...SUMMER, perNight: 0 }],
    ['that is nothing', null],
  ])('%s is refused', (_, stored) => {
    expect(readSeason(stored)).toBeNull()
  })
})

describe('the season that prices a night', () => {
  const summer = season('2026-06-15', '2026-09-15', 9_000)
  const holiday = season('2026-07-10', '2026-07-16', 12_000)
  const weekend = season('2026-07-16', '2026-07-17', 15_000)
  const laterWeek = season('2026-07-14', '2026-07-20', 11_000)
  const all = [summer, holiday, weekend, laterWeek]

  test.each<[string, PriceSeason | undefined, string]>([
    ['2026-06-14', undefined, 'none outside them'],
    ['2026-06-15', summer, 'the only one'],
    ['2026-07-09', summer, 'summer up to the holiday'],
    ['2026-07-10', holiday, 'a holiday inside summer'],
    ['2026-07-14', laterWeek, 'the later of two that are equally long'],
    ['2026-07-16', weekend, 'the shortest of all'],
    ['2026-07-18', laterWeek, 'the remaining week'],
    ['2026-07-21', summer, 'summer after the holiday'],
  ])('on %s is %j: %s', (night, expected) => {
    expect(seasonOn(day(night), all)).toBe(expected)
    expect(seasonOn(day(night), [...all].reverse())).toBe(expected)
  })

  test('is the same of two with the same nights, in whatever order they are stored', () => {
    const [one, other] = [
      { ...summer, id: 'a' },
      { ...summer, id: 'b' },
    ]

    expect(seasonOn(day('2026-07-01'), [one, other])).toBe(other)
    expect(seasonOn(day('2026-07-01'), [other, one])).toBe(other)
  })
})

test('any seasons made disjoint have each of their nights once, in order, as part of the season that prices it', () => {
  fc.assert(
    fc.property(anySeasons, (seasons) => {
      const priced = disjointSeasons(seasons).flatMap((part) =>
        nightsNamed(part).map((night) => [night, part.id]),
      )
      const nights = [...new Set(seasons.flatMap(nightsNamed))].sort()
      expect(priced).toEqual(nights.map((night) => [night, seasonOn(night, seasons)?.id]))
    }),
  )
})

function nightsNamed({ from, to }: Span) {
  return [...nightsOf({ checkIn: from, checkOut: to }), to]
}
