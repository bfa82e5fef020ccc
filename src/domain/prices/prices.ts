import * as v from 'valibot'
import type { IsoDate } from '#domain/date.ts'
import { disjointSeasons, type PriceSeason, SEASON_LIMITS, wholeWithin } from './season.ts'

/** The figures the terms keep to; `database.rules.json` holds the same. */
const TERMS_LIMITS = {
  cleaningFee: { min: 0, max: 1_000_000 },
  depositPercent: { min: 0, max: 100 },
  minNights: SEASON_LIMITS.minNights,
} as const

/** What holds for every stay. */
export const termsSchema = v.object({
  /** Once for each stay, in whole Turkish lira. */
  cleaningFee: wholeWithin(TERMS_LIMITS.cleaningFee),
  /** Of the total. */
  depositPercent: wholeWithin(TERMS_LIMITS.depositPercent),
  /** The shortest stay that begins where no season says otherwise. */
  minNights: wholeWithin(TERMS_LIMITS.minNights),
  /** Whether a check-out day can be another guest's check-in day. */
  sameDayTurnover: v.boolean(),
})

/** What holds for every stay. */
export type Terms = v.InferOutput<typeof termsSchema>

/** What stays cost, as the owners have entered it. */
export type Prices = { seasons: readonly PriceSeason[]; terms: Terms }

/** What holds as long as the owners have said nothing: the villa as it is without prices. */
export const NO_TERMS: Terms = {
  cleaningFee: 0,
  depositPercent: 0,
  minNights: 1,
  sameDayTurnover: false,
}

/** Nothing entered. */
export const NO_PRICES: Prices = { seasons: [], terms: NO_TERMS }

/** The fewest nights of a stay that begins on `checkIn`: its season's, else the usual. */
export function shortestStay(checkIn: IsoDate, { seasons, terms }: Prices): number {
  const season = disjointSeasons(seasons).find(({ from, to }) => from <= checkIn && checkIn <= to)
  return season?.minNights ?? terms.minNights
}

/** The seasons that are not over on `today`. */
function comingSeasons(seasons: readonly PriceSeason[], today: IsoDate): PriceSeason[] {
  return disjointSeasons(seasons).filter(({ to }) => to >= today)
}

/** The lowest price of a night from `today` on, or `null` when there is none. */
export function lowestPrice(seasons: readonly PriceSeason[], today: IsoDate): number | null {
  const prices = comingSeasons(seasons, today).map(({ perNight }) => perNight)
  return prices.length > 0 ? Math.min(...prices) : null
}
