import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Due } from '#domain/office/dues.ts'
import { Badge } from '#features/office/Badge.tsx'
import { PayButton } from '#features/payments/PayButton.tsx'
import { Since } from '#features/payments/Since.tsx'
import { useGuestName } from '#features/office/useGuestName.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'

type DueLineProps = {
  due: Due
  today: IsoDate
  /** Whether a payment is being submitted. */
  pending: boolean
  /** Whether a change of the stay is pending. */
  waiting: boolean
  onCollect: (due: Due) => void
}

/** A stay's amount due and since when, with buttons that record it or another amount as paid. */
export function DueLine({ due, today, pending, waiting, onCollect }: DueLineProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const language = useLanguage()
  const { reservation, account, amount, isDeposit } = due
  const { overdueSince, depositAwaited } = account
  const busy = pending || waiting
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <b className="tabular-nums">{formatMoney(amount, language)}</b>
        {overdueSince && <Since day={overdueSince} className="text-sm text-alert-700" />}
        {depositAwaited && !isDeposit && (
          <Badge className="bg-alert-100 text-alert-700">
            {t('office.payments.depositAwaited')}
          </Badge>
        )}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={t('office.today.collectFrom', { guest: nameOf(reservation.musteriAdi) })}
          aria-disabled={busy}
          onClick={() => !busy && onCollect(due)}
        >
          {t('office.today.collect')}
        </Button>
        <PayButton reservation={reservation} today={today} waiting={waiting} variant="quiet" />
      </span>
    </>
  )
}
