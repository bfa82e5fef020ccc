import { writeAmount } from '#domain/amount.ts'
import { cancellationFields } from '#domain/cancelled/cancellation.ts'
import type { IsoDate } from '#domain/date.ts'
import { type CancellingTerms, refundOf } from '#domain/guestPage/guestAnswer.ts'
import type { Account } from '#domain/payments/account.ts'
import { emptyTexts, type TextsOf } from '#domain/record.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { TypedTexts } from '#lib/form/typedFields.ts'

/** The texts of a cancellation's controls. */
export type CancelTexts = TextsOf<typeof cancellationFields>

/** The initial form: the kept amount follows the payments until another is typed. */
export const EMPTY_CANCELLATION: TypedTexts<CancelTexts> = { kept: null, reason: '' }

/**
 * The form that keeps what the terms allow when the guest of a stay cancels on `today`; all payments
 * of a channel's guest, whom the channel refunds.
 */
export function keepingByTerms(
  { stay, kapora, source }: Reservation,
  { agreed, paid }: Account,
  terms: CancellingTerms,
  today: IsoDate | null,
): CancelTexts {
  const sums = { total: agreed, paid, deposit: Math.round(kapora) }
  const refund =
    today === null || source !== undefined ? 0 : refundOf(sums, stay.checkIn, terms, today)
  return { ...emptyTexts(cancellationFields), kept: writeAmount(Math.max(0, paid) - refund) }
}
