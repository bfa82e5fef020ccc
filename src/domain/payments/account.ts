import type { IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import type { Payment, StoredPayment } from './payment.ts'

/** What a stay owes and has paid, in whole lira. */
export type Account = {
  /** Deposit and remainder; nothing for closed days; what is kept, of a cancelled stay. */
  agreed: number
  paid: number
  outstanding: number
  /** What was paid beyond what was agreed. */
  overpaid: number
  /** The day of arrival, by which all was to be paid, once it has gone by and not all is. */
  overdueSince: IsoDate | null
  /** The deposit has not come, and the guest neither. */
  depositAwaited: boolean
}

type Stay = ReservationDraft & Pick<Reservation, 'cancellation'>

/**
 * The account of a stay; `today` is `null` until the clock is known. A stay with the mark `usesPayments` has paid the sum of its
 * payments. One that was stored before there were payments counts as its owners counted: its deposit has come, and its
 * remainder if it is marked as collected. A cancelled stay owes what is kept, whenever that comes.
 */
export function accountOf(
  reservation: Stay,
  payments: readonly Payment[],
  today: IsoDate | null,
): Account {
  const { stay, kapora, usesPayments, kapali, cancellation } = reservation
  const agreed = agreedOn(reservation)
  const paid = usesPayments
    ? payments.reduce((sum, { amount }) => sum + amount, 0)
    : paidBefore(reservation)
  const outstanding = kapali ? 0 : Math.max(0, agreed - paid)
  const isLate = today !== null && outstanding > 0 && stay.checkIn < today && !cancellation
  const awaited = Math.min(Math.round(kapora), agreed)
  return {
    agreed,
    paid,
    outstanding,
    overpaid: kapali ? 0 : Math.max(0, paid - agreed),
    overdueSince: isLate ? stay.checkIn : null,
    depositAwaited:
      usesPayments === true && awaited > 0 && !isLate && paid < awaited && !cancellation,
  }
}

/** What is missing of the deposit that a stay is awaited for; nothing where none is. */
export function missingDeposit(reservation: ReservationDraft, account: Account): number {
  const { agreed, paid, depositAwaited } = account
  return depositAwaited ? Math.min(Math.round(reservation.kapora), agreed) - paid : 0
}

/**
 * What a stay without the mark `usesPayments` has paid, as the payment that stands before its first one; `null` when that is nothing,
 * or when its payments are written down already. It came by `date` at the latest.
 */
export function openingOf(reservation: ReservationDraft, date: IsoDate): Payment | null {
  const { stay, collectedOn = stay.checkIn, usesPayments } = reservation
  const amount = usesPayments ? 0 : paidBefore(reservation)
  if (amount === 0) return null
  return { date: collectedOn < date ? collectedOn : date, amount, yol: 'havale', ne: 'devir' }
}

/** Something that came of a stay, and its day; `null` where nobody knows it. */
type Came = { payment: Payment | StoredPayment; date: IsoDate | null }

/**
 * What came of a stay, payment by payment: the same sum as its account's. Of what had counted as paid before payments were written
 * down, the remainder came on the day it was collected, and nobody knows on which the deposit did: neither before the first
 * payment nor after it, whatever day the one that stands for it has.
 */
export function receiptsOf(reservation: Stay, payments: readonly StoredPayment[]): readonly Came[] {
  if (reservation.usesPayments)
    return payments.flatMap((payment) =>
      payment.ne === 'devir' ? partsOf(reservation, payment) : [{ payment, date: payment.date }],
    )
  const opening = openingOf(reservation, reservation.stay.checkIn)
  return opening ? partsOf(reservation, opening) : []
}

function partsOf({ kapora, collectedOn }: Stay, opening: Payment | StoredPayment): Came[] {
  const rest = collectedOn === undefined ? 0 : Math.max(0, opening.amount - Math.round(kapora))
  const parts = [
    { payment: { ...opening, amount: opening.amount - rest }, date: null },
    { payment: { ...opening, amount: rest }, date: collectedOn ?? null },
  ]
  return parts.filter(({ payment }) => payment.amount !== 0)
}

function agreedOn({ kapora, kalan, kapali, cancellation }: Stay): number {
  if (cancellation) return cancellation.kalan
  return kapali ? 0 : Math.round(kapora + kalan)
}

function paidBefore(reservation: Stay): number {
  const { kapora, collectedOn, kapali } = reservation
  if (kapali) return 0
  return collectedOn === undefined ? Math.round(kapora) : agreedOn(reservation)
}
