import { dateOf, daysBetween, type IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { countNights, type StayDates } from '#domain/stay/stayDates.ts'
import type { StoredPayment } from './payment.ts'

export type Income = {
  nights: number
  /** Whole lira of the total, or of a cancelled stay's kept amount. */
  income: number
  /** The part kept of a cancelled stay, which has no nights. */
  kept: number
}

type Earning = Pick<Reservation, 'dates' | 'blocked' | 'cancellation' | 'toplamUcret'>

const NO_INCOME: Income = { nights: 0, income: 0, kept: 0 }

/**
 * A stay's income, or that of its nights within `span`: each night has its share in whole lira, so
 * that adjacent periods add up to the stay. A cancelled stay's kept amount counts on its former
 * nights; blocked days have none.
 */
export function incomeOf(reservation: Earning, span?: StayDates): Income {
  const { dates, blocked, cancellation, toplamUcret } = reservation
  if (blocked || (span && !touches(dates, span))) return NO_INCOME
  const nights = countNights(dates)
  // A stored stay without nights has its income on its day.
  const shares = Math.max(1, nights)
  const begin = span ? between(0, daysBetween(dates.checkIn, span.checkIn), shares) : 0
  const end = span ? between(0, daysBetween(dates.checkIn, span.checkOut), shares) : shares
  const sum = cancellation ? cancellation.kept : toplamUcret
  const income = Math.round((sum * end) / shares) - Math.round((sum * begin) / shares)
  return cancellation
    ? { nights: 0, income, kept: income }
    : { nights: nights > 0 ? end - begin : 0, income, kept: 0 }
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** A payment of a stay. */
export type Receipt = { reservation: Reservation; payment: StoredPayment }

/** The month `month` (1 to 12) of `year` as a period; earlier and later months are of other years. */
export function monthSpan(year: number, month: number): StayDates {
  return { checkIn: firstOf(year, month), checkOut: firstOf(year, month + 1) }
}

function firstOf(year: number, month: number): IsoDate {
  const first = dateOf(year + Math.floor((month - 1) / 12), ((((month - 1) % 12) + 12) % 12) + 1, 1)
  if (first === null) throw new Error(`There is no month ${month} of ${year}`)
  return first
}

/** Whether a period contains a night of a stay, or the day of a stored stay without nights. */
function touches({ checkIn, checkOut }: StayDates, span: StayDates): boolean {
  return checkIn < span.checkOut && (checkIn >= span.checkIn || checkOut > span.checkIn)
}
