import { readAmount, writeAmount } from '#domain/amount.ts'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { type Account, missingDeposit } from '#domain/payments/account.ts'
import { type Payment, paymentFields } from '#domain/payments/payment.ts'
import type { Problem } from '#domain/problem.ts'
import { readTexts, type TextsOf } from '#domain/record.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import type { TypedTexts } from '#lib/form/typedFields.ts'
import type { Checked } from '#lib/form/useForm.ts'

/** The texts of a payment's controls; `iade` is non-empty for a refund. */
export type PaymentTexts = TextsOf<typeof paymentFields> & { iade: string }

/** The initial form, before any text replaces the suggestion. */
export const EMPTY_PAYMENT: TypedTexts<PaymentTexts> = {
  date: null,
  amount: null,
  method: null,
  purpose: null,
  note: null,
  iade: null,
}

/**
 * The form of the next payment: the deposit while it is due before arrival, else the amount due;
 * for a cancelled stay the refund.
 */
export function nextPayment(
  reservation: ReservationDraft & Pick<Reservation, 'cancellation'>,
  account: Account,
  today: IsoDate,
): PaymentTexts {
  const { overpaid } = account
  const common = { date: toStoredDate(today), note: '' }
  if (reservation.cancellation && overpaid > 0)
    return {
      ...common,
      amount: writeAmount(overpaid),
      method: 'transfer',
      purpose: '',
      iade: 'true',
    }
  const isDeposit = account.depositAwaited && today < reservation.stay.checkIn
  const amount = isDeposit ? missingDeposit(reservation, account) : account.outstanding
  return {
    ...common,
    amount: amount > 0 ? writeAmount(amount) : '',
    method: isDeposit ? 'transfer' : 'cash',
    purpose: isDeposit ? 'kapora' : '',
    iade: '',
  }
}

/** The payment in a form, or its field errors; refuses a future date. */
export function readPaymentForm(
  { iade, ...texts }: PaymentTexts,
  today: IsoDate,
): Checked<Payment, { [Name in keyof PaymentTexts]?: Problem }> {
  const read = readTexts(paymentFields, { ...texts, amount: signed(texts.amount, iade) })
  if ('problems' in read || read.value.date <= today) return read
  return { problems: { date: { code: 'future' } } }
}

// A refund's amount may be typed with or without its sign.
function signed(amount: string, iade: string): string {
  const lira = iade === '' ? null : readAmount(amount)
  return lira === null ? amount : writeAmount(-Math.abs(lira))
}
