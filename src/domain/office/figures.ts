import { dateOf, type IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import { countNights, type Stay } from '#domain/stay.ts'
import { incomeOf } from './income.ts'

/** What a span of the calendar brought; amounts in lira. */
export type Figures = {
  /** Nights a guest pays for; closed nights are none. */
  sold: number
  /** Nights that are neither sold nor closed. */
  free: number
  closed: number
  /** Sold nights of those that could be sold, from 0 through 1. */
  occupancy: number
  /** Stays that begin in the span. */
  stays: number
  /** The totals of the stays, each night its share, and what is kept of cancelled ones, to the lira. */
  income: number
  /** `income` of the sold nights, by night; 0 when none is sold. */
  perNight: number
  /** Deposits of stays that begin in the span. */
  deposits: number
  /** What has come of stays that begin in the span, or would have. */
  paid: number
  /** What is outstanding of them. */
  owed: number
}

/** The figures of the nights from `checkIn` up to, not including, `checkOut`; `reservations` holds the cancelled stays, too. */
export function figuresOf(
  reservations: readonly Reservation[],
  ledger: Ledger,
  span: Stay,
): Figures {
  let [sold, closed, stays, income, kept, deposits, paid, owed] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const reservation of reservations) {
    if (reservation.kapali) {
      closed += reservation.cancellation ? 0 : nightsWithin(reservation.stay, span)
      continue
    }
    const brought = incomeOf(reservation, span)
    sold += brought.nights
    income += brought.income
    kept += brought.kept
    if (!beginsIn(span, reservation)) continue
    const account = accountIn(ledger, reservation, null)
    paid += account.paid
    owed += account.outstanding
    if (reservation.cancellation) continue
    stays += 1
    deposits += reservation.kapora
  }
  const sellable = Math.max(0, countNights(span) - closed)
  return {
    sold,
    closed,
    free: Math.max(0, sellable - sold),
    occupancy: sellable === 0 ? 0 : Math.min(1, sold / sellable),
    stays,
    income,
    perNight: sold === 0 ? 0 : Math.round((income - kept) / sold),
    deposits,
    paid,
    owed,
  }
}

/** Whether a stay begins in a span. */
export function beginsIn(span: Stay, { stay }: Pick<Reservation, 'stay'>): boolean {
  return span.checkIn <= stay.checkIn && stay.checkIn < span.checkOut
}

/** The month `month` (1 to 12) of `year` as a span; past December it goes on into the next year. */
export function monthSpan(year: number, month: number): Stay {
  return { checkIn: firstOf(year, month), checkOut: firstOf(year, month + 1) }
}

/** The whole year as a span. */
export function yearSpan(year: number): Stay {
  return { checkIn: firstOf(year, 1), checkOut: firstOf(year + 1, 1) }
}

function nightsWithin(stay: Stay, span: Stay): number {
  const checkIn = stay.checkIn > span.checkIn ? stay.checkIn : span.checkIn
  const checkOut = stay.checkOut < span.checkOut ? stay.checkOut : span.checkOut
  return Math.max(0, countNights({ checkIn, checkOut }))
}

function firstOf(year: number, month: number): IsoDate {
  const first = dateOf(year + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1, 1)
  if (first === null) throw new Error(`There is no month ${month} of ${year}`)
  return first
}
