import { daysBetween } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights, type Stay, touches } from '#domain/stay.ts'

/** What a stay brings by its nights. */
export type Income = {
  /** Nights that a guest pays for. */
  nights: number
  /** Whole lira: of the total, or of what is kept of a stay that was cancelled. */
  income: number
  /** What of it is kept of a stay that was cancelled, which has no nights. */
  kept: number
}

type Earning = Pick<Reservation, 'stay' | 'kapali' | 'cancellation' | 'toplamUcret'>

const NO_INCOME: Income = { nights: 0, income: 0, kept: 0 }

/**
 * What a stay brings, or its nights within `span` alone: each night its share, to the whole lira, so that spans which follow each
 * other add up to the stay. What is kept of a cancelled stay stands where its nights would have; closed days bring nothing.
 */
export function incomeOf(reservation: Earning, span?: Stay): Income {
  const { stay, kapali, cancellation, toplamUcret } = reservation
  if (kapali || (span && !touches(stay, span))) return NO_INCOME
  const nights = countNights(stay)
  // A stored stay of no night has its income on its day.
  const shares = Math.max(1, nights)
  const begin = span ? between(0, daysBetween(stay.checkIn, span.checkIn), shares) : 0
  const end = span ? between(0, daysBetween(stay.checkIn, span.checkOut), shares) : shares
  const sum = cancellation ? cancellation.kalan : toplamUcret
  const income = Math.round((sum * end) / shares) - Math.round((sum * begin) / shares)
  return cancellation
    ? { nights: 0, income, kept: income }
    : { nights: nights > 0 ? end - begin : 0, income, kept: 0 }
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
