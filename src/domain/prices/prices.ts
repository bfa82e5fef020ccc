import * as v from 'valibot'
import { fieldOf, optional } from '#domain/field/field.ts'
import { choice, text } from '#domain/field/textField.ts'
import { addDays, daysBetween, type IsoDate, weekdayOf } from '#domain/date.ts'
import { ownersDay } from '#domain/field/dayField.ts'
import { count, wholeAmount } from '#domain/field/numberField.ts'
import { readFields, type ValuesOf } from '#domain/field/record.ts'
import { checkbox } from '#domain/field/booleanField.ts'

/** Digits in order, 1 for Monday through 7 for Sunday: "67" is Saturday and Sunday. */
export type Weekdays = string

export const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const

// At least one, each once and in order; rules allow no shorter pattern.
const IN_ORDER = /^(1|1?2|1?2?3|1?2?3?4|1?2?3?4?5|1?2?3?4?5?6|1?2?3?4?5?6?7)$/

/** Some weekdays, typed as they are stored. */
function weekdays() {
  const { limits, typed } = text({
    required: true,
    max: WEEK.length,
    pattern: IN_ORDER,
  })
  const asItIs = (value: Weekdays) => value
  return fieldOf('weekdays', { limits, typed, write: asItIs, show: asItIs })
}

/** A longer season has a typing error in its year. */
const LONGEST_SEASON_NIGHTS = 366

/** The limits of a night's price. */
export const PRICE_LIMITS = { min: 1, max: 1_000_000 } as const

const WEEK_PERCENT_LIMITS = { min: 0, max: 90 } as const

const SHORTEST_STAY_LIMITS = { min: 1, max: 90 } as const

/** A season, `/prices/seasons/{id}`. A price beyond its limits must not be shown to guests. */
export const seasonFields = {
  from: ownersDay(),
  to: ownersDay(),
  perNight: wholeAmount(PRICE_LIMITS),
  minNights: count(SHORTEST_STAY_LIMITS),
  weekendPerNight: optional(wholeAmount(PRICE_LIMITS)),
  weekPercent: optional(count(WEEK_PERCENT_LIMITS)),
  arrivalDays: optional(weekdays()),
}

/** Nights from the first through the last, inclusive. */
export type Span = { from: IsoDate; to: IsoDate }

export type SeasonDraft = ValuesOf<typeof seasonFields>

export type PriceSeason = SeasonDraft & { id: string }

/** Parses a season, or returns `null`. */
export function readSeason(stored: unknown): SeasonDraft | null {
  const read = readFields(seasonFields, stored)
  return 'values' in read && spanProblem(read.values) === null ? read.values : null
}

/** The error of a period's length as a code, or `null`. */
export function spanProblem(span: Span): 'order' | 'long' | null {
  if (nightsIn(span) < 1) return 'order'
  return nightsIn(span) > LONGEST_SEASON_NIGHTS ? 'long' : null
}

/** The number of nights of a period; less than one when it is inverted. */
export function nightsIn({ from, to }: Span): number {
  return daysBetween(from, to) + 1
}

/** Seasons by their first night; equal ones in a stable order by id. */
function sortSeasons(seasons: readonly PriceSeason[]): PriceSeason[] {
  return [...seasons].sort((one, other) =>
    `${one.from} ${one.id}` < `${other.from} ${other.id}` ? -1 : 1,
  )
}

/**
 * The season that prices a night: the shortest one, then the one that begins later, so that a
 * holiday is a short season inside summer.
 */
export function seasonOn(night: IsoDate, seasons: readonly PriceSeason[]): PriceSeason | undefined {
  return sortSeasons(seasons)
    .filter(({ from, to }) => from <= night && night <= to)
    .reduce<PriceSeason | undefined>(
      (shortest, season) => (shortest && nightsIn(shortest) < nightsIn(season) ? shortest : season),
      undefined,
    )
}

/**
 * The nights that each season prices, in order and without overlaps: summer with a holiday inside
 * it has a part before the holiday and one after.
 */
export function disjointSeasons(seasons: readonly PriceSeason[]): PriceSeason[] {
  const borders = new Set(seasons.flatMap(({ from, to }) => [from, addDays(to, 1)]))
  const parts: PriceSeason[] = []
  for (const night of [...borders].sort()) {
    const last = parts.at(-1)
    if (last && last.to >= night) last.to = addDays(night, -1)
    const season = seasonOn(night, seasons)
    if (!season) continue
    if (last?.id === season.id && addDays(last.to, 1) === night) last.to = season.to
    else parts.push({ ...season, from: night })
  }
  return parts
}

/** How guests pay the accommodation tax: in the price, or on top of it at the door. */
export const TAX_PAYMENTS = ['included', 'door'] as const

/** The terms of every stay, `/prices/terms`. */
export const termsFields = {
  /** Once for each stay. */
  cleaningFee: wholeAmount({ min: 0, max: 1_000_000 }),
  /** Of the total. */
  depositPercent: count({ min: 0, max: 100 }),
  /** The minimum stay outside seasons with their own. */
  minNights: count(SHORTEST_STAY_LIMITS),
  /** Whether a check-out day can be another guest's check-in day. */
  sameDayTurnover: checkbox(),
  /** The accommodation tax on the price without it; 0 for none. */
  taxPercent: count({ min: 0, max: 100 }),
  taxPaid: choice(TAX_PAYMENTS),
}

export type Terms = ValuesOf<typeof termsFields>

export type Prices = { seasons: readonly PriceSeason[]; terms: Terms }

const NO_TERMS: Terms = {
  cleaningFee: 0,
  depositPercent: 0,
  minNights: 1,
  sameDayTurnover: false,
  taxPercent: 0,
  taxPaid: 'included',
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

/** Whether nights between the first season and the last have no price; the seasons are in order. */
export function hasGap(seasons: readonly PriceSeason[]): boolean {
  return seasons.some(({ from }, index) => {
    const before = seasons[index - 1]
    return before !== undefined && addDays(before.to, 1) < from
  })
}

/** The lowest price a night from `today` on, or of all nights while the day is not known; `null` without prices. */
export function lowestPrice(seasons: readonly PriceSeason[], today: IsoDate | null): number | null {
  const prices = comingSeasons(seasons, today).map(({ perNight, weekendPerNight = perNight }) =>
    Math.min(perNight, weekendPerNight),
  )
  return prices.length > 0 ? Math.min(...prices) : null
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

/** Parses `/prices`, its seasons by their first night. An invalid season prices no night; invalid terms are the defaults. */
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
    seasons: sortSeasons(readable),
    terms: 'values' in agreed ? agreed.values : NO_TERMS,
    version,
    unreadable,
  }
}
