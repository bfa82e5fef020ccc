import * as v from 'valibot'
import { ownersDay } from '#domain/field/dayField.ts'
import { type Field, optional } from '#domain/field/field.ts'
import type { Code } from '#domain/field/limits.ts'
import { LARGEST_AMOUNT, wholeAmount } from '#domain/field/numberField.ts'
import { choice, plain, text } from '#domain/field/textField.ts'
import { readValues, getField, type ValuesOf } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'

/** The methods by which a guest pays the owner. */
export const DIRECT_METHODS = ['cash', 'transfer', 'card'] as const

/** The same, and what a channel pays for its guests. */
export const PAYMENT_METHODS = [...DIRECT_METHODS, 'channel'] as const

/** A payment on a guest's page, `/guestPages/{key}/payments/{key}`. */
export const shownPaymentFields = {
  date: ownersDay(),
  /** Negative for a refund; typed without its sign. */
  amount: someAmount(LARGEST_AMOUNT),
  method: choice(PAYMENT_METHODS),
  /** `carried` is the opening balance from before single records, without a method. */
  purpose: optional(choice(['kapora', 'carried'])),
  /** Who of several guests paid, as the owners typed it for the page. */
  payer: optional(plain(text({ required: true, max: 80 }))),
}

export type ShownPayment = ValuesOf<typeof shownPaymentFields>

/** A payment or refund: `/payments/{stay}/{key}`. */
export const paymentFields = {
  ...shownPaymentFields,
  /** For the owners only, such as "€400 in cash, rate 51, in the till". */
  note: optional(plain(text({ required: true, max: 200 }))),
}

export type Payment = ValuesOf<typeof paymentFields>

export type StoredPayment = Payment & { key: string; by: string }

/** Parses `/payments/{stay}`, by day; `unreadable` are the keys of invalid ones. */
export function readPayments(stored: unknown): {
  payments: StoredPayment[]
  unreadable: string[]
} {
  const payments: StoredPayment[] = []
  const unreadable: string[] = []
  for (const [key, value] of entriesOf(stored)) {
    const payment = readValues(paymentFields, value)
    const by = getField(value, 'by')
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
function someAmount(most: number): Field<number, false> {
  const field = wholeAmount({ min: -most, max: most })
  const isSome = v.check((value: number) => value !== 0, 'missing' satisfies Code)
  return {
    ...field,
    stored: v.pipe(field.stored, isSome),
    typed: v.pipe(field.typed, v.minValue(0, 'negative' satisfies Code), isSome),
  }
}
