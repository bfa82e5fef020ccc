import { optionalTrue } from '#domain/field/booleanField.ts'
import { ownersDay } from '#domain/field/dayField.ts'
import { optional } from '#domain/field/field.ts'
import { LARGEST_AMOUNT, moment, wholeAmount } from '#domain/field/numberField.ts'
import type { ValuesOf } from '#domain/field/record.ts'
import { choice, text } from '#domain/field/textField.ts'

export const CANCELLED_BY = ['guest', 'hosts'] as const

/** An owner's entries for a cancellation; stored at `/reservationDetails/{id}/cancellation`. */
export const cancellationFields = {
  /** The kept amount; the rest of the paid amount is refunded. */
  kept: wholeAmount({ min: 0, max: LARGEST_AMOUNT }),
  /** The last day for the refund. */
  refundBy: optional(ownersDay()),
  /** Who cancelled, if an owner said so. */
  cancelledBy: optional(choice(CANCELLED_BY)),
  reason: optional(text({ required: true, max: 500 })),
  /** The guest's page and letter show the reason. */
  showsReason: optionalTrue(),
}

export type Cancellation = ValuesOf<typeof cancellationFields>

/** The same with its writer, and when. */
export const storedCancellationFields = {
  ...cancellationFields,
  by: text({ max: 200 }),
  at: moment(),
}

export type StoredCancellation = ValuesOf<typeof storedCancellationFields>

/** A cancellation on the guest's page, beside its sums. */
export function shownCancellation({ at, cancelledBy, reason, showsReason }: StoredCancellation) {
  return {
    cancelledAt: at,
    ...(cancelledBy !== undefined && { cancelledBy }),
    ...(showsReason && reason !== undefined && { reason }),
  }
}
