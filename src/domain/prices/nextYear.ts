import { addDays, dateOf, type IsoDate } from '#domain/date.ts'
import {
  disjointSeasons,
  PRICE_LIMITS,
  type PriceSeason,
  type SeasonDraft,
  seasonInTheWay,
} from './season.ts'

/** A season of the next year, and the existing one with some of its nights, if any. */
export type NextSeason = { draft: SeasonDraft; inTheWay: PriceSeason | null }

/**
 * The seasons that begin in `year`, a year later, their prices raised by `percent` and rounded to
 * whole lira.
 */
export function seasonsForNextYear(
  seasons: readonly PriceSeason[],
  { year, percent }: { year: number; percent: number },
): NextSeason[] {
  return disjointSeasons(seasons)
    .filter(({ from }) => yearOf(from) === year)
    .flatMap((season) => {
      const [from, to] = [firstNextYear(season.from), lastNextYear(season.to)]
      // 29 February alone has no next year.
      if (from > to) return []
      const { id: _, perNight, weekendPerNight, ...same } = season
      const draft = {
        ...same,
        from,
        to,
        perNight: raised(perNight, percent),
        ...(weekendPerNight !== undefined && { weekendPerNight: raised(weekendPerNight, percent) }),
      }
      return [{ draft, inTheWay: seasonInTheWay(draft, seasons) }]
    })
}

function raised(price: number, percent: number): number {
  const { min, max } = PRICE_LIMITS
  return Math.min(max, Math.max(min, Math.round((price * (100 + percent)) / 100)))
}

// 29 February becomes 1 March as a first day, and the end of February as a last one, so that
// adjacent seasons stay adjacent.
function firstNextYear(day: IsoDate): IsoDate {
  return sameDayNextYear(day) ?? addDays(day, 366)
}

function lastNextYear(day: IsoDate): IsoDate {
  const dayAfter = addDays(day, 1)
  return addDays(sameDayNextYear(dayAfter) ?? addDays(dayAfter, 366), -1)
}

function sameDayNextYear(day: IsoDate): IsoDate | null {
  return dateOf(yearOf(day) + 1, Number(day.slice(5, 7)), Number(day.slice(8, 10)))
}

function yearOf(day: IsoDate): number {
  return Number(day.slice(0, 4))
}
