import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { KeptValue } from '#features/payments/KeptValue.tsx'
import { useAccount } from '#features/payments/cashbook.ts'
import { Since } from '#features/payments/Since.tsx'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import type { Row } from './row.ts'

/** The agreed balance, and the amount due if that differs or is late, or that all is paid. */
export function OwedValue({ reservation, today, texts }: Row) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { account } = useAccount(reservation, today)
  const { outstanding, overpaid, overdueSince } = account
  const { kalan } = reservation
  if (reservation.cancellation) return <KeptValue account={account} />
  const differs = outstanding > 0 && outstanding !== kalan
  const isPaid = outstanding === 0 && overpaid === 0 && kalan > 0
  return (
    // An inline-block, so that the line through a past row leaves it out.
    <span className={clsx(overdueSince && 'inline-block font-semibold text-alert-700')}>
      <span className={clsx(isPaid && 'text-pine-600')}>{formatMoney(kalan, language)}</span>
      {isPaid && (
        <span className="inline-block w-full text-xs font-semibold text-accent-800">
          {texts.paid}
        </span>
      )}
      {differs && (
        <span className="block text-xs @6xl:whitespace-nowrap">
          {texts.outstanding} {formatMoney(outstanding, language)}
        </span>
      )}
      {overdueSince && (
        <Since day={overdueSince} className="block text-xs @6xl:whitespace-nowrap" />
      )}
      {overpaid > 0 && (
        <span className="inline-block text-xs font-semibold text-alert-700">
          {t('office.payments.overpaid', { amount: formatMoney(overpaid, language) })}
        </span>
      )}
    </span>
  )
}
