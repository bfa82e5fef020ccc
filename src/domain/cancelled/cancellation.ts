import { optional } from '#domain/field/field.ts'
import { wholeLira } from '#domain/field/numberField.ts'
import { text } from '#domain/field/textField.ts'
import { differingFields, type ValuesOf } from '#domain/record.ts'

/** The owner's data of a cancellation; stored beside its two halves in `/cancelled/{stay}`. */
export const cancellationFields = {
  /** The kept amount in whole lira; the rest of the paid amount is refunded. */
  kalan: wholeLira({ min: 0, max: 10_000_000 }),
  reason: optional(text({ required: true, max: 500 })),
}

/** A cancellation by an owner. */
export type Cancellation = ValuesOf<typeof cancellationFields>

/** The stored cancellation with its author and time (milliseconds since 1970). */
export type StoredCancellation = Cancellation & { by: string; at: number }

/** Whether two cancellations are equal except for their authors. */
export function sameCancellation(one: Cancellation, other: Cancellation): boolean {
  return differingFields(cancellationFields, one, other).length === 0
}
