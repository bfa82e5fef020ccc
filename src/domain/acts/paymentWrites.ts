import * as v from 'valibot'
import { namesOf, readFields, writeFields } from '#domain/record.ts'
import { type Payment, paymentFields } from '#domain/payments/payment.ts'
import { SERVER_TIME, type Writes } from './writes.ts'

const NAMES = new Set<string>(namesOf(paymentFields))

/** Reads a payment that a device kept; one that says more was kept by another release. */
export const paymentSchema: v.GenericSchema<unknown, Payment> = v.pipe(
  v.looseObject({}),
  v.check((payment) => Object.keys(payment).every((name) => NAMES.has(name))),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readFields(paymentFields, dataset.value)
    if ('values' in read) return read.values
    addIssue({ message: `Not to be read: ${read.wrong.join(', ')}` })
    return NEVER
  }),
)

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
