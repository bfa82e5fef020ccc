import { count } from './field/numberField.ts'
import { readFields, type ValuesOf } from './record.ts'

/** How many come, as it is stored beside a guest's request: more than any house holds is a slip of the hand. */
export const headcountFields = {
  adults: count({ min: 1, max: 20 }),
  children: count({ min: 0, max: 20 }),
}

/** How many adults and children come. */
export type Headcount = ValuesOf<typeof headcountFields>

/** Reads what is stored of how many come; `undefined` when nobody said, or it cannot be read. */
export function readHeadcount(stored: unknown): Headcount | undefined {
  const read = readFields(headcountFields, stored)
  return 'values' in read ? read.values : undefined
}

/** How many people that are. */
export function peopleIn({ adults, children }: Headcount): number {
  return adults + children
}
