import { addDays, type IsoDate, momentAt } from '#domain/date.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'

/** The number of days before check-in from which a guest may read the guide. */
export const GUIDE_DAYS_BEFORE = 2

// Rules compare these with the server's clock, because they cannot parse a day.

/** The villa's time zone, and until when its guests may stay on the last day, HH:mm. */
export type VillaTimes = { timeZone: string; checkOutBy: string }

/** Between which times the guest of a stay can read the guide, in milliseconds since 1970. */
export function guideMoments(
  { checkIn, checkOut }: StayDates,
  { timeZone, checkOutBy }: VillaTimes,
) {
  return {
    opensAt: momentOf(addDays(checkIn, -GUIDE_DAYS_BEFORE), '00:00', timeZone),
    closesAt: momentOf(checkOut, checkOutBy, timeZone),
  }
}

/** From when the guest of a stay can write a review. */
export function reviewMoment(checkOut: IsoDate, timeZone: string): number {
  return momentOf(checkOut, '00:00', timeZone)
}

function momentOf(date: IsoDate, hour: string, timeZone: string): number {
  return momentAt(timeZone, `${date}T${hour}`) ?? 0
}
