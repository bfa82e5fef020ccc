import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** What was paid of a cancelled stay, what is kept of it, and what is to go back or still to come. */
export function KeptSums({ paid, kept }: { paid: number; kept: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const owed = Math.max(0, kept - paid)
  const sums: [name: string, sum: number][] = [
    [t('office.cancelling.paid'), paid],
    [t('office.cancelling.kept'), kept],
    owed > 0
      ? [t('office.cancelling.owed'), owed]
      : [t('office.cancelling.refund'), Math.max(0, paid - kept)],
  ]
  return (
    <dl className="grid grid-cols-3 gap-x-3 tabular-nums">
      {sums.map(([name, sum], index) => (
        <div key={index}>
          <dt className="text-sm text-pine-700">{name}</dt>
          <dd className={clsx('font-semibold', index === 2 && sum > 0 && 'text-alert-700')}>
            {formatMoney(sum, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
