import * as v from 'valibot'
import { optional } from './field/field.ts'
import { wholeLira } from './field/numberField.ts'
import { text } from './field/textField.ts'
import { readFields, type ValuesOf } from './record.ts'

/** An owner's entries for a cancellation; stored at `/reservationDetails/{id}/cancellation`. */
export const cancellationFields = {
  /** The kept amount in whole lira; the rest of the paid amount is refunded. */
  kept: wholeLira({ min: 0, max: 10_000_000 }),
  reason: optional(text({ required: true, max: 500 })),
}

export type Cancellation = ValuesOf<typeof cancellationFields>

export type StoredCancellation = Cancellation & { by: string; at: number }

const signed = v.object({ by: v.string(), at: v.number() })

/** Reads how a stay was cancelled; `null` for anything else. */
export function readCancellation(stored: unknown): StoredCancellation | null {
  const fields = readFields(cancellationFields, stored)
  const signature = v.safeParse(signed, stored)
  return 'values' in fields && signature.success ? { ...fields.values, ...signature.output } : null
}
