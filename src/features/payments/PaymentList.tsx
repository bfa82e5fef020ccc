import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredPayment } from '#domain/payments/payment.ts'
import { formatDate } from '#i18n/format.ts'
import { formatExactCurrency, formatMoney, formatNumber } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'

type PaymentListProps = {
  payments: readonly StoredPayment[]
  /** Whether a change of the stay is pending. */
  waiting: boolean
  /** Whether the undo buttons contain the payment, because others are on the screen. */
  named?: boolean
  onTakeBack: (payment: StoredPayment) => void
}

/** The payments by date, each with a button to undo it. */
export function PaymentList({ payments, ...rest }: PaymentListProps) {
  return (
    <ul className="divide-y divide-linen-200">
      {payments.map((payment) => (
        <Line key={payment.key} payment={payment} {...rest} />
      ))}
    </ul>
  )
}

type LineProps = Omit<PaymentListProps, 'payments'> & { payment: StoredPayment }

function Line({ payment, waiting, named = false, onTakeBack }: LineProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const { date, amount, method, purpose, foreign, note, by } = payment
  const name = amount < 0 ? 'takeBackRefund' : 'takeBackPayment'
  // The opening balance, from before payments were recorded singly, has no date or method.
  const isOpening = purpose === 'carried'
  const words = [
    !isOpening && t(`office.payments.ways.${method}`),
    purpose && t(`office.payments.purposes.${purpose}`),
    amount < 0 && t('office.payments.refund'),
    foreign &&
      t('office.payments.atRate', {
        foreign: formatExactCurrency(foreign.amount, foreign.currency, language),
        rate: formatNumber(foreign.rate, language),
      }),
  ]
  return (
    <li className="flex items-center justify-between gap-x-3 py-2">
      <p id={id} className="min-w-0">
        <b className="tabular-nums">{formatMoney(amount, language)}</b>
        {!isOpening && <span className="tabular-nums"> · {formatDate(date, language)}</span>}
        <span className="block text-sm wrap-anywhere text-pine-700">
          {[...words, by].filter(Boolean).join(' · ')}
        </span>
        {note !== undefined && <span className="block text-sm wrap-anywhere">{note}</span>}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="shrink-0 aria-disabled:cursor-progress aria-disabled:text-pine-500 aria-disabled:delay-500"
        aria-describedby={id}
        aria-disabled={waiting}
        onClick={() => !waiting && onTakeBack(payment)}
      >
        {t(`office.payments.${named ? name : 'takeBack'}`)}
      </Button>
    </li>
  )
}
