import { optional } from '#domain/field/field.ts'
import { count, LARGEST_AMOUNT, wholeAmount } from '#domain/field/numberField.ts'
import type { ValuesOf } from '#domain/field/record.ts'
import { choice } from '#domain/field/textField.ts'
import { TAX_PAYMENTS } from '#domain/prices/prices.ts'

/** The owners' terms that an agreement keeps. */
export const termFields = {
  /** The number of days before check-in on which the balance is due; 0 for on arrival. */
  balanceDays: count({ min: 0, max: 120 }),
  /** The number of days before check-in until which cancelling is free. */
  freeDays: count({ min: 0, max: 365 }),
  /** The share of the total that a later cancellation costs; without one, the deposit. */
  latePercent: optional(count({ min: 0, max: 100 })),
  /** Taken on arrival beside the total, and returned on departure. */
  damageDeposit: optional(wholeAmount({ min: 1, max: LARGEST_AMOUNT })),
  /** The accommodation tax on the price, and how it is paid; neither where there is none. */
  taxPercent: optional(count({ min: 1, max: 100 })),
  taxPaid: optional(choice(TAX_PAYMENTS)),
}

export type StayTerms = ValuesOf<typeof termFields>

/** The terms of an agreement or of the settings alone. */
export function termsIn({
  balanceDays,
  freeDays,
  latePercent,
  damageDeposit,
  taxPercent,
  taxPaid,
}: StayTerms): StayTerms {
  return {
    balanceDays,
    freeDays,
    ...(latePercent !== undefined && { latePercent }),
    ...(damageDeposit !== undefined && { damageDeposit }),
    ...(taxPercent !== undefined && { taxPercent }),
    ...(taxPaid !== undefined && { taxPaid }),
  }
}
