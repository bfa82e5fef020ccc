import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { tell } from '#i18n/index.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { toastFailed } from '#ui/toasts.ts'
import { useAccount, useCashbook } from './cashbook.ts'
import { EMPTY_PAYMENT, nextPayment, readPaymentForm } from './paymentForm.ts'

export type PaymentFormInput = {
  reservation: Reservation
  today: IsoDate
  /** A change of the stay has not been stored yet. */
  waiting: boolean
  /** Told once the payment has been stored, or waits on this device for the line. */
  onDone: () => void
}

/** What the form of a payment holds, what is wrong with it, and how sending it goes. */
export function usePaymentForm({ reservation, today, waiting, onDone }: PaymentFormInput) {
  const { t } = useTranslation()
  const inWords = useFailureWords()
  const explain = useProblemWords()
  const { pay } = useCashbook()
  const { account } = useAccount(reservation, today)
  const shown = useShown()
  const form = useForm({
    empty: EMPTY_PAYMENT,
    initial: nextPayment(reservation, account, today),
    check: (texts) => readPaymentForm(texts, today),
    early: ({ code }) => code !== 'missing' && code !== 'count',
    submit,
    label: (name) => t(`office.payments.fields.${name}`),
    explain,
  })
  const failed = (failure: unknown) =>
    tell('admin.acts.pay.failed', { guest: reservation.musteriAdi, message: inWords(failure) })

  async function submit(payment: Payment): Promise<void> {
    try {
      await pay(reservation, payment)
    } catch (failure) {
      // A stay that owes nothing any more leaves the list it was in, and takes its form along.
      if (!shown.current) toastFailed(() => failed(failure))
      throw failure
    }
    onDone()
  }

  function onSubmit(event: SubmitEvent) {
    if (waiting) event.preventDefault()
    else form.props.onSubmit(event)
  }

  const read = readPaymentForm(form.values, today)
  const tutar = 'value' in read ? read.value.tutar : 0
  return {
    ...form,
    props: { ...form.props, onSubmit },
    /** What the typed amount is beyond what is missing, which is the owner's to decide. */
    surplus: tutar - account.outstanding,
    /** The money goes back. */
    refunds: tutar < 0,
    failed,
  }
}

/** Whether what asks still stands on the page. */
function useShown() {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return shown
}
