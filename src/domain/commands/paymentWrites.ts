import { type Payment, writePayment } from '#domain/payments/payment.ts'
import { SERVER_TIME, type Writes } from './writes.ts'

/** A payment and its key. */
export type KeyedPayment = Payment & { key: string }

/** A payment without its key, to be added again. */
export function withoutKey(keyed: KeyedPayment): Payment {
  const { key: _key, ...payment } = keyed
  return payment
}

/** The path of a payment. */
export function paymentPath(id: string, key: string): string {
  return `payments/${id}/${key}`
}

/** Writes a payment in the name of `by` and at the server's time. */
export function paymentWrites(id: string, key: string, by: string, payment: Payment): Writes {
  const written = { ...writePayment(payment), by, at: SERVER_TIME }
  return { [paymentPath(id, key)]: written }
}
