import { addDays, dateOf, type IsoDate } from '#domain/date.ts'
import { UNIT } from '#domain/field/amount.ts'
import { yearSpan } from '#domain/payments/figures.ts'
import { PRICE_LIMITS, type PriceSeason, type SeasonDraft } from './prices.ts'

/** `roundTo` is one of the currency's roundings. */
type Copying = { year: number; percent: number; roundTo?: number }

/**
 * The seasons that begin in `year`, a year later, their prices raised by `percent` and rounded;
 * without those that are there already, so that a year is copied once.
 */
export function seasonsForNextYear(
  seasons: readonly PriceSeason[],
  { year, percent, roundTo = 1 }: Copying,
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
        perNight: raised(perNight, percent, roundTo),
        ...(weekendPerNight !== undefined && {
          weekendPerNight: raised(weekendPerNight, percent, roundTo),
        }),
      }
    })
}

function raised(price: number, percent: number, roundTo: number): number {
  const { min, max } = PRICE_LIMITS
  const step = roundTo * UNIT
  const rounded = Math.round((price * (100 + percent)) / 100 / step) * step
  return Math.min(max, Math.max(min, rounded))
}

/** The periods of `year` that no season has, each from its first to its last night. */
export function unpricedSpans(
  seasons: readonly Pick<SeasonDraft, 'from' | 'to'>[],
  year: number,
): { from: IsoDate; to: IsoDate }[] {
  const { checkIn: first, checkOut: end } = yearSpan(year)
  const spans: { from: IsoDate; to: IsoDate }[] = []
  for (let day = first; day < end; day = addDays(day, 1)) {
    if (seasons.some(({ from, to }) => from <= day && day <= to)) continue
    const last = spans.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else spans.push({ from: day, to: day })
  }
  return spans
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
