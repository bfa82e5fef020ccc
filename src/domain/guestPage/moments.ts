import { villa } from '#content/villa.ts'
import { addDays, type IsoDate, momentAt } from '#domain/date.ts'
import type { Stay } from '#domain/stay.ts'

/** The number of days before check-in from which a guest may read the guide. */
export const GUIDE_DAYS_BEFORE = 2

// Rules compare these with the server's clock, because they cannot parse a day.

/** Between which times the guest of a stay can read the guide, in milliseconds since 1970. */
export function guideMoments({ checkIn, checkOut }: Stay) {
  return {
    opensAt: momentOf(addDays(checkIn, -GUIDE_DAYS_BEFORE), '00:00'),
    closesAt: momentOf(checkOut, villa.checkOutBy),
  }
}

/** From when the guest of a stay can write a review. */
export function reviewMoment({ checkOut }: Pick<Stay, 'checkOut'>): number {
  return momentOf(checkOut, '00:00')
}

function momentOf(date: IsoDate, hour: string): number {
  return momentAt(villa.timeZone, `${date}T${hour}`) ?? 0
}
