import { readAmount, writeAmount } from '#domain/amount.ts'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { type Account, missingDeposit } from '#domain/payments/account.ts'
import type { Ledger } from '#domain/payments/ledger.ts'
import { CURRENCIES, foreignFields, type Payment, paymentFields } from '#domain/payments/payment.ts'
import type { Problem } from '#domain/problem.ts'
import { readTexts, type TextsOf } from '#domain/record.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import type { TypedTexts } from '#lib/form/typedFields.ts'
import type { Checked } from '#lib/form/useForm.ts'

/** The currencies in the form's order; amounts in lira need no rate. */
export const ALL_CURRENCIES = ['TRY', ...CURRENCIES] as const

/** The texts of a payment's controls; `iade` is non-empty for a refund. */
export type PaymentTexts = TextsOf<typeof paymentFields> & {
  currency: string
  rate: string
  iade: string
}

/** The initial form, before any text replaces the suggestion. */
export const EMPTY_PAYMENT: TypedTexts<PaymentTexts> = {
  date: null,
  amount: null,
  currency: null,
  rate: null,
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
  const common = { date: toStoredDate(today), currency: 'TRY', rate: '', note: '' }
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

/** The suggestion in another currency, at its last rate. */
export function suggestedIn(
  currency: string,
  suggested: PaymentTexts,
  rate: string,
  lastRate: number | null,
): PaymentTexts {
  if (currency === 'TRY') return suggested
  const lira = readAmount(suggested.amount)
  const known = readTexts({ rate: foreignFields.rate }, { rate })
  const usedRate = 'value' in known ? known.value.rate : lastRate
  return {
    ...suggested,
    currency,
    rate: lastRate === null ? '' : String(lastRate),
    amount: lira === null || usedRate === null ? '' : writeAmount(lira / usedRate),
  }
}

/** The rate of the last payment in a currency; `null` before the first one. */
export function lastRateOf(ledger: Ledger, currency: string): number | null {
  let last: { date: IsoDate; key: string; rate: number } | null = null
  for (const payments of ledger.values())
    for (const { date, key, foreign } of payments)
      if (foreign?.currency === currency && (!last || last.date + last.key < date + key))
        last = { date, key, rate: foreign.rate }
  return last?.rate ?? null
}

/** The payment in a form, or its field errors; refuses a future date. */
export function readPaymentForm(
  { iade, currency, rate, ...texts }: PaymentTexts,
  today: IsoDate,
): Checked<Payment, { [Name in keyof PaymentTexts]?: Problem }> {
  if (currency === 'TRY')
    return notInFuture(
      readTexts(paymentFields, { ...texts, amount: signed(texts.amount, iade) }),
      today,
    )
  const handedOver = readTexts(foreignFields, {
    currency,
    rate,
    amount: texts.amount.trim().replace(/^-/, ''),
  })
  if ('problems' in handedOver) return handedOver
  const foreign = handedOver.value
  const lira = writeAmount(Math.round(foreign.amount * foreign.rate))
  const isRefund = iade !== '' || texts.amount.trim().startsWith('-')
  const amount = isRefund ? `-${lira}` : lira
  const read = notInFuture(readTexts(paymentFields, { ...texts, amount }), today)
  return 'problems' in read ? read : { value: { ...read.value, foreign } }
}

function notInFuture<Read extends Checked<Payment, object>>(read: Read, today: IsoDate) {
  if ('problems' in read || read.value.date <= today) return read
  return { problems: { date: { code: 'future' as const } } }
}

// A refund's amount may be typed with or without its sign.
function signed(amount: string, iade: string): string {
  const lira = iade === '' ? null : readAmount(amount)
  return lira === null ? amount : writeAmount(-Math.abs(lira))
}
