import type { Payment } from '#domain/payments/payment.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import type { Intent } from './act.ts'
import type { KeyedPayment } from './paymentWrites.ts'

// Each is the way back of the other, so that neither act can hold its own.

export type Paying = { base: Reservation; wanted: ReservationDraft; payment: Payment }
export type TakingBack = { base: Reservation; wanted: ReservationDraft; payment: KeyedPayment }

/** The intent to write a payment of a stay down. */
export function toPay(base: Reservation, payment: Payment): Intent<'pay', Paying> {
  return { verb: 'pay', base, wanted: { ...base, usesPayments: true }, payment }
}

/** The intent to take a payment of a stay back. */
export function toUnpay(base: Reservation, payment: KeyedPayment): Intent<'unpay', TakingBack> {
  return { verb: 'unpay', base, wanted: base, payment }
}
