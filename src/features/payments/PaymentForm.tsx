import { WAYS } from '#domain/payments/payment.ts'
import { Choice } from '#ui/Choice.tsx'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { DayField } from '#features/office/DayField.tsx'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { RefundCheckbox } from './RefundCheckbox.tsx'
import { ALL_CURRENCIES } from './paymentForm.ts'
import { type PaymentFormInput, usePaymentForm } from './usePaymentForm.ts'

const PURPOSES = ['', 'kapora'] as const

type PaymentFormProps = PaymentFormInput & {
  /** `primary` if it is the screen's main action. */
  variant: 'primary' | 'secondary'
}

/** Records a payment or refund of a stay; starts with the next amount due. */
export function PaymentForm({ variant, ...props }: PaymentFormProps) {
  const { today, waiting } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const { values, sending, field, change, surplus, lira, refunds, failed, ...form } =
    usePaymentForm(props)
  const choice = (name: 'method' | 'purpose' | 'currency') => ({
    name,
    label: t(`office.payments.fields.${name}`),
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  const isForeign = values.currency !== 'TRY'
  const remarks = [
    lira !== null && t('office.payments.inLira', { amount: formatMoney(lira, language) }),
    refunds && t('office.payments.refund'),
    surplus > 0 && t('office.payments.surplus', { amount: formatMoney(surplus, language) }),
  ].filter(Boolean)

  return (
    <form {...form.props} className="grid max-w-lg grid-cols-2 gap-x-3">
      <TextField
        {...field('amount')}
        note={isForeign ? values.currency : '₺'}
        inputMode="decimal"
        autoComplete="off"
        hint={remarks.length > 0 && remarks.join(' · ')}
      />
      <Choice
        {...choice('currency')}
        options={ALL_CURRENCIES.map((each) => [each, t(`office.payments.currencies.${each}`)])}
        // An amount typed in another currency is not this one's.
        onChange={(currency) => change({ currency, rate: null })}
      />
      {isForeign && <TextField {...field('rate')} inputMode="decimal" autoComplete="off" />}
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
      <RefundCheckbox value={values.iade} onChange={(iade) => change({ iade })} />
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
