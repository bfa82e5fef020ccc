import { useTranslation } from 'react-i18next'
import type { PageSums } from '#domain/guestPage/sums.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

type SumsProps = {
  sums: PageSums
  cancelled: boolean
  /** Whether the arrival day has passed. */
  arrived: boolean
}

/** The agreed, paid and due amounts, and who pays the rest. */
export function Sums({ sums: { total, paid }, cancelled, arrived }: SumsProps) {
  const { t } = useTranslation()
  const rest = Math.round(total) - paid
  return (
    <section
      aria-label={t('guestPage.sums.title')}
      className="mt-4 rounded-card bg-white p-5 shadow-soft sm:p-7"
    >
      <dl className="grid gap-5 tabular-nums sm:grid-cols-3">
        <Sum name={t(cancelled ? 'guestPage.sums.kept' : 'guestPage.sums.total')} lira={total} />
        <Sum name={t('guestPage.sums.paid')} lira={paid} />
        {rest >= 0 ? (
          <Sum name={t('guestPage.sums.due')} lira={rest} />
        ) : (
          <Sum name={t('guestPage.sums.returned')} lira={-rest} />
        )}
      </dl>
      {paid === 0 && rest > 0 && !cancelled && (
        <p className="mt-4 print:hidden">{t('guestPage.sums.deposit')}</p>
      )}
      {paid > 0 && rest > 0 && !cancelled && !arrived && (
        <p className="mt-4">{t('guestPage.sums.balance')}</p>
      )}
    </section>
  )
}

function Sum({ name, lira }: { name: string; lira: number }) {
  const language = useLanguage()
  return (
    <div>
      <dt className="text-sm font-semibold text-pine-700">{name}</dt>
      <dd className="text-lead">{formatMoney(lira, language)}</dd>
    </div>
  )
}
