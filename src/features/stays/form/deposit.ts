import { amountOf, writeAmount } from '#domain/amount.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { type Payment, paymentFields } from '#domain/payments/payment.ts'
import type { Problem } from '#domain/problem.ts'
import { readTexts } from '#domain/record.ts'
import type { Checked } from '#lib/form/useForm.ts'
import type { FormValues } from './reservationForm.ts'

const { date: _date, note: _note, ...fields } = paymentFields

/** A received deposit without its date. */
export type Deposit = Omit<Payment, 'date'>

/** The last day for a deposit that is agreed today, `days` later, at the latest the arrival. */
export function usualDueBy(today: IsoDate, checkIn: IsoDate | null, days: number): IsoDate {
  const usual = addDays(today, days)
  return checkIn && checkIn < usual ? checkIn : usual
}

/** Whether the form shows the deposit's payment method. */
export function hasDeposit({ kapora, blocked }: FormValues): boolean {
  return blocked === '' && Math.round(amountOf(kapora)) > 0
}

/** The received deposit in the form, `null` for none; or its field errors. */
export function readDeposit(values: FormValues): Checked<Deposit | null, { kapora?: Problem }> {
  const { kapora, depositMethod: method } = values
  if (method === '' || !hasDeposit(values)) return { value: null }
  const amount = writeAmount(Math.round(amountOf(kapora)))
  const read = readTexts(fields, { amount, method, purpose: 'kapora' })
  if ('value' in read) return read
  const { amount: problem } = read.problems
  return problem ? { problems: { kapora: problem } } : { value: null }
}
