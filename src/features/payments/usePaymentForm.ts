import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { tidyDate } from '#domain/typedDate.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { withSuggestions, type TypedTexts } from '#lib/form/suggestions.ts'
import { useForm } from '#lib/form/useForm.ts'
import { useIsMounted } from '#lib/useIsMounted.ts'
import { toastFailed } from '#ui/toasts.ts'
import { PAYMENT_DRAFTS } from '#features/office/draftKeys.ts'
import { useAccount, usePayments, useLedger } from './paymentsContext.ts'
import {
  EMPTY_PAYMENT,
  lastRateOf,
  nextPayment,
  type PaymentTexts,
  readPaymentForm,
  suggestedIn,
} from './paymentForm.ts'

export type PaymentFormInput = {
  reservation: Reservation
  today: IsoDate
  /** Whether a change of the stay is pending. */
  waiting: boolean
  /** Called once the payment is stored or queued. */
  onDone: () => void
}

/** The state of a payment's form: texts, errors and submission. */
export function usePaymentForm({ reservation, today, waiting, onDone }: PaymentFormInput) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  const explain = useProblemWords()
  const { pay } = usePayments()
  const { account } = useAccount(reservation, today)
  const shown = useIsMounted()
  const ledger = useLedger()
  const suggested = nextPayment(reservation, account, today)
  const shownOver = (typed: TypedTexts<PaymentTexts>) => {
    const currency = typed.currency ?? 'TRY'
    const lastRate = lastRateOf(ledger, currency)
    return withSuggestions(typed, suggestedIn(currency, suggested, typed.rate ?? '', lastRate))
  }
  const form = useForm({
    empty: EMPTY_PAYMENT,
    draft: { key: PAYMENT_DRAFTS + reservation.id },
    check: (typed) => readPaymentForm(shownOver(typed), today),
    tidy: (typed) => ({ ...typed, date: typed.date === null ? null : tidyDate(typed.date) }),
    early: ({ code }) => !['missing', 'count', 'decimal', 'writtenDate'].includes(code),
    submit,
    label: (name) => t(`office.payments.fields.${name}`),
    explain,
  })
  const failed = (failure: unknown) =>
    translate('admin.acts.pay.failed', {
      guest: reservation.musteriAdi,
      message: formatError(failure),
    })

  async function submit(payment: Payment): Promise<void> {
    try {
      await pay(reservation, payment)
    } catch (failure) {
      // A paid stay leaves its list, which unmounts the form.
      if (!shown.current) toastFailed(() => failed(failure))
      throw failure
    }
    form.restart()
    onDone()
  }

  function onSubmit(event: SubmitEvent) {
    if (waiting) return event.preventDefault()
    // The controls keep the submitted payment although the suggestion changes once it is recorded.
    form.change(values)
    form.props.onSubmit(event)
  }

  const values = shownOver(form.values)
  const read = readPaymentForm(values, today)
  const payment = 'value' in read ? read.value : null
  const amount = payment?.amount ?? 0
  return {
    ...form,
    values,
    field: (name: keyof typeof values) => ({ ...form.field(name), value: values[name] }),
    props: { ...form.props, onSubmit },
    /** The lira of foreign money; `null` for an amount in lira, or an invalid one. */
    lira: payment?.foreign ? amount : null,
    /** The part of the amount above the amount due, which the owner may accept. */
    surplus: amount - account.outstanding,
    /** Whether the amount is a refund. */
    refunds: amount < 0,
    failed,
  }
}
