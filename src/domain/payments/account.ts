import type { IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import type { Payment } from './payment.ts'

/**
 * The stay without what is still owed, which counts as a discount: the balance is reduced, and the
 * deposit if that is not enough.
 */
export function closed<Stay extends ReservationDraft>(
  stay: Stay,
  owed: number,
  reason: string,
): Stay {
  const fromBalance = Math.min(stay.kalan, owed)
  return {
    ...stay,
    kalan: stay.kalan - fromBalance,
    kapora: stay.kapora - (owed - fromBalance),
    toplamUcret: Math.max(0, stay.toplamUcret - owed),
    discount: (stay.discount ?? 0) + owed,
    discountReason: reason,
  }
}

/** The stay with its discount owed again. */
export function reopened<Stay extends ReservationDraft>(stay: Stay): Stay {
  const { discount = 0, kalan, toplamUcret } = stay
  const open = { ...stay, kalan: kalan + discount, toplamUcret: toplamUcret + discount }
  delete open.discount
  delete open.discountReason
  return open
}

export type Account = {
  /** Deposit and balance; 0 for blocked days; the kept amount of a cancelled stay. */
  agreed: number
  paid: number
  outstanding: number
  overpaid: number
  /** The arrival day, once it has passed with an amount due. */
  overdueSince: IsoDate | null
  /** The deposit is unpaid, and the guest has not arrived. */
  depositAwaited: boolean
}

type Stay = ReservationDraft & Pick<Reservation, 'cancellation'>

/**
 * The account of a stay; `today` is `null` until the clock is known. With the mark `usesPayments`,
 * the paid amount is the sum of its payments. An older stay has its deposit paid, and its balance
 * if marked as collected. A cancelled stay owes the kept amount, without a date.
 */
export function accountOf(
  reservation: Stay,
  payments: readonly Payment[],
  today: IsoDate | null,
): Account {
  const { stay, kapora, usesPayments, blocked, cancellation } = reservation
  const agreed = agreedOn(reservation)
  const paid = usesPayments
    ? payments.reduce((sum, { amount }) => sum + amount, 0)
    : paidBefore(reservation)
  const outstanding = blocked ? 0 : Math.max(0, agreed - paid)
  const isLate = today !== null && outstanding > 0 && stay.checkIn < today && !cancellation
  const awaited = Math.min(Math.round(kapora), agreed)
  return {
    agreed,
    paid,
    outstanding,
    overpaid: blocked ? 0 : Math.max(0, paid - agreed),
    overdueSince: isLate ? stay.checkIn : null,
    depositAwaited:
      usesPayments === true && awaited > 0 && !isLate && paid < awaited && !cancellation,
  }
}

/** The unpaid part of a due deposit; 0 if none is due. */
export function missingDeposit(reservation: ReservationDraft, account: Account): number {
  const { agreed, paid, depositAwaited } = account
  return depositAwaited ? Math.min(Math.round(reservation.kapora), agreed) - paid : 0
}

/**
 * The paid amount of a stay without the mark `usesPayments` as the payment before its first one;
 * `null` for none, or if its payments are recorded. Paid by `date` at the latest.
 */
export function openingOf(reservation: ReservationDraft, date: IsoDate): Payment | null {
  const { stay, collectedOn = stay.checkIn, usesPayments } = reservation
  const amount = usesPayments ? 0 : paidBefore(reservation)
  if (amount === 0) return null
  return {
    date: collectedOn < date ? collectedOn : date,
    amount,
    method: 'transfer',
    purpose: 'carried',
  }
}

function agreedOn({ kapora, kalan, blocked, cancellation }: Stay): number {
  if (cancellation) return cancellation.kept
  return blocked ? 0 : Math.round(kapora + kalan)
}

function paidBefore(reservation: Stay): number {
  const { kapora, collectedOn, blocked } = reservation
  if (blocked) return 0
  return collectedOn === undefined ? Math.round(kapora) : agreedOn(reservation)
}
