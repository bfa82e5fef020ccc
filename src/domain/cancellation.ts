import { optional } from './field/field.ts'
import { moment, wholeLira } from './field/numberField.ts'
import { text } from './field/textField.ts'
import { readValues, type ValuesOf } from './record.ts'

/** An owner's entries for a cancellation; stored at `/reservationDetails/{id}/cancellation`. */
export const cancellationFields = {
  /** The kept amount in whole lira; the rest of the paid amount is refunded. */
  kept: wholeLira({ min: 0, max: 10_000_000 }),
  reason: optional(text({ required: true, max: 500 })),
}

export type Cancellation = ValuesOf<typeof cancellationFields>

/** The same with who cancelled, and when. */
export const storedCancellationFields = {
  ...cancellationFields,
  by: text({ max: 200 }),
  at: moment(),
}

export type StoredCancellation = ValuesOf<typeof storedCancellationFields>

/** Reads how a stay was cancelled; `null` for anything else. */
export function readCancellation(stored: unknown): StoredCancellation | null {
  return readValues(storedCancellationFields, stored)
}
