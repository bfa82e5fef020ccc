import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'

/** More than a house has guests to come; who is beyond is given the guide later. */
const MOST = 400

/** The keys of the pages of guests who are there or still to come, the next first. */
export function comingKeys(reservations: readonly Reservation[], today: IsoDate): string[] {
  return reservations
    .filter(({ stay }) => stay.checkOut >= today)
    .toSorted((one, other) => (one.stay.checkIn < other.stay.checkIn ? -1 : 1))
    .flatMap(({ guestKey }) => guestKey ?? [])
    .slice(0, MOST)
}
