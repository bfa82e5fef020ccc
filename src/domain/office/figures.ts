import { dateOf, dayIn, daysBetween, type IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import { countNights, type Stay, touches } from '#domain/stay.ts'
import { madeAtOf } from '#domain/pushId.ts'

export type Income = {
  nights: number
  /** Whole lira of the total, or of a cancelled stay's kept amount. */
  income: number
  /** The part kept of a cancelled stay, which has no nights. */
  kept: number
}

type Earning = Pick<Reservation, 'stay' | 'blocked' | 'cancellation' | 'toplamUcret'>

const NO_INCOME: Income = { nights: 0, income: 0, kept: 0 }

/**
 * A stay's income, or that of its nights within `span`: each night has its share in whole lira, so
 * that adjacent periods add up to the stay. A cancelled stay's kept amount counts on its former
 * nights; blocked days have none.
 */
export function incomeOf(reservation: Earning, span?: Stay): Income {
  const { stay, blocked, cancellation, toplamUcret } = reservation
  if (blocked || (span && !touches(stay, span))) return NO_INCOME
  const nights = countNights(stay)
  // A stored stay without nights has its income on its day.
  const shares = Math.max(1, nights)
  const begin = span ? between(0, daysBetween(stay.checkIn, span.checkIn), shares) : 0
  const end = span ? between(0, daysBetween(stay.checkIn, span.checkOut), shares) : shares
  const sum = cancellation ? cancellation.kept : toplamUcret
  const income = Math.round((sum * end) / shares) - Math.round((sum * begin) / shares)
  return cancellation
    ? { nights: 0, income, kept: income }
    : { nights: nights > 0 ? end - begin : 0, income, kept: 0 }
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** How long before check-in stays were entered. */
type Lead = {
  /** The average in days; `null` without data. */
  days: number | null
  /** The number of stays without data: with an id of unknown time, or entered after arrival. */
  unknown: number
}

/**
 * The lead of the stays that begin within a period, by days of `timeZone`; without cancelled stays
 * and blocked days.
 */
export function leadOf(reservations: readonly Reservation[], span: Stay, timeZone: string): Lead {
  let [days, known, unknown] = [0, 0, 0]
  for (const { id, blocked, cancellation, stay } of reservations) {
    if (blocked || cancellation || !beginsIn(span, { stay })) continue
    const madeAt = madeAtOf(id)
    const lead = madeAt === null ? -1 : daysBetween(dayIn(timeZone, madeAt), stay.checkIn)
    if (lead < 0) unknown += 1
    else {
      known += 1
      days += lead
    }
  }
  return { days: known === 0 ? null : Math.round(days / known), unknown }
}

/** The figures of a period; amounts in lira. */
export type Figures = {
  /** Nights that a guest pays for, without blocked ones. */
  sold: number
  /** Nights that are neither sold nor blocked. */
  free: number
  closed: number
  /** Sold nights divided by available ones, from 0 through 1. */
  occupancy: number
  stays: number
  /** The stays' totals by night, and the kept amounts of cancelled ones, in whole lira. */
  income: number
  /** `income` of the sold nights, by night; 0 without any. */
  perNight: number
  /** Deposits of stays that begin in the period. */
  deposits: number
  /** The paid amounts of stays that begin in the period. */
  paid: number
  owed: number
}

/**
 * The figures of the nights from `checkIn` up to, not including, `checkOut`; `reservations`
 * includes cancelled stays.
 */
export function figuresOf(
  reservations: readonly Reservation[],
  ledger: Ledger,
  span: Stay,
): Figures {
  let [sold, closed, stays, income, kept, deposits, paid, owed] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const reservation of reservations) {
    if (reservation.blocked) {
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

/** Whether a stay begins in a period. */
export function beginsIn(span: Stay, { stay }: Pick<Reservation, 'stay'>): boolean {
  return span.checkIn <= stay.checkIn && stay.checkIn < span.checkOut
}

/** The month `month` (1 to 12) of `year` as a period; later months continue in the next year. */
export function monthSpan(year: number, month: number): Stay {
  return { checkIn: firstOf(year, month), checkOut: firstOf(year, month + 1) }
}

/** The whole year as a period. */
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
