import { addDays, daysBetween, type IsoDate } from '#domain/date.ts'
import { otherArrivalDays, type Prices, shortestStay } from '#domain/prices/prices.ts'
import { gapsIn, type Span } from '#domain/prices/season.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights, nightsOf, type Stay } from '#domain/stay.ts'

/** Free nights between two stays that guests cannot request, because each stay would be too short. */
export type ShortGap = {
  stay: Stay
  nights: Span
  /** The fewest nights that are asked there. */
  shortest: number
  /** Whether all nights have a price, without which they cannot be opened. */
  priced: boolean
}

/** The gaps after `today` in which no stay is long enough (stays sorted by check-in). */
export function shortGaps(
  reservations: readonly Reservation[],
  prices: Prices,
  today: IsoDate,
): ShortGap[] {
  // Without turnover on the same day, guests can neither arrive nor leave on another guest's day.
  const apart = prices.terms.sameDayTurnover ? 0 : 1
  const gaps: ShortGap[] = []
  let free: IsoDate | null = null
  for (const { stay } of reservations) {
    if (free !== null && free <= stay.checkIn) {
      const from = addDays(free, apart)
      const fitting = {
        checkIn: from < today ? today : from,
        checkOut: addDays(stay.checkIn, -apart),
      }
      const gap = shortGap(fitting, prices)
      if (gap) gaps.push(gap)
    }
    if (free === null || stay.checkOut > free) free = stay.checkOut
  }
  return gaps
}

function shortGap(stay: Stay, prices: Prices): ShortGap | null {
  if (countNights(stay) < 1) return null
  const days = nightsOf(stay)
  const fits = (day: IsoDate) =>
    otherArrivalDays(day, prices) === null &&
    shortestStay(day, prices) <= daysBetween(day, stay.checkOut)
  if (days.some(fits)) return null
  const nights = { from: stay.checkIn, to: addDays(stay.checkOut, -1) }
  return {
    stay,
    nights,
    shortest: Math.min(...days.map((day) => shortestStay(day, prices))),
    priced: gapsIn(nights, prices.seasons).length === 0,
  }
}
