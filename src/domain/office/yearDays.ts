import { addDays, daysBetween, type IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { isInOrder, nightsOf, overlaps, type Stay } from '#domain/stay.ts'

/** Consecutive nights of one stay, or free ones: `who` is `null` then. */
export type Stretch = { from: IsoDate; nights: number; who: Reservation | null }

export type FortnightDay = { day: IsoDate; leaves: boolean; comes: boolean }

const FORTNIGHT = 14

/** The next fourteen days in rows of `rowDays`: each with its days and its nights by stay. */
export function fortnightFrom(
  reservations: readonly Reservation[],
  today: IsoDate,
  rowDays: 7 | 14,
): { days: FortnightDay[]; stretches: Stretch[] }[] {
  return Array.from({ length: FORTNIGHT / rowDays }, (_, row) => {
    const from = addDays(today, row * rowDays)
    const uses = usesOf(reservations, { checkIn: from, checkOut: addDays(from, rowDays) })
    const stretches: Stretch[] = []
    for (const [day, { night }] of uses) {
      const last = stretches.at(-1)
      if (last && last.who === night) last.nights += 1
      else stretches.push({ from: day, nights: 1, who: night })
    }
    const days = [...uses].map(([day, { night, leaving }]) => ({
      day,
      leaves: leaving !== null,
      comes: night !== null && !night.blocked && night.stay.checkIn === day,
    }))
    return { days, stretches }
  })
}

/** The column in which a block begins, from 1. */
export function columnOf({ from }: Stretch, [first]: readonly FortnightDay[]): number {
  return first ? daysBetween(first.day, from) + 1 : 1
}

/** The use of a day: the stay with its night, and the one that leaves before noon. */
export type DayUse = {
  night: Reservation | null
  leaving: Reservation | null
}

/**
 * The use of each day from `span.checkIn` through the day before `span.checkOut`, in calendar
 * order.
 */
export function usesOf(reservations: readonly Reservation[], span: Stay): Map<IsoDate, DayUse> {
  const uses = new Map<IsoDate, DayUse>()
  for (let day = span.checkIn; day < span.checkOut; day = addDays(day, 1)) {
    uses.set(day, { night: null, leaving: null })
  }
  for (const reservation of reservations) {
    const { stay } = reservation
    for (const night of overlaps(stay, span) ? nightsOf(stay) : []) {
      const use = uses.get(night)
      if (use) use.night = reservation
    }
    const last = uses.get(stay.checkOut)
    if (last && !reservation.blocked) last.leaving = reservation
  }
  return uses
}

/** The free stay from `day` on: up to `longest` nights or the next guest. */
export function freeStayFrom(
  reservations: readonly Reservation[],
  day: IsoDate,
  longest: number,
): Stay {
  const checkOut = reservations
    .filter(({ stay }) => stay.checkIn > day && isInOrder(stay))
    .reduce(
      (first, { stay }) => (stay.checkIn < first ? stay.checkIn : first),
      addDays(day, longest),
    )
  return { checkIn: day, checkOut }
}
