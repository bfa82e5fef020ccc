import { useAccount } from '#features/payments/paymentsContext.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import type { Row } from './row.ts'

/** The agreed deposit, and whether it has not come yet. */
export function DepositValue({ reservation, today, texts }: Row) {
  const language = useLanguage()
  const { account } = useAccount(reservation, today)
  return (
    <span className="whitespace-nowrap">
      {formatMoney(reservation.kapora, language)}
      {account.depositAwaited && !reservation.deletion && (
        <span className="block text-xs text-pine-700">{texts.depositAwaited}</span>
      )}
    </span>
  )
}
