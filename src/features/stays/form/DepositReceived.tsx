import { WAYS } from '#domain/payments/payment.ts'
import { Choice } from '#ui/Choice.tsx'
import { useTranslation } from 'react-i18next'
import { hasDeposit } from './deposit.ts'
import type { ReservationFormState } from './useReservationForm.ts'

/**
 * Asks whether and how the deposit of a new stay was received, since an agreed deposit is not yet a
 * payment.
 */
export function DepositReceived({ form }: { form: ReservationFormState }) {
  const { t } = useTranslation()
  const { values, change, adds } = form
  if (!adds || !hasDeposit(values)) return null
  return (
    <div className="col-span-full mb-4 max-w-56">
      <Choice
        label={t('admin.form.depositCame')}
        value={values.depositMethod}
        options={[
          ['', t('admin.form.depositNotYet')] as const,
          ...WAYS.map((way) => [way, t(`office.payments.ways.${way}`)] as const),
        ]}
        onChange={(depositMethod) => change({ depositMethod })}
      />
    </div>
  )
}
