import { daysBetween, type IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { covers } from '#domain/stay.ts'

/** What one day asks of the owners; every list in the order in which the stays begin. */
export type OfficeDay = {
  arriving: readonly Reservation[]
  leaving: readonly Reservation[]
  /** In the house before and after this day: neither arriving nor leaving. */
  staying: readonly Reservation[]
  /** Closed days that this day is one of. */
  closed: readonly Reservation[]
  /** One guest leaves and another arrives. */
  turnover: boolean
}

/** What happens on `day` (stays sorted by check-in). */
export function officeDay(reservations: readonly Reservation[], day: IsoDate): OfficeDay {
  const guests = reservations.filter(({ kapali }) => !kapali)
  const arriving = guests.filter(({ stay }) => stay.checkIn === day)
  const leaving = guests.filter(({ stay }) => stay.checkOut === day)
  return {
    arriving,
    leaving,
    staying: guests.filter(({ stay }) => stay.checkIn < day && day < stay.checkOut),
    closed: reservations.filter(({ kapali, stay }) => kapali && covers(stay, day)),
    turnover: arriving.length > 0 && leaving.length > 0,
  }
}

/** The next days on which one guest leaves and another arrives, from `today` on. */
export function turnoverDays(
  reservations: readonly Reservation[],
  today: IsoDate,
): { day: IsoDate; leaving: Reservation; arriving: Reservation }[] {
  const guests = reservations.filter(({ kapali }) => !kapali)
  const leavingOn = new Map(guests.map((each) => [each.stay.checkOut, each]))
  return guests.flatMap((arriving) => {
    const day = arriving.stay.checkIn
    const leaving = leavingOn.get(day)
    return day >= today && leaving && leaving.id !== arriving.id ? [{ day, leaving, arriving }] : []
  })
}

/**
 * The next free nights from `today` on: from the first night nobody holds up to the next check-in, `checkOut` `null` when
 * nobody comes after it. Only gaps of at least `nights`.
 */
export function nextGap(
  reservations: readonly Reservation[],
  today: IsoDate,
  nights = 1,
): { checkIn: IsoDate; checkOut: IsoDate | null } {
  let free = today
  for (const { stay } of reservations) {
    if (stay.checkOut <= free) continue
    if (daysBetween(free, stay.checkIn) >= nights) {
      return { checkIn: free, checkOut: stay.checkIn }
    }
    free = stay.checkOut
  }
  return { checkIn: free, checkOut: null }
}
