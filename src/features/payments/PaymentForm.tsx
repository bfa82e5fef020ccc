import { type Payment, WAYS } from '#domain/payments/payment.ts'
import { Choice } from '#ui/Choice.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { FailureNote } from '#features/office/StatusNote.tsx'
import { DayField } from '#features/office/DayField.tsx'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { EMPTY_PAYMENT, nextPayment, type PaymentTexts, readPaymentForm } from './paymentForm.ts'
import type { SubmitEvent } from 'react'
import { Checkbox } from '#features/office/forms.tsx'
import type { IsoDate } from '#domain/date.ts'
import { tidyDate } from '#domain/typedDate.ts'
import type { Reservation } from '#domain/reservation.ts'
import { formatError } from '#i18n/failureWords.ts'
import { translate } from '#i18n/index.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { type TypedTexts, withSuggestions } from '#lib/form/typedFields.ts'
import { useForm } from '#lib/form/useForm.ts'
import { useIsMounted } from '#lib/stableValues.ts'
import { toastFailed } from '#ui/toasts.ts'
import { PAYMENT_DRAFTS } from '#features/office/draftKeys.ts'
import { useAccount, usePayments } from './paymentsContext.ts'

const PURPOSES = ['', 'kapora'] as const

type PaymentFormProps = PaymentFormInput & {
  /** `primary` if it is the screen's main action. */
  variant: 'primary' | 'secondary'
}

/** Records a payment or refund of a stay; starts with the next amount due. */
export function PaymentForm({ variant, ...props }: PaymentFormProps) {
  const { today, waiting } = props
  const { t, language } = useTranslation()
  const { values, sending, field, change, surplus, refunds, failed, ...form } =
    usePaymentForm(props)
  const choice = (name: 'method' | 'purpose') => ({
    name,
    label: t(`office.payments.fields.${name}`),
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  const remarks = [
    refunds && t('office.payments.refund'),
    surplus > 0 && t('office.payments.surplus', { amount: formatMoney(surplus, language) }),
  ].filter(Boolean)

  return (
    <form {...form.props} className="grid max-w-lg grid-cols-2 gap-x-3">
      <TextField
        {...field('amount')}
        note="₺"
        inputMode="decimal"
        autoComplete="off"
        hint={remarks.length > 0 && remarks.join(' · ')}
      />
      <DayField {...field('date')} today={today} onPick={(date) => change({ date })} />
      <Choice
        {...choice('method')}
        options={WAYS.map((way) => [way, t(`office.payments.ways.${way}`)])}
      />
      <Choice
        {...choice('purpose')}
        options={PURPOSES.map((each) => [each, t(`office.payments.purposes.${each || 'stay'}`)])}
      />
      <TextField {...field('note')} className="col-span-full" autoComplete="off" />
      {/* The number pad of some phones has no minus. */}
      <Checkbox
        className="col-span-full"
        label={t('office.payments.fields.iade')}
        checked={values.iade !== ''}
        onTick={(on) => change({ iade: on ? 'true' : '' })}
      />
      {sending.state === 'failed' && (
        <div className="col-span-full">
          <FailureNote>{failed(sending.failure)}</FailureNote>
        </div>
      )}
      <div className="col-span-full mt-2">
        <Button
          type="submit"
          variant={variant}
          aria-disabled={waiting || sending.state === 'sending'}
          className="aria-disabled:cursor-progress aria-disabled:opacity-70 max-sm:w-full"
        >
          {t('office.payments.add')}
        </Button>
      </div>
    </form>
  )
}

type PaymentFormInput = {
  reservation: Reservation
  today: IsoDate
  waiting: boolean
  onDone: () => void
}

/** The state of a payment's form: texts, errors and submission. */
function usePaymentForm({ reservation, today, waiting, onDone }: PaymentFormInput) {
  const { t } = useTranslation()
  const { pay } = usePayments()
  const { account } = useAccount(reservation, today)
  const shown = useIsMounted()
  const suggested = nextPayment(reservation, account, today)
  const shownOver = (typed: TypedTexts<PaymentTexts>) => withSuggestions(typed, suggested)
  const form = useForm({
    empty: EMPTY_PAYMENT,
    draft: { key: PAYMENT_DRAFTS + reservation.id },
    check: (typed) => readPaymentForm(shownOver(typed), today),
    tidy: (typed) => ({ ...typed, date: typed.date === null ? null : tidyDate(typed.date) }),
    early: ({ code }) => !['missing', 'count', 'writtenDate'].includes(code),
    submit,
    label: (name) => t(`office.payments.fields.${name}`),
    explain: useProblemWords(),
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
    /** The part of the amount above the amount due, which the owner may accept. */
    surplus: amount - account.outstanding,
    /** Whether the amount is a refund. */
    refunds: amount < 0,
    failed,
  }
}
