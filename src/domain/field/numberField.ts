import * as v from 'valibot'
import { amountOf, isForeignMoney, isMisread, readAmount, writeAmount } from './amount.ts'
import { fieldOf } from './field.ts'
import type { Code } from './limits.ts'

/** In the stored unit. More is a typing error, such as digits typed into an amount that was there already. */
export const LARGEST_AMOUNT = 10_000_000

/** An amount of money; non-numeric text becomes 0, an unreadable number is refused. */
export function amount() {
  return fieldOf('amount', {
    limits: { is: 'number' },
    typed: v.pipe(
      v.string(),
      v.check((typed) => !isForeignMoney(typed), 'foreignMoney' satisfies Code),
      v.check((typed) => !isMisread(typed), 'amount' satisfies Code),
      v.transform(amountOf),
      v.minValue(0, 'negative' satisfies Code),
      v.maxValue(LARGEST_AMOUNT, 'tooMuch' satisfies Code),
    ),
    write: (value) => value,
    show: writeAmount,
  })
}

/** A whole number from `min` through `max`. */
export function count(range: { min: number; max: number }) {
  return fieldOf('count', {
    limits: { is: 'whole', ...range },
    typed: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('missing' satisfies Code),
      v.regex(/^-?\d+$/, 'count' satisfies Code),
      v.transform(Number),
    ),
    write: (value) => value,
    show: String,
  })
}

/** A time in milliseconds since 1970. */
export function moment() {
  return count({ min: 0, max: Date.UTC(2100, 0) })
}

/** A whole number of the currency's smallest unit from `min` through `max`, typed as an amount. */
export function wholeAmount(range: { min: number; max: number }) {
  return fieldOf('amount', {
    limits: { is: 'whole', ...range },
    typed: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('missing' satisfies Code),
      v.check((typed) => !isForeignMoney(typed), 'foreignMoney' satisfies Code),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const read = readAmount(dataset.value)
        if (read !== null) return read
        addIssue({ message: 'count' satisfies Code })
        return NEVER
      }),
      v.minValue(range.min, 'tooLittle' satisfies Code),
      v.maxValue(range.max, 'tooMuch' satisfies Code),
    ),
    write: (value) => value,
    show: writeAmount,
  })
}
