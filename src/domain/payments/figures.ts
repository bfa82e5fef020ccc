import { dateOf, daysBetween, type IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft } from '#domain/stay/reservation.ts'
import { agreedOn } from '#domain/stay/situation.ts'
import { countNights, type StayDates } from '#domain/stay/stayDates.ts'
import { type Ledger, paymentsOf, sumsIn } from './ledger.ts'
import type { StoredPayment } from './payment.ts'

export type Income = {
  nights: number
  /** Whole lira of the total, or of a cancelled stay's kept amount. */
  income: number
  /** The part kept of a cancelled stay, which has no nights. */
  kept: number
}

const NO_INCOME: Income = { nights: 0, income: 0, kept: 0 }

/**
 * A stay's income, or that of its nights within `span`: each night has its share in whole lira, so
 * that adjacent periods add up to the stay. A cancelled stay's kept amount counts on its former
 * nights; held and blocked days have none.
 */
export function incomeOf(reservation: ReservationDraft, span?: StayDates): Income {
  const { dates, status } = reservation
  const isSold = status === 'booked' || status === 'cancelled'
  if (!isSold || (span && !touches(dates, span))) return NO_INCOME
  const nights = countNights(dates)
  // A stored stay without nights has its income on its day.
  const shares = Math.max(1, nights)
  const begin = span ? between(0, daysBetween(dates.checkIn, span.checkIn), shares) : 0
  const end = span ? between(0, daysBetween(dates.checkIn, span.checkOut), shares) : shares
  const sum = agreedOn(reservation)
  const income = Math.round((sum * end) / shares) - Math.round((sum * begin) / shares)
  return status === 'cancelled'
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

/** The figures of a period; amounts in lira. */
export type Figures = {
  /** Nights that a guest pays for. */
  nights: number
  /** Those nights divided by the ones that are not blocked, from 0 through 1. */
  occupancy: number
  /** The stays' totals by night, and the kept amounts of cancelled ones, in whole lira. */
  income: number
  /** The payments of the period, less refunds. */
  received: number
  /** What is still owed for stays that begin in the period. */
  outstanding: number
  /** The accommodation tax on the income from nights, to the kuruş; none on kept amounts. */
  tax: number
}

/**
 * The figures of the nights from `checkIn` up to, not including, `checkOut`; `stays` includes
 * cancelled ones.
 */
export function figuresOf(
  stays: readonly Reservation[],
  ledger: Ledger,
  span: StayDates,
  taxPercent: number,
): Figures {
  let [nights, closed, income, kept, received, outstanding] = [0, 0, 0, 0, 0, 0]
  for (const stay of stays) {
    if (stay.status === 'blocked') closed += nightsWithin(stay.dates, span)
    const earned = incomeOf(stay, span)
    nights += earned.nights
    income += earned.income
    kept += earned.kept
    for (const { date, amount } of paymentsOf(ledger, stay))
      if (isIn(span, date)) received += amount
    if (isIn(span, stay.dates.checkIn)) outstanding += sumsIn(ledger, stay).owed
  }
  const sellable = Math.max(0, countNights(span) - closed)
  return {
    nights,
    occupancy: sellable === 0 ? 0 : Math.min(1, nights / sellable),
    income,
    received,
    outstanding,
    tax: ((income - kept) * taxPercent) / 100,
  }
}

/** The payments of active and cancelled stays within a period, by day. */
export function receiptsIn(
  stays: readonly Reservation[],
  ledger: Ledger,
  span: StayDates,
): readonly Receipt[] {
  return stays
    .flatMap((reservation) =>
      paymentsOf(ledger, reservation).map((payment) => ({ reservation, payment })),
    )
    .filter(({ payment: { date } }) => isIn(span, date))
    .sort((one, other) => (one.payment.date < other.payment.date ? -1 : 1))
}

/** The whole year as a period. */
export function yearSpan(year: number): StayDates {
  return { checkIn: monthSpan(year, 1).checkIn, checkOut: monthSpan(year + 1, 1).checkIn }
}

function isIn(span: StayDates, day: IsoDate): boolean {
  return span.checkIn <= day && day < span.checkOut
}

function nightsWithin(stay: StayDates, span: StayDates): number {
  const checkIn = stay.checkIn > span.checkIn ? stay.checkIn : span.checkIn
  const checkOut = stay.checkOut < span.checkOut ? stay.checkOut : span.checkOut
  return Math.max(0, countNights({ checkIn, checkOut }))
}
