import type { IsoDate } from '#domain/date.ts'
import {
  otherArrivalDays,
  type Prices,
  shortestStay,
  type Weekdays,
} from '#domain/prices/prices.ts'
import type { Reservation } from './reservation.ts'
import { countNights, isInOrder, type StayDates } from './stayDates.ts'

/** A warning about a stay that contradicts the owners' terms but may be saved. */
export type StayWarning =
  | { code: 'sameDayIn' | 'sameDayOut'; guest: Reservation; day: IsoDate }
  | { code: 'short'; nights: number }
  | { code: 'arrival'; weekdays: Weekdays }

/**
 * The warnings for a stay beside `others`: a changeover, too few nights, a day without arrivals.
 */
export function warningsOf(
  stay: StayDates,
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

function turnovers(
  { checkIn, checkOut }: StayDates,
  others: readonly Reservation[],
): StayWarning[] {
  return others.flatMap((guest): StayWarning[] => {
    const { dates, status } = guest
    if (status === 'blocked') return []
    if (dates.checkOut === checkIn) return [{ code: 'sameDayIn', guest, day: checkIn }]
    return dates.checkIn === checkOut ? [{ code: 'sameDayOut', guest, day: checkOut }] : []
  })
}
