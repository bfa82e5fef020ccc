import type { Payment } from '#domain/payments/payment.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import type { Intent } from './act.ts'
import type { KeyedPayment } from './paymentWrites.ts'

// Each undoes the other, so neither operation can contain its own.

export type Paying = { base: Reservation; wanted: ReservationDraft; payment: Payment }
export type TakingBack = { base: Reservation; wanted: ReservationDraft; payment: KeyedPayment }

/** The command that records a payment of a stay. */
export function toPay(base: Reservation, payment: Payment): Intent<'pay', Paying> {
  return { verb: 'pay', base, wanted: { ...base, usesPayments: true }, payment }
}

/** The command that undoes a payment of a stay. */
export function toUnpay(base: Reservation, payment: KeyedPayment): Intent<'unpay', TakingBack> {
  return { verb: 'unpay', base, wanted: base, payment }
}
