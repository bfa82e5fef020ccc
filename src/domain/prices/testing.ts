import fc from 'fast-check'
import { addDays } from '#domain/date.ts'
import {
  type Prices,
  type PriceSeason,
  type SeasonDraft,
  TAX_PAYMENTS,
  type Terms,
  WEEK,
} from './prices.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { day } from '#domain/testing.ts'

const FIRST = day('2026-11-01')

/** A season for a test, named by its first night. */
export function season(
  from: string,
  to: string,
  perNight: number,
  minNights = 1,
  more: Partial<SeasonDraft> = {},
): PriceSeason {
  return { id: from, from: day(from), to: day(to), perNight, minNights, ...more }
}

/** Terms for a test: the given ones over the defaults. */
export function terms(given: Partial<Terms> = {}): Terms {
  return {
    cleaningFee: 0,
    depositPercent: 0,
    minNights: 1,
    sameDayTurnover: false,
    taxPercent: 2,
    taxPaid: 'included',
    ...given,
  }
}

/** Any seasons around a New Year, which may touch, leave gaps or overlap. */
export const anySeasons: fc.Arbitrary<PriceSeason[]> = fc.uniqueArray(
  fc
    .record({
      start: fc.integer({ min: 0, max: 200 }),
      nights: fc.integer({ min: 1, max: 60 }),
      perNight: fc.integer({ min: 1, max: 1_000_000 }),
      minNights: fc.integer({ min: 1, max: 14 }),
      id: fc.string({ minLength: 1, maxLength: 4 }),
      more: fc.record(
        {
          weekendPerNight: fc.integer({ min: 1, max: 1_000_000 }),
          weekPercent: fc.integer({ min: 0, max: 90 }),
          arrivalDays: fc.subarray([...WEEK], { minLength: 1 }).map((days) => days.join('')),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ start, nights, perNight, minNights, id, more }) => {
      const from = addDays(FIRST, start)
      return { id, from, to: addDays(from, nights - 1), perNight, minNights, ...more }
    }),
  { maxLength: 8, selector: ({ id }) => id },
)

export const anyPrices: fc.Arbitrary<Prices> = fc.record({
  seasons: anySeasons,
  terms: fc.record({
    cleaningFee: fc.integer({ min: 0, max: 1_000_000 }),
    depositPercent: fc.integer({ min: 0, max: 100 }),
    minNights: fc.integer({ min: 1, max: 14 }),
    sameDayTurnover: fc.boolean(),
    taxPercent: fc.integer({ min: 0, max: 100 }),
    taxPaid: fc.constantFrom(...TAX_PAYMENTS),
  }),
})

/** Any stay among those seasons, or slightly outside. */
export const anyStay: fc.Arbitrary<StayDates> = fc
  .tuple(fc.integer({ min: -10, max: 260 }), fc.integer({ min: 1, max: 90 }))
  .map(([start, nights]) => {
    const checkIn = addDays(FIRST, start)
    return { checkIn, checkOut: addDays(checkIn, nights) }
  })
