import { addDays, type IsoDate } from '#domain/date.ts'
import { type SeasonLedger, situationIn } from '#domain/payments/ledger.ts'
import type { NextLetter } from './nextLetter.ts'
import type { Reservation } from './reservation.ts'
import { type AmountDue, expectedOn } from './money.ts'
import { covers } from './stayDates.ts'

/** An amount due of a stay. */
export type StayDue = AmountDue & { reservation: Reservation }

/** The amounts due by date; every list in the order of check-in. */
export type Dues = {
  /** Due from guests before today, deposits included. */
  late: readonly StayDue[]
  /** Balances that are due today. */
  today: readonly StayDue[]
  /** Balances that are due within the next six days. */
  week: readonly StayDue[]
  /** Deposits that are awaited. */
  deposits: readonly StayDue[]
  /** What guests of cancelled stays still owe. */
  cancelled: readonly StayDue[]
  /** The amounts that the owners have to return. */
  refunds: readonly StayDue[]
}

const DAYS_AHEAD = 6

/** The amounts due of stays on `today` (stays sorted by check-in). */
export function duesOn(
  reservations: readonly Reservation[],
  ledger: SeasonLedger,
  today: IsoDate,
): Dues {
  const end = addDays(today, DAYS_AHEAD)
  const all = reservations.flatMap((reservation) => {
    const { due, later } = situationIn(ledger, reservation, today)
    return [due, later].flatMap((amount) => (amount ? [{ ...amount, reservation }] : []))
  })
  const owed = all.filter(({ kind }) => kind !== 'refund')
  const onTime = owed.filter(({ isLate }) => !isLate)
  const balances = onTime.filter(({ kind }) => kind === 'balance')
  const isOfCancelled = ({ reservation }: StayDue) => reservation.status === 'cancelled'
  const coming = balances.filter((each) => !isOfCancelled(each))
  const dayOf = (due: StayDue) => expectedOn(due, due.reservation.dates) ?? ''
  return {
    late: owed.filter(({ isLate }) => isLate),
    today: coming.filter((each) => each.isNow || dayOf(each) === today),
    week: coming.filter((each) => !each.isNow && today < dayOf(each) && dayOf(each) <= end),
    deposits: onTime.filter(({ kind }) => kind === 'deposit'),
    cancelled: balances.filter(isOfCancelled),
    refunds: all.filter(({ kind }) => kind === 'refund'),
  }
}

/** A letter that comes next to the guest of a stay. */
export type LetterDue = NextLetter & { reservation: Reservation }

/** The letters that come next on `today`, in the order of the stays. */
export function lettersOn(
  stays: readonly Reservation[],
  ledger: SeasonLedger,
  today: IsoDate,
): LetterDue[] {
  return stays.flatMap((reservation) => {
    const { letter } = situationIn(ledger, reservation, today)
    return letter ? [{ ...letter, reservation }] : []
  })
}

/** The events of one day; every list in the order of check-in. */
export type OfficeDay = {
  arriving: readonly Reservation[]
  leaving: readonly Reservation[]
  /** Present before and after this day. */
  staying: readonly Reservation[]
  /** Blocked days that include this day. */
  closed: readonly Reservation[]
  /** One guest leaves and another arrives. */
  turnover: boolean
}

/** The events on `day` (stays sorted by check-in). */
export function officeDay(reservations: readonly Reservation[], day: IsoDate): OfficeDay {
  const guests = reservations.filter(({ status }) => status !== 'blocked')
  const arriving = guests.filter(({ dates }) => dates.checkIn === day)
  const leaving = guests.filter(({ dates }) => dates.checkOut === day)
  return {
    arriving,
    leaving,
    staying: guests.filter(({ dates }) => dates.checkIn < day && day < dates.checkOut),
    closed: reservations.filter(({ status, dates }) => status === 'blocked' && covers(dates, day)),
    turnover: arriving.length > 0 && leaving.length > 0,
  }
}

/** The number of days after today whose guests are shown today. */
const COMING_DAYS = 7

/** The days from `today` on, of today and the next seven, on which guests leave or arrive. */
export function comingDays(
  reservations: readonly Reservation[],
  today: IsoDate,
): (OfficeDay & { date: IsoDate })[] {
  return Array.from({ length: COMING_DAYS + 1 }, (_, index) => addDays(today, index))
    .map((date) => ({ date, ...officeDay(reservations, date) }))
    .filter(({ arriving, leaving }) => arriving.length + leaving.length > 0)
}
