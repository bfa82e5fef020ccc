import { addDays, daysBetween, type IsoDate } from '#domain/date.ts'
import { ownersDay } from '#domain/field/dayField.ts'
import { optional, strict } from '#domain/field/field.ts'
import { count, wholeLira } from '#domain/field/numberField.ts'
import { weekdays } from '#domain/field/weekdaysField.ts'
import { readFields, type ValuesOf } from '#domain/record.ts'

/** A longer season has a typing error in its year. */
const LONGEST_SEASON_NIGHTS = 366

/** The limits of a night's price in whole Turkish lira. */
export const PRICE_LIMITS = { min: 1, max: 1_000_000 } as const

const WEEK_PERCENT_LIMITS = { min: 0, max: 90 } as const

export const SHORTEST_STAY_LIMITS = { min: 1, max: 90 } as const

/** A season, `/prices/seasons/{id}`. A price beyond its limits must not be shown to guests. */
export const seasonFields = {
  from: strict(ownersDay()),
  to: strict(ownersDay()),
  perNight: strict(wholeLira(PRICE_LIMITS)),
  minNights: strict(count(SHORTEST_STAY_LIMITS)),
  weekendPerNight: optional(strict(wholeLira(PRICE_LIMITS))),
  weekPercent: optional(strict(count(WEEK_PERCENT_LIMITS))),
  arrivalDays: optional(strict(weekdays())),
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
export function sortSeasons(seasons: readonly PriceSeason[]): PriceSeason[] {
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
