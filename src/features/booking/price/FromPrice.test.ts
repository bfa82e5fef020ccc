import { describe, expect, test } from 'vitest'
import { season } from '#domain/prices/testing.ts'
import { day } from '#domain/testing.ts'
import { priceWithin } from './FromPrice.tsx'

describe('the price of a month', () => {
  const seasons = [
    season('2026-04-01', '2026-06-14', 5_500, 2),
    season('2026-06-15', '2026-08-31', 9_000, 5),
  ]

  test.each([
    ['2026-05-01', '2026-05-31', { perNight: 5_500, minNights: 2 }],
    ['2026-06-01', '2026-07-31', { perNight: 5_500, minNights: 2 }],
    ['2026-07-01', '2026-07-31', { perNight: 9_000, minNights: 5 }],
    ['2026-06-15', '2026-06-30', { perNight: 9_000, minNights: 5 }],
    ['2026-09-01', '2026-09-30', null],
  ])('from %s to %s is the lowest of its nights', (from, to, price) => {
    expect(priceWithin(seasons, { from: day(from), to: day(to) })).toEqual(price)
  })
})
