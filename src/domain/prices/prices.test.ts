import { describe, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { lowestPrice, NO_PRICES, otherArrivalDays, shortestStay } from './prices.ts'
import { season, terms } from './testing.ts'

const SEASONS = [
  season('2026-04-01', '2026-06-14', 5_500, 3),
  season('2026-06-15', '2026-09-15', 9_000, 5),
]

describe('the minimum stay', () => {
  const prices = { seasons: SEASONS, terms: terms({ minNights: 2 }) }

  test.each([
    ['2026-06-14', 3, 'is that of the season of check-in, not of the one most nights are in'],
    ['2026-06-15', 5, 'changes with the first night of the next season'],
    ['2026-09-16', 2, 'is the usual one where there is no season'],
  ])('for %s is %d: it %s', (checkIn, nights) => {
    expect(shortestStay(day(checkIn), prices)).toBe(nights)
  })

  test('is one night while nothing is stored', () => {
    expect(shortestStay(day('2026-07-01'), NO_PRICES)).toBe(1)
  })
})

describe('the arrival days', () => {
  const seasons = [
    season('2026-07-01', '2026-07-31', 9_000, 1, { arrivalDays: '67' }),
    season('2026-08-01', '2026-08-31', 9_000, 1),
  ]

  // 3 July 2026 is a Friday.
  test.each([
    ['2026-07-03', '67'],
    ['2026-07-04', null],
    ['2026-07-05', null],
    ['2026-07-06', '67'],
    ['2026-08-03', null],
    ['2026-09-07', null],
  ])('instead of %s are %j', (checkIn, days) => {
    expect(otherArrivalDays(day(checkIn), { seasons, terms: terms() })).toBe(days)
  })
})

describe('the lowest price', () => {
  test('is a weekend’s if that is lower', () => {
    const cheap = season('2026-07-01', '2026-07-31', 9_000, 1, { weekendPerNight: 7_000 })
    const dear = season('2026-07-01', '2026-07-31', 9_000, 1, { weekendPerNight: 11_000 })

    expect([cheap, dear].map((each) => lowestPrice([each], day('2026-07-01')))).toEqual([
      7_000, 9_000,
    ])
  })

  test.each([
    ['2026-01-01', 5_500],
    ['2026-06-14', 5_500],
    ['2026-06-15', 9_000],
    ['2026-09-16', null],
  ])('from %s on is %j', (today, price) => {
    expect(lowestPrice(SEASONS, day(today))).toBe(price)
  })
})
