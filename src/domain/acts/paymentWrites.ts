import * as v from 'valibot'
import { writeFields } from '#domain/record.ts'
import { type Payment, paymentFields } from '#domain/payments/payment.ts'
import { fieldsSchema } from './keptFields.ts'
import { SERVER_TIME, type Writes } from './writes.ts'

/** Parses a stored payment. */
export const paymentSchema = fieldsSchema(paymentFields)

/** A payment and its key. */
export type KeyedPayment = Payment & { key: string }

/** Parses the same with its key. */
export const keyedPaymentSchema: v.GenericSchema<unknown, KeyedPayment> = v.pipe(
  v.looseObject({ key: v.string() }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { key, ...rest } = dataset.value
    const read = v.safeParse(paymentSchema, rest)
    if (read.success) return { ...read.output, key }
    addIssue({ message: 'No payment' })
    return NEVER
  }),
)

/** A payment without its key, to record it again. */
export function withoutKey(keyed: KeyedPayment): Payment {
  const { key: _key, ...payment } = keyed
  return payment
}

/** The path of a stay's payment. */
export function paymentPath(id: string, key: string): string {
  return `payments/${id}/${key}`
}

/** The writes that record a payment by an author, with the server's time. */
export function paymentWrites(id: string, key: string, by: string, payment: Payment): Writes {
  const written = { ...writeFields(paymentFields, payment), by, at: SERVER_TIME }
  return { [paymentPath(id, key)]: written }
}
