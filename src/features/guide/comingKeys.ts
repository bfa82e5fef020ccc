import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'

/** More than one villa's coming guests; later ones get the guide afterwards. */
const MOST = 400

/** The page keys of present and coming guests, the next arrival first. */
export function comingKeys(reservations: readonly Reservation[], today: IsoDate): string[] {
  return reservations
    .filter(({ stay }) => stay.checkOut >= today)
    .toSorted((one, other) => (one.stay.checkIn < other.stay.checkIn ? -1 : 1))
    .flatMap(({ guestKey }) => guestKey ?? [])
    .slice(0, MOST)
}
