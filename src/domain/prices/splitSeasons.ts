import { addDays, dateOf, type IsoDate } from '#domain/date.ts'
import type { Weekdays } from '#domain/field/weekdaysField.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights, isInOrder, type Stay } from '#domain/stay.ts'
import type { SeasonChange } from './priceChange.ts'
import {
  disjointSeasons,
  gapsIn,
  PRICE_LIMITS,
  type PriceSeason,
  type SeasonDraft,
  seasonInTheWay,
  sharedNights,
  sortSeasons,
  type Span,
} from './season.ts'
import { otherArrivalDays, type Prices, shortestStay } from './prices.ts'

/** A warning about a stay that contradicts the owners' terms but may be saved. */
export type StayWarning =
  | { code: 'sameDayIn' | 'sameDayOut'; guest: string; day: IsoDate }
  | { code: 'short'; nights: number }
  | { code: 'arrival'; weekdays: Weekdays }

export function warningsOf(
  stay: Stay,
  others: readonly Reservation[],
  prices: Prices,
): StayWarning[] {
  if (!isInOrder(stay)) return []
  const nights = shortestStay(stay.checkIn, prices)
  const weekdays = otherArrivalDays(stay.checkIn, prices)
  return [
    ...(prices.terms.sameDayTurnover ? [] : turnovers(stay, others)),
    ...(countNights(stay) < nights ? [{ code: 'short', nights } as const] : []),
    ...(weekdays === null ? [] : [{ code: 'arrival', weekdays } as const]),
  ]
}

function turnovers({ checkIn, checkOut }: Stay, others: readonly Reservation[]): StayWarning[] {
  return others.flatMap(({ stay, musteriAdi: guest, blocked }): StayWarning[] => {
    if (blocked) return []
    if (stay.checkOut === checkIn) return [{ code: 'sameDayIn', guest, day: checkIn }]
    return stay.checkIn === checkOut ? [{ code: 'sameDayOut', guest, day: checkOut }] : []
  })
}

/** A season of the next year, and the existing one with some of its nights, if any. */
type NextSeason = { draft: SeasonDraft; inTheWay: PriceSeason | null }

/** The seasons of `year` a year later, their prices raised by `percent` and rounded. */
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

/** The price of some days; `minNights` for all of them, else `usualMinNights` outside seasons. */
type DaysPrice = { perNight: number; minNights?: number | undefined; usualMinNights: number }

/** Gives the nights of `span` their own price; each season there is split around them. */
export function priceDays(
  seasons: readonly PriceSeason[],
  span: Span,
  { perNight, minNights, usualMinNights }: DaysPrice,
  newId: () => string,
): SeasonChange[] {
  const added = gapsIn(span, seasons).map((gap) => ({
    id: newId(),
    seen: null,
    wanted: { ...gap, perNight, minNights: minNights ?? usualMinNights },
  }))
  const split = splitSeasons(seasons, span, newId, (season) => {
    const { weekendPerNight: _, ...kept } = season
    return { ...kept, perNight, minNights: minNights ?? season.minNights }
  })
  return [...split, ...added]
}

/** The changes that open the nights of `span` for stays of `minNights` that begin on any weekday. */
export function openDays(
  seasons: readonly PriceSeason[],
  span: Span,
  minNights: number,
  newId: () => string,
): SeasonChange[] {
  return splitSeasons(seasons, span, newId, (season) => {
    const { arrivalDays: _, ...kept } = season
    return { ...kept, minNights: Math.min(season.minNights, minNights) }
  })
}

/** Splits each season around the nights of `span`, which `change`; its first part keeps its id. */
function splitSeasons(
  seasons: readonly PriceSeason[],
  span: Span,
  newId: () => string,
  change: (season: SeasonDraft) => SeasonDraft,
): SeasonChange[] {
  return sortSeasons(seasons).flatMap(({ id, ...season }) => {
    const shared = sharedNights(span, season)
    if (!shared) return []
    const before = { ...season, to: addDays(shared.from, -1) }
    const after = { ...season, from: addDays(shared.to, 1) }
    const parts = [before, change({ ...season, ...shared }), after]
    return parts
      .filter(({ from, to }) => from <= to)
      .map((wanted, at) => ({
        id: at === 0 ? id : newId(),
        seen: at === 0 ? season : null,
        wanted,
      }))
  })
}
