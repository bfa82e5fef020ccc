import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { Account } from '#domain/payments/account.ts'
import { formatMoney } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Since } from './Since.tsx'

/** What was agreed, what came of it, and what is missing. */
export function AccountLines({ account }: { account: Account }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { agreed, paid, outstanding, overpaid, overdueSince } = account
  const sums: [name: string, sum: number][] = [
    [t('admin.fields.toplamUcret'), agreed],
    [t('office.payments.paid'), paid],
    overpaid > 0
      ? [t('office.payments.tooMuch'), overpaid]
      : [t('office.payments.outstanding'), outstanding],
  ]
  return (
    <dl className="grid grid-cols-3 gap-x-3 tabular-nums">
      {sums.map(([name, sum], index) => (
        <div key={index}>
          <dt className="text-sm text-pine-700">{name}</dt>
          <dd className={clsx('font-semibold', index === 2 && sum > 0 && 'text-alert-700')}>
            {formatMoney(sum, language)}
            {index === 2 && overdueSince && (
              <Since day={overdueSince} className="block text-xs font-normal" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
