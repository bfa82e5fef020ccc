import { writeAmount } from '#domain/amount.ts'
import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import type { Account } from '#domain/payments/account.ts'
import { emptyTexts, type TextsOf } from '#domain/record.ts'
import type { TypedOver } from '#lib/form/suggested.ts'

/** What stands in the controls of a cancellation. */
export type CancelTexts = TextsOf<typeof cancellationFields>

/** The form before anything is typed: what is kept is what has come until somebody types another sum. */
export const EMPTY_CANCELLATION: TypedOver<CancelTexts> = { kalan: null, reason: '' }

/** The form that keeps what has come, which is what was agreed should a guest not come. */
export function keepingAll({ paid }: Account): CancelTexts {
  return { ...emptyTexts(cancellationFields), kalan: writeAmount(Math.max(0, paid)) }
}
