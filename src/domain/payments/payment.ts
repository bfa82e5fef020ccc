import * as v from 'valibot'
import { ownersDay } from '#domain/field/dayField.ts'
import { type Code, type Field, optional } from '#domain/field/field.ts'
import { decimal, wholeLira } from '#domain/field/numberField.ts'
import { choice, text } from '#domain/field/textField.ts'
import { readFields, valueOf, type ValuesOf, writeFields } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'

export const WAYS = ['cash', 'transfer', 'card', 'channel'] as const

/** The methods by which a guest pays the owner. */
export const HANDED_OVER = ['cash', 'transfer', 'card'] as const

/** A payment or refund: `/payments/{stay}/{key}`. */
export const paymentFields = {
  date: ownersDay(),
  /** Whole lira, negative for a refund. */
  amount: someLira(10_000_000),
  method: choice(WAYS),
  /** `carried` is the opening balance from before single records, without a method. */
  purpose: optional(choice(['kapora', 'carried'])),
  note: optional(text({ max: 200 })),
}

export const CURRENCIES = ['EUR', 'USD', 'GBP'] as const

/** The foreign money of a payment, and how many lira one unit was. */
export const foreignFields = {
  currency: choice(CURRENCIES),
  amount: decimal({ decimals: 2 }),
  rate: decimal({ decimals: 6 }),
}

export type Foreign = ValuesOf<typeof foreignFields>

/** A payment; its lira are the foreign money at its rate, if there is any. */
export type Payment = ValuesOf<typeof paymentFields> & { foreign?: Foreign }

export type StoredPayment = Payment & { key: string; by: string }

/** Parses a payment without its author; `null` if invalid. */
export function readPayment(stored: unknown): Payment | null {
  const read = readFields(paymentFields, stored)
  if ('wrong' in read) return null
  const foreign = valueOf(stored, 'foreign')
  if (foreign === undefined) return read.values
  const handedOver = readFields(foreignFields, foreign)
  return 'wrong' in handedOver ? null : { ...read.values, foreign: handedOver.values }
}

/** The stored payment without its author. */
export function writePayment({ foreign, ...payment }: Payment): object {
  return {
    ...writeFields(paymentFields, payment),
    ...(foreign && { foreign: writeFields(foreignFields, foreign) }),
  }
}

/** Parses `/payments/{stay}`, by day; `unreadable` are the keys of invalid ones. */
export function readPayments(stored: unknown): {
  payments: StoredPayment[]
  unreadable: string[]
} {
  const payments: StoredPayment[] = []
  const unreadable: string[] = []
  for (const [key, value] of entriesOf(stored)) {
    const payment = readPayment(value)
    const by = valueOf(value, 'by')
    if (payment && typeof by === 'string') payments.push(Object.assign(payment, { key, by }))
    else unreadable.push(key)
  }
  if (payments.length > 1) payments.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  return { payments, unreadable }
}

// Keys sort by creation time.
function orderOf({ date, key }: StoredPayment): string {
  return date + key
}

/** A positive or negative amount, but not zero. */
function someLira(most: number): Field<number, false> {
  const field = wholeLira({ min: -most, max: most })
  const isSome = v.check((lira: number) => lira !== 0, 'missing' satisfies Code)
  return {
    ...field,
    limits: v.pipe(field.stored, v.minValue(-most), v.maxValue(most), isSome),
    typed: v.pipe(field.typed, isSome),
  }
}
