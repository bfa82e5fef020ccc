import type { IsoDate } from '#domain/date.ts'
import type { Weekdays } from '#domain/field/weekdaysField.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights, isInOrder, type Stay } from '#domain/stay.ts'
import { otherArrivalDays, type Prices, shortestStay } from './prices.ts'

/** A warning about a stay that contradicts the owners' terms but may be saved. */
export type StayWarning =
  | { code: 'sameDayIn' | 'sameDayOut'; guest: string; day: IsoDate }
  | { code: 'short'; nights: number }
  | { code: 'arrival'; weekdays: Weekdays }

/**
 * The warnings for a stay beside `others`: a changeover, too few nights, a day without arrivals.
 */
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
