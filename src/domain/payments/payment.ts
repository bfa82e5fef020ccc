import * as v from 'valibot'
import { ownersDay } from '#domain/field/dayField.ts'
import { type Code, type Field, optional } from '#domain/field/field.ts'
import { wholeLira } from '#domain/field/numberField.ts'
import { choice } from '#domain/field/textField.ts'
import { readFields, valueOf, type ValuesOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'

/** The ways in which money comes, in the order in which they are offered. */
export const WAYS = ['nakit', 'havale', 'kart', 'channel'] as const

/** What an owner writes down of money that came, or that was given back: `/payments/{stay}/{key}`. */
export const paymentFields = {
  /** The day on which it came. */
  date: ownersDay(),
  /** Whole lira; below nothing for what was given back. */
  amount: someLira(10_000_000),
  yol: choice(WAYS),
  /** `devir` is what counted as paid before payments were written down one by one: nobody knows its way. */
  ne: optional(choice(['kapora', 'devir'])),
}

/** A payment as an owner writes it down. */
export type Payment = ValuesOf<typeof paymentFields>

/** A payment under its key, with who wrote it down. */
export type StoredPayment = Payment & { key: string; by: string }

/** Reads what is stored under `/payments/{stay}`, by day; `unreadable` are the keys of what is none. */
export function readPayments(stored: unknown): {
  payments: StoredPayment[]
  unreadable: string[]
} {
  const payments: StoredPayment[] = []
  const unreadable: string[] = []
  for (const [key, value] of entriesOf(stored)) {
    const fields = readFields(paymentFields, value)
    const by = valueOf(value, 'by')
    if ('values' in fields && typeof by === 'string')
      payments.push(Object.assign(fields.values, { key, by }))
    else unreadable.push(key)
  }
  if (payments.length > 1) payments.sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  return { payments, unreadable }
}

// Keys sort by the moment at which they were made.
function orderOf({ date, key }: StoredPayment): string {
  return date + key
}

/** An amount either way, but not nothing. */
function someLira(most: number): Field<number, false> {
  const field = wholeLira({ min: -most, max: most })
  const isSome = v.check((lira: number) => lira !== 0, 'missing' satisfies Code)
  return {
    ...field,
    limits: v.pipe(field.stored, v.minValue(-most), v.maxValue(most), isSome),
    typed: v.pipe(field.typed, isSome),
  }
}
