import * as v from 'valibot'
import { addDays, daysBetween, type IsoDate, parseDate } from '#domain/date.ts'

/** The figures a season keeps to; `database.rules.json` holds the same. Amounts in whole Turkish lira. */
export const SEASON_LIMITS = {
  perNight: { min: 1, max: 1_000_000 },
  minNights: { min: 1, max: 90 },
  /** A longer season is a slip in the year. */
  nights: 366,
} as const

const day = v.custom<IsoDate>((text) => typeof text === 'string' && parseDate(text) === text)

/** What is stored of a season: its first and last night, both included, what a night costs and the shortest stay. */
export const seasonSchema = v.pipe(
  v.object({
    from: day,
    to: day,
    perNight: wholeWithin(SEASON_LIMITS.perNight),
    minNights: wholeWithin(SEASON_LIMITS.minNights),
  }),
  v.check(({ from, to }) => from <= to && nightsIn({ from, to }) <= SEASON_LIMITS.nights),
)

/** Nights from the first through the last, both included. */
export type Span = { from: IsoDate; to: IsoDate }

/** A season that has no id yet. */
export type SeasonDraft = v.InferOutput<typeof seasonSchema>

/** Nights with one price. */
export type PriceSeason = SeasonDraft & { id: string }

/** How many nights a span holds; less than one when it is inverted. */
export function nightsIn({ from, to }: Span): number {
  return daysBetween(from, to) + 1
}

/** Whether two spans share a night; one may begin on the night after the other's last. */
export function sharesNight(one: Span, other: Span): boolean {
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
function sortSeasons(seasons: readonly PriceSeason[]): PriceSeason[] {
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

/** A whole number from `min` through `max`. */
export function wholeWithin({ min, max }: { min: number; max: number }) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
}
