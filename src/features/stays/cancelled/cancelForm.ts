import { writeAmount } from '#domain/amount.ts'
import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import type { Account } from '#domain/payments/account.ts'
import { emptyTexts, type TextsOf } from '#domain/record.ts'
import type { TypedTexts } from '#lib/form/suggestions.ts'

/** The texts of a cancellation's controls. */
export type CancelTexts = TextsOf<typeof cancellationFields>

/** The initial form: the kept amount follows the payments until another is typed. */
export const EMPTY_CANCELLATION: TypedTexts<CancelTexts> = { kept: null, reason: '' }

/** The form that keeps all payments, as agreed for a guest who does not come. */
export function keepingAll({ paid }: Account): CancelTexts {
  return { ...emptyTexts(cancellationFields), kept: writeAmount(Math.max(0, paid)) }
}
