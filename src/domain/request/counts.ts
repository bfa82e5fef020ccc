import { optional } from '#domain/field/field.ts'
import { count } from '#domain/field/numberField.ts'
import type { ValuesOf } from '#domain/field/record.ts'

/** The counts that a request may have beside its fields; a larger number is a typing error. */
export const countFields = {
  adults: count({ min: 1, max: 20 }),
  children: count({ min: 0, max: 20 }),
  /** Children of up to two years, who need no bed and do not count; absent for none. */
  infants: optional(count({ min: 0, max: 20 })),
}

export type Counts = ValuesOf<typeof countFields>

/** The number of people without infants. */
export function peopleIn({ adults, children }: Counts): number {
  return adults + children
}
