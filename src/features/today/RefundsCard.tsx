import { useTranslation } from 'react-i18next'
import type { CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import type { IsoDate } from '#domain/date.ts'
import { accountIn } from '#domain/payments/ledger.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { PayButton } from '#features/payments/PayButton.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { useGuestName } from '#features/office/useGuestName.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Card } from '#features/office/Card.tsx'
import { FoldedList } from './FoldedList.tsx'

type RefundsCardProps = {
  cancelled: readonly CancelledStay[]
  today: IsoDate
  /** The ids of the stays with pending changes. */
  unsent: ReadonlySet<string>
}

/** The refunds due to guests of cancelled stays; nothing without any. */
export function RefundsCard({ cancelled, today, unsent }: RefundsCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useGuestName()
  const ledger = useLedger()
  const refunds = cancelled.flatMap((stay) => {
    const { overpaid } = accountIn(ledger, stay, today)
    return overpaid > 0 ? [{ stay, overpaid }] : []
  })
  if (refunds.length === 0) return null
  return (
    <Card title={t('office.cancelling.refund')}>
      <FoldedList>
        {refunds.map(({ stay, overpaid }) => (
          <li
            key={stay.id}
            className="flex flex-wrap items-center justify-between gap-2 py-2.5 first:pt-0 last:pb-0"
          >
            <span className="wrap-anywhere">
              <span className="font-semibold">{nameOf(stay.musteriAdi)}</span>
              <span className="block text-sm text-pine-700 tabular-nums">
                {formatDates(stay.stay, language)}
              </span>
              <b className="tabular-nums">{formatMoney(overpaid, language)}</b>
            </span>
            <PayButton reservation={stay} today={today} waiting={unsent.has(stay.id)} />
          </li>
        ))}
      </FoldedList>
    </Card>
  )
}
