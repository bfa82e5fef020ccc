import { readAmount, writeAmount } from '#domain/amount.ts'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { type Account, missingDeposit } from '#domain/payments/account.ts'
import { type Payment, paymentFields } from '#domain/payments/payment.ts'
import type { Problem } from '#domain/problem.ts'
import { readTexts, type TextsOf } from '#domain/record.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import type { TypedOver } from '#lib/form/suggested.ts'
import type { Checked } from '#lib/form/useForm.ts'

/** What stands in the controls of a payment; `iade` is not empty for money that is given back. */
export type PaymentTexts = TextsOf<typeof paymentFields> & { iade: string }

/** The form before anything is typed over what is to be paid next. */
export const EMPTY_PAYMENT: TypedOver<PaymentTexts> = {
  date: null,
  amount: null,
  yol: null,
  ne: null,
  iade: null,
}

/** The form of what a stay is to pay next: its deposit while that is awaited before the guest, else all that is outstanding; of a cancelled stay what goes back. */
export function nextPayment(
  reservation: ReservationDraft & Pick<Reservation, 'cancellation'>,
  account: Account,
  today: IsoDate,
): PaymentTexts {
  const { overpaid } = account
  const date = toStoredDate(today)
  if (reservation.cancellation && overpaid > 0)
    return { date, amount: writeAmount(overpaid), yol: 'havale', ne: '', iade: 'true' }
  const isDeposit = account.depositAwaited && today < reservation.stay.checkIn
  const amount = isDeposit ? missingDeposit(reservation, account) : account.outstanding
  return {
    date,
    amount: amount > 0 ? writeAmount(amount) : '',
    yol: isDeposit ? 'havale' : 'nakit',
    ne: isDeposit ? 'kapora' : '',
    iade: '',
  }
}

/** The payment that a form holds, or what keeps it from being one; nobody writes down what is still to come. */
export function readPaymentForm(
  { iade, ...texts }: PaymentTexts,
  today: IsoDate,
): Checked<Payment, { [Name in keyof PaymentTexts]?: Problem }> {
  const read = readTexts(paymentFields, { ...texts, amount: signed(texts.amount, iade) })
  if ('problems' in read) return read
  return read.value.date > today ? { problems: { date: { code: 'future' } } } : read
}

// An amount that is given back may be typed with its sign or without.
function signed(amount: string, iade: string): string {
  const lira = iade === '' ? null : readAmount(amount)
  return lira === null ? amount : writeAmount(-Math.abs(lira))
}
