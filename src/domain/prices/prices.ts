import * as v from 'valibot'
import { type IsoDate, weekdayOf } from '#domain/date.ts'
import { orElse, strict } from '#domain/field/field.ts'
import { flag } from '#domain/field/markField.ts'
import { count, wholeLira } from '#domain/field/numberField.ts'
import type { Weekdays } from '#domain/field/weekdaysField.ts'
import { type ValuesOf, readFields } from '#domain/record.ts'
import {
  disjointSeasons,
  type PriceSeason,
  readSeason,
  seasonOn,
  SHORTEST_STAY_LIMITS,
  type Span,
} from './season.ts'

const TAX_PERCENT = 2

/** The terms of every stay, `/prices/terms`. */
export const termsFields = {
  /** Once for each stay, in whole Turkish lira. */
  cleaningFee: strict(wholeLira({ min: 0, max: 1_000_000 })),
  /** Of the total. */
  depositPercent: strict(count({ min: 0, max: 100 })),
  /** The minimum stay outside seasons with their own. */
  minNights: strict(count(SHORTEST_STAY_LIMITS)),
  /** Whether a check-out day can be another guest's check-in day. */
  sameDayTurnover: flag(),
  /** The accommodation tax on the income from nights; 0 for none. Older terms lack it. */
  taxPercent: orElse(strict(count({ min: 0, max: 100 })), TAX_PERCENT),
}

export type Terms = ValuesOf<typeof termsFields>

export type Prices = { seasons: readonly PriceSeason[]; terms: Terms }

export const NO_TERMS: Terms = {
  cleaningFee: 0,
  depositPercent: 0,
  minNights: 1,
  sameDayTurnover: false,
  taxPercent: TAX_PERCENT,
}

export const NO_PRICES: Prices = { seasons: [], terms: NO_TERMS }

/** The minimum nights of a stay that begins on `checkIn`: its season's, else the default. */
export function shortestStay(checkIn: IsoDate, { seasons, terms }: Prices): number {
  return seasonOn(checkIn, seasons)?.minNights ?? terms.minNights
}

/** The arrival weekdays of the season of `day` if that is not one of them; else `null`. */
export function otherArrivalDays(day: IsoDate, { seasons }: Prices): Weekdays | null {
  const days = seasonOn(day, seasons)?.arrivalDays
  return days === undefined || days.includes(String(weekdayOf(day))) ? null : days
}

/** The seasons that are not over on `today`; all of them while the day is not known. */
export function comingSeasons(
  seasons: readonly PriceSeason[],
  today: IsoDate | null,
): PriceSeason[] {
  return disjointSeasons(seasons).filter(({ to }) => today === null || to >= today)
}

/** The lowest price a night from `today` on, or of all nights while the day is not known; `null` without prices. */
export function lowestPrice(seasons: readonly PriceSeason[], today: IsoDate | null): number | null {
  const prices = comingSeasons(seasons, today).map(({ perNight, weekendPerNight = perNight }) =>
    Math.min(perNight, weekendPerNight),
  )
  return prices.length > 0 ? Math.min(...prices) : null
}

/** The lowest price a night within a period, and its minimum stay; `null` without prices. */
export function priceWithin(
  seasons: readonly PriceSeason[],
  span: Span,
): { perNight: number; minNights: number } | null {
  const within = disjointSeasons(seasons).filter(
    ({ from, to }) => from <= span.to && span.from <= to,
  )
  const perNight = lowestPrice(within, span.from)
  if (perNight === null) return null
  return { perNight, minNights: Math.min(...within.map(({ minNights }) => minNights)) }
}

export type StoredPrices = Prices & {
  version: number
  /** The ids of invalid seasons, or the terms, with their stored text. */
  unreadable: readonly { id: string; stored: string }[]
}

const collection = v.fallback(v.record(v.string(), v.unknown()), {})
const pricesSchema = v.fallback(
  v.object({
    seasons: v.optional(collection, {}),
    terms: v.optional(v.unknown(), null),
    version: v.fallback(v.number(), 0),
  }),
  { seasons: {}, terms: null, version: 0 },
)

/** Parses `/prices`. An invalid season prices no night; invalid terms are the defaults. */
export function readPrices(stored: unknown): StoredPrices {
  const { seasons, terms, version } = v.parse(pricesSchema, stored)
  const readable: PriceSeason[] = []
  const unreadable: { id: string; stored: string }[] = []
  for (const [id, value] of Object.entries(seasons)) {
    const season = readSeason(value)
    if (season) readable.push({ id, ...season })
    else unreadable.push({ id, stored: JSON.stringify(value) })
  }
  const agreed = readFields(termsFields, terms)
  if ('wrong' in agreed && terms !== null)
    unreadable.push({ id: 'terms', stored: JSON.stringify(terms) })
  return {
    seasons: readable,
    terms: 'values' in agreed ? agreed.values : NO_TERMS,
    version,
    unreadable,
  }
}
