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

/** Whether two periods share a night; one may begin on the night after the other's last. */
function sharesNight(one: Span, other: Span): boolean {
  return one.from <= other.to && other.from <= one.to
}

/** The nights that two periods share, or `null`. */
export function sharedNights(one: Span, other: Span): Span | null {
  if (!sharesNight(one, other)) return null
  return {
    from: one.from > other.from ? one.from : other.from,
    to: one.to < other.to ? one.to : other.to,
  }
}

/** The first season that shares a night with `span`, or `null`. */
export function seasonInTheWay(span: Span, others: readonly PriceSeason[]): PriceSeason | null {
  return sortSeasons(others).find((other) => sharesNight(span, other)) ?? null
}

/** Seasons by their first night; equal ones in a stable order by id. */
export function sortSeasons(seasons: readonly PriceSeason[]): PriceSeason[] {
  return [...seasons].sort((one, other) =>
    `${one.from} ${one.id}` < `${other.from} ${other.id}` ? -1 : 1,
  )
}

/**
 * The seasons in order, each night in at most one: if two overlap, which only the database console
 * allows, the earlier one keeps the night.
 */
export function disjointSeasons(seasons: readonly PriceSeason[]): PriceSeason[] {
  const disjoint: PriceSeason[] = []
  for (const season of sortSeasons(seasons)) {
    const last = disjoint.at(-1)
    const from = last && season.from <= last.to ? addDays(last.to, 1) : season.from
    if (from <= season.to) disjoint.push({ ...season, from })
  }
  return disjoint
}

/** Two seasons with the same nights: guests see the price of `one`. */
export type SeasonOverlap = { one: PriceSeason; other: PriceSeason; shared: Span }

/** The pairs of seasons that share nights, which the form refuses but rules cannot check. */
export function seasonOverlaps(seasons: readonly PriceSeason[]): SeasonOverlap[] {
  const sorted = sortSeasons(seasons)
  return sorted.flatMap((one, at) =>
    sorted.slice(at + 1).flatMap((other) => {
      const shared = sharedNights(one, other)
      return shared ? [{ one, other, shared }] : []
    }),
  )
}

/** The nights of `span` without a season. */
export function gapsIn(span: Span, seasons: readonly PriceSeason[]): Span[] {
  const gaps: Span[] = []
  let { from } = span
  for (const season of disjointSeasons(seasons)) {
    const covered = sharedNights({ from, to: span.to }, season)
    if (!covered) continue
    if (from < covered.from) gaps.push({ from, to: addDays(covered.from, -1) })
    from = addDays(covered.to, 1)
  }
  return from <= span.to ? [...gaps, { from, to: span.to }] : gaps
}
