import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { KeptValue } from '#features/payments/KeptValue.tsx'
import { useAccount } from '#features/payments/paymentsContext.ts'
import { OverdueSince } from '#features/payments/OverdueSince.tsx'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import type { Row } from './row.ts'

/** The amount still owed, with the agreed balance below it if that differs; else the balance. */
export function OwedValue({ reservation, today, texts }: Row) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { account } = useAccount(reservation, today)
  const { outstanding, overpaid, overdueSince } = account
  const { kalan } = reservation
  if (reservation.cancellation) return <KeptValue account={account} />
  const isOwed = outstanding > 0 && !reservation.deletion
  const differs = isOwed && outstanding !== Math.round(kalan)
  const isPaid = !isOwed && !reservation.deletion && overpaid === 0 && kalan > 0
  const agreed = formatMoney(kalan, language)
  return (
    // An inline-block is not struck through in a past row.
    <span className={clsx(isOwed && 'inline-block @3xl:whitespace-nowrap')}>
      {isOwed && overdueSince ? (
        <OverdueSince day={overdueSince} className="block text-xs text-alert-700" />
      ) : (
        differs && <span className="block text-xs text-alert-700">{texts.outstanding} </span>
      )}
      {isOwed && (
        <b className="block font-semibold text-alert-700">{formatMoney(outstanding, language)}</b>
      )}
      {!isOwed && <span className={clsx(isPaid && 'text-pine-600')}>{agreed}</span>}
      {differs && (
        <span className="block text-xs text-pine-700">
          {texts.labels.kalan} {agreed}
        </span>
      )}
      {isPaid && (
        <span className="inline-block w-full text-xs font-semibold text-accent-800">
          {texts.paid}
        </span>
      )}
      {overpaid > 0 && (
        <span className="inline-block text-xs font-semibold text-alert-700">
          {t('office.payments.overpaid', { amount: formatMoney(overpaid, language) })}
        </span>
      )}
    </span>
  )
}
