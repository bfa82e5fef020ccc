import { optional } from './field/field.ts'
import { count } from './field/numberField.ts'
import { readFields, type ValuesOf } from './record.ts'

/** The number of guests, stored beside a request; a larger number is a typing error. */
export const headcountFields = {
  adults: count({ min: 1, max: 20 }),
  children: count({ min: 0, max: 20 }),
  /** Children of up to two years, who need no bed and do not count; absent for none. */
  infants: optional(count({ min: 0, max: 20 })),
}

export type Headcount = ValuesOf<typeof headcountFields>

/** Parses the number of guests; `undefined` if missing or invalid. */
export function readHeadcount(stored: unknown): Headcount | undefined {
  const read = readFields(headcountFields, stored)
  return 'values' in read ? read.values : undefined
}

/** The number of people without infants. */
export function peopleIn({ adults, children }: Headcount): number {
  return adults + children
}
