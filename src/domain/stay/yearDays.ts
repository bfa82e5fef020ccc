import { addDays, type IsoDate } from '#domain/date.ts'
import type { Reservation } from './reservation.ts'
import { nightsOf, overlaps, type StayDates } from './stayDates.ts'

/** The use of a day: the stay with its night, and the one that leaves before noon. */
export type DayUse = {
  night: Reservation | null
  leaving: Reservation | null
}

/**
 * The use of each day from `span.checkIn` through the day before `span.checkOut`, in calendar
 * order.
 */
export function usesOf(
  reservations: readonly Reservation[],
  span: StayDates,
): Map<IsoDate, DayUse> {
  const uses = new Map<IsoDate, DayUse>()
  for (let day = span.checkIn; day < span.checkOut; day = addDays(day, 1)) {
    uses.set(day, { night: null, leaving: null })
  }
  for (const reservation of reservations) {
    const { dates } = reservation
    for (const night of overlaps(dates, span) ? nightsOf(dates) : []) {
      const use = uses.get(night)
      if (use) use.night = reservation
    }
    const last = uses.get(dates.checkOut)
    if (last && reservation.status !== 'blocked') last.leaving = reservation
  }
  return uses
}
