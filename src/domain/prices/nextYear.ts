import { addDays, dateOf, type IsoDate } from '#domain/date.ts'
import { PRICE_LIMITS, type PriceSeason, type SeasonDraft } from './prices.ts'

/**
 * The seasons that begin in `year`, a year later, their prices raised by `percent` and rounded to
 * whole lira; without those that are there already, so that a year is copied once.
 */
export function seasonsForNextYear(
  seasons: readonly PriceSeason[],
  { year, percent }: { year: number; percent: number },
): SeasonDraft[] {
  return seasons
    .filter((season) => yearOf(season.from) === year)
    .flatMap((season) => {
      const { id: _, perNight, weekendPerNight, ...same } = season
      const [from, to] = [firstNextYear(same.from), lastNextYear(same.to)]
      // 29 February alone has no next year.
      if (from > to) return []
      if (seasons.some((season) => season.from === from && season.to === to)) return []
      return {
        ...same,
        from,
        to,
        perNight: raised(perNight, percent),
        ...(weekendPerNight !== undefined && { weekendPerNight: raised(weekendPerNight, percent) }),
      }
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
