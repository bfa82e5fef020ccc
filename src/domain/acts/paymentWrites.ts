import * as v from 'valibot'
import { writeFields } from '#domain/record.ts'
import { type Payment, paymentFields } from '#domain/payments/payment.ts'
import { fieldsSchema } from './keptFields.ts'
import { SERVER_TIME, type Writes } from './writes.ts'

/** Reads a payment that a device kept. */
export const paymentSchema = fieldsSchema(paymentFields)

/** A payment and the key it stands under. */
export type KeyedPayment = Payment & { key: string }

/** Reads the same with its key. */
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

/** A payment as it is written down anew. */
export function withoutKey(keyed: KeyedPayment): Payment {
  const { key: _key, ...payment } = keyed
  return payment
}

/** Where a payment of a stay stands. */
export function paymentPath(id: string, key: string): string {
  return `payments/${id}/${key}`
}

/** What writes a payment down, in somebody's name and at the server's moment. */
export function paymentWrites(id: string, key: string, by: string, payment: Payment): Writes {
  const written = { ...writeFields(paymentFields, payment), by, at: SERVER_TIME }
  return { [paymentPath(id, key)]: written }
}
