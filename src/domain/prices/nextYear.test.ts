import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { seasonsForNextYear, unpricedSpans } from './nextYear.ts'
import { readSeason } from './prices.ts'
import { anySeasons, season } from './testing.ts'

describe('the seasons of the next year', () => {
  test('are this year’s, a year later and dearer, in whole lira', () => {
    const seasons = [
      season('2026-06-15', '2026-09-15', 9_001, 5),
      season('2026-12-20', '2027-01-05', 8_000, 3),
      season('2025-12-20', '2026-01-05', 7_000, 3),
    ]

    const copies = seasonsForNextYear(seasons, { year: 2026, percent: 35 })

    expect(copies).toEqual([
      draft('2027-06-15', '2027-09-15', 12_151, 5),
      draft('2027-12-20', '2028-01-05', 10_800, 3),
    ])
  })

  test('raise the weekend’s price equally, and keep the rest', () => {
    const kept = { weekPercent: 10, arrivalDays: '6' }
    const summer = season('2026-06-15', '2026-09-15', 9_000, 5, {
      ...kept,
      weekendPerNight: 11_001,
    })

    const copies = seasonsForNextYear([summer], { year: 2026, percent: 10 })

    const next = { ...draft('2027-06-15', '2027-09-15', 9_900, 5), ...kept }
    expect(copies).toEqual([{ ...next, weekendPerNight: 12_101 }])
  })

  test('are rounded to 50 or 100 lira', () => {
    const summer = season('2026-06-15', '2026-09-15', 9_001, 5, { weekendPerNight: 10_020 })
    const prices = ([50, 100] as const).map((roundTo) =>
      seasonsForNextYear([summer], { year: 2026, percent: 35, roundTo }),
    )

    expect(prices).toMatchObject([
      [{ perNight: 12_150, weekendPerNight: 13_550 }],
      [{ perNight: 12_200, weekendPerNight: 13_500 }],
    ])
  })

  test('leave the nights without a season unpriced', () => {
    const seasons = [season('2026-12-20', '2027-01-05', 1), season('2027-02-01', '2027-12-30', 1)]

    expect(unpricedSpans(seasons, 2027)).toEqual([
      { from: '2027-01-06', to: '2027-01-31' },
      { from: '2027-12-31', to: '2027-12-31' },
    ])
  })

  test('leave out those that are there already, whatever their price', () => {
    const seasons = [
      season('2026-06-15', '2026-09-15', 9_000),
      season('2026-07-01', '2026-07-07', 9_000),
      season('2027-06-15', '2027-09-15', 12_000),
    ]

    expect(seasonsForNextYear(seasons, { year: 2026, percent: 0 })).toEqual([
      draft('2027-07-01', '2027-07-07', 9_000, 1),
    ])
  })

  test.each([
    ['touch after a leap year', 2028, ['2028-02-01', '2028-02-28'], ['2029-02-01', '2029-02-28']],
    ['begin after 29 February', 2028, ['2028-02-29', '2028-03-31'], ['2029-03-01', '2029-03-31']],
    ['end with February', 2027, ['2027-02-01', '2027-02-28'], ['2028-02-01', '2028-02-29']],
  ])('%s', (_, year, [from = '', to = ''], [nextFrom = '', nextTo = '']) => {
    const copies = seasonsForNextYear([season(from, to, 4_000)], { year, percent: 0 })

    expect(copies).toEqual([draft(nextFrom, nextTo, 4_000, 1)])
  })

  test('leave out a season of 29 February alone', () => {
    const leapNight = [season('2028-02-29', '2028-02-29', 4_000)]

    expect(seasonsForNextYear(leapNight, { year: 2028, percent: 0 })).toEqual([])
  })

  test('can all be stored', () => {
    fc.assert(
      fc.property(anySeasons, fc.integer({ min: -50, max: 300 }), (seasons, percent) => {
        const copies = seasonsForNextYear(seasons, { year: 2026, percent })

        expect(copies.map(readSeason)).toEqual(copies)
      }),
    )
  })
})

function draft(from: string, to: string, perNight: number, minNights: number) {
  return { from: day(from), to: day(to), perNight, minNights }
}
