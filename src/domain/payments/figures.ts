import { dateOf, daysBetween, type IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft } from '#domain/stay/reservation.ts'
import { type Sums, sumsOf } from '#domain/stay/money.ts'
import { damageOf } from '#domain/stay/priceLines.ts'
import { countNights, sharedDates, type StayDates } from '#domain/stay/stayDates.ts'
import type { StayTerms } from '#domain/stay/terms.ts'
import { type Ledger, paymentsOf, sumsIn } from './ledger.ts'
import type { StoredPayment } from './payment.ts'

export type Income = {
  nights: number
  /** The total of the nights. */
  income: number
  /** The kept amount of a cancelled stay, which has no nights. */
  kept: number
}

const NO_INCOME: Income = { nights: 0, income: 0, kept: 0 }

/**
 * A stay's income by its sums, or that of its nights within `span`: each night has its share in whole
 * units, so that adjacent periods add up to the stay. A cancelled stay's kept amount counts on its
 * former nights; held and blocked days have none.
 */
export function incomeOf(
  { dates, status }: ReservationDraft,
  { agreed, kept }: Sums,
  span?: StayDates,
): Income {
  const isSold = status === 'booked' || status === 'cancelled'
  if (!isSold || (span && !touches(dates, span))) return NO_INCOME
  const nights = countNights(dates)
  // A stored stay without nights has its income on its day.
  const shares = Math.max(1, nights)
  const begin = span ? between(0, daysBetween(dates.checkIn, span.checkIn), shares) : 0
  const end = span ? between(0, daysBetween(dates.checkIn, span.checkOut), shares) : shares
  const shareOf = (sum: number) =>
    Math.round((sum * end) / shares) - Math.round((sum * begin) / shares)
  return status === 'cancelled'
    ? { nights: 0, income: 0, kept: shareOf(kept) }
    : { nights: nights > 0 ? end - begin : 0, income: shareOf(agreed), kept: 0 }
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

/** The figures of a period. */
export type Figures = {
  /** Nights that a guest pays for. */
  nights: number
  /** Nights that nobody has booked, held or closed. */
  free: number
  /** The paid nights divided by the ones that are not blocked, from 0 through 1. */
  occupancy: number
  /** The stays' totals by night. */
  income: number
  /** The kept amounts of cancelled stays, by their former nights. */
  kept: number
  /** The payments of the period without the refunds. */
  received: number
  refunded: number
  /** The debts of stays that begin in the period. */
  outstanding: number
  /** The accommodation tax of each stay as it was agreed, estimated from its income less what is charged for damage; not rounded. */
  tax: number
}

/**
 * The figures of the nights from `checkIn` up to, not including, `checkOut`; `stays` includes
 * cancelled ones. A stay without an agreement has the tax of `taxTerms`.
 */
export function figuresOf(
  stays: readonly Reservation[],
  ledger: Ledger,
  span: StayDates,
  taxTerms: TaxTerms,
): Figures {
  let [nights, held, closed, income, tax, kept, received, refunded, outstanding] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]
  for (const stay of stays) {
    if (stay.status === 'blocked') closed += nightsWithin(stay.dates, span)
    if (stay.status === 'held') held += nightsWithin(stay.dates, span)
    const sums = sumsIn(ledger, stay)
    const earned = incomeOf(stay, sums, span)
    nights += earned.nights
    income += earned.income
    const damage = incomeOf(stay, { ...sums, agreed: damageOf(stay) }, span).income
    tax += taxOn(earned.income - damage, stay.agreement ?? taxTerms)
    kept += earned.kept
    const paid = sumsOf(
      stay,
      paymentsOf(ledger, stay).filter(({ date }) => isIn(span, date)),
    )
    received += paid.received
    refunded += paid.refunded
    if (isIn(span, stay.dates.checkIn)) outstanding += sums.owed
  }
  const sellable = Math.max(0, countNights(span) - closed)
  return {
    nights,
    free: Math.max(0, sellable - nights - held),
    occupancy: sellable === 0 ? 0 : Math.min(1, nights / sellable),
    income,
    kept,
    received,
    refunded,
    outstanding,
    tax,
  }
}

export type TaxTerms = Pick<StayTerms, 'taxPercent' | 'taxPaid'>

/** The accommodation tax on an income, which contains it unless it is paid at the door. */
function taxOn(income: number, { taxPercent = 0, taxPaid }: TaxTerms): number {
  if (taxPaid === undefined) return 0
  switch (taxPaid) {
    case 'included':
      return (income * taxPercent) / (100 + taxPercent)
    case 'door':
      return (income * taxPercent) / 100
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
  const shared = sharedDates(stay, span)
  return shared ? countNights(shared) : 0
}
