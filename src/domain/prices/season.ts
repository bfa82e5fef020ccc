import { addDays, daysBetween, type IsoDate } from '#domain/date.ts'
import { ownersDay } from '#domain/field/dayField.ts'
import { optional, strict } from '#domain/field/field.ts'
import { count, wholeLira } from '#domain/field/numberField.ts'
import { weekdays } from '#domain/field/weekdaysField.ts'
import { readFields, type ValuesOf } from '#domain/record.ts'

/** A longer season is a slip in the year. */
const LONGEST_SEASON_NIGHTS = 366

/** What a night may cost, in whole Turkish lira. */
export const PRICE_LIMITS = { min: 1, max: 1_000_000 } as const

/** What may be taken off a week, in percent. */
const WEEK_PERCENT_LIMITS = { min: 0, max: 90 } as const

/** How many nights a shortest stay may be. */
export const SHORTEST_STAY_LIMITS = { min: 1, max: 90 } as const

/**
 * What is stored of a season, `/prices/seasons/{id}`: its first and last night, both included, what a night costs in whole
 * Turkish lira, and the shortest stay; where owners want it, what the nights of a Friday and a Saturday cost, how many percent
 * less a stay of a week or longer, and on which days of the week guests may arrive. A price beyond its limits is a slip of the
 * hand, which no guest is to be told.
 */
export const seasonFields = {
  from: strict(ownersDay()),
  to: strict(ownersDay()),
  perNight: strict(wholeLira(PRICE_LIMITS)),
  minNights: strict(count(SHORTEST_STAY_LIMITS)),
  weekendPerNight: optional(strict(wholeLira(PRICE_LIMITS))),
  weekPercent: optional(strict(count(WEEK_PERCENT_LIMITS))),
  arrivalDays: optional(strict(weekdays())),
}

/** Nights from the first through the last, both included. */
export type Span = { from: IsoDate; to: IsoDate }

/** A season that has no id yet. */
export type SeasonDraft = ValuesOf<typeof seasonFields>

/** Nights with one price. */
export type PriceSeason = SeasonDraft & { id: string }

/** Reads what is stored of a season, or `null`. */
export function readSeason(stored: unknown): SeasonDraft | null {
  const read = readFields(seasonFields, stored)
  return 'values' in read && spanProblem(read.values) === null ? read.values : null
}

/** What is wrong with the length of a span, as a code, or `null`. */
export function spanProblem(span: Span): 'order' | 'long' | null {
  if (nightsIn(span) < 1) return 'order'
  return nightsIn(span) > LONGEST_SEASON_NIGHTS ? 'long' : null
}

/** How many nights a span holds; less than one when it is inverted. */
export function nightsIn({ from, to }: Span): number {
  return daysBetween(from, to) + 1
}

/** Whether two spans share a night; one may begin on the night after the other's last. */
function sharesNight(one: Span, other: Span): boolean {
  return one.from <= other.to && other.from <= one.to
}

/** The nights two spans share, or `null`. */
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

/** Seasons by their first night; equal ones keep a stable order by id. */
export function sortSeasons(seasons: readonly PriceSeason[]): PriceSeason[] {
  return [...seasons].sort((one, other) =>
    `${one.from} ${one.id}` < `${other.from} ${other.id}` ? -1 : 1,
  )
}

/**
 * The seasons in order, each night in one of them at most: where two overlap, which only a hand in the console can bring
 * about, the earlier one keeps the night.
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

/** Two seasons that both price some nights: guests are told the price of `one`. */
export type SeasonOverlap = { one: PriceSeason; other: PriceSeason; shared: Span }

/** Every two seasons that share nights, which no form lets in and no rule can look for. */
export function seasonOverlaps(seasons: readonly PriceSeason[]): SeasonOverlap[] {
  const sorted = sortSeasons(seasons)
  return sorted.flatMap((one, at) =>
    sorted.slice(at + 1).flatMap((other) => {
      const shared = sharedNights(one, other)
      return shared ? [{ one, other, shared }] : []
    }),
  )
}

/** The nights of `span` that no season covers. */
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
