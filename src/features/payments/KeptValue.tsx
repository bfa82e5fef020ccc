import { useTranslation } from 'react-i18next'
import type { Account } from '#domain/payments/account.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

/** The kept amount of a cancelled stay, and the refund or amount due. */
export function KeptValue({ account }: { account: Account }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { agreed, outstanding, overpaid } = account
  const rest = overpaid > 0 ? 'refunds' : 'owes'
  const amount = formatMoney(overpaid > 0 ? overpaid : outstanding, language)
  return (
    <span className="text-sm @3xl:whitespace-nowrap">
      {agreed > 0
        ? t('office.cancelling.keeps', { amount: formatMoney(agreed, language) })
        : t('office.cancelling.keepsNothing')}
      {overpaid + outstanding > 0 && (
        <span className="block font-semibold text-alert-700">
          {t(`office.cancelling.${rest}`, { amount })}
        </span>
      )}
    </span>
  )
}
