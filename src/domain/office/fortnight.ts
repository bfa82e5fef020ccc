import { addDays, daysBetween, type IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { usesOf } from './yearDays.ts'

/** Some nights on end that one stay has, or nobody: `who` is `null` then. */
export type Stretch = { from: IsoDate; nights: number; who: Reservation | null }

/** One of the days: whether somebody leaves on it, and somebody comes. */
export type FortnightDay = { day: IsoDate; leaves: boolean; comes: boolean }

const FORTNIGHT = 14

/** The next fourteen days in rows of `rowDays`: each with its days, and its nights by who has them. */
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
      comes: night !== null && !night.kapali && night.stay.checkIn === day,
    }))
    return { days, stretches }
  })
}

/** In which column of its row a stretch begins, from 1. */
export function columnOf({ from }: Stretch, [first]: readonly FortnightDay[]): number {
  return first ? daysBetween(first.day, from) + 1 : 1
}
