import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Due } from '#domain/office/day.ts'
import { HANDED_OVER, type Payment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import { Badge } from '#features/office/cards.tsx'
import { PayButton } from '#features/payments/StayPayments.tsx'
import { OverdueSince } from '#features/payments/Sums.tsx'
import { useGuestName } from '#features/office/useOffice.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { Button } from '#ui/Button.tsx'

type DueLineProps = {
  due: Due
  today: IsoDate
  pending: boolean
  waiting: boolean
  onCollect: (due: Due, method: Payment['method']) => void
  onRemind: (reservation: Reservation) => void
}

// The button that opened the choice has gone, and the focus with it.
function focusFirst(choice: HTMLElement | null) {
  choice?.querySelector('button')?.focus()
}

/** A stay's amount due and since when, with buttons that record it or another amount as paid. */
export function DueLine({ due, today, pending, waiting, onCollect, onRemind }: DueLineProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const [asks, setAsks] = useState(false)
  const { reservation, account, amount, isDeposit } = due
  const { overdueSince, depositAwaited } = account
  const { depositDueBy } = reservation
  const isLateDeposit = isDeposit && depositDueBy !== undefined && depositDueBy < today
  const busy = pending || waiting
  const guest = nameOf(reservation.musteriAdi)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <b className="font-serif text-lead text-alert-700 tabular-nums">
          {formatMoney(amount, language)}
        </b>
        {overdueSince && <OverdueSince day={overdueSince} className="text-sm text-alert-700" />}
        {isLateDeposit && (
          <span className="text-sm text-alert-700">
            {t('office.today.depositLate', { day: formatDate(depositDueBy, language) })}
          </span>
        )}
        {depositAwaited && !isDeposit && (
          <Badge className="bg-alert-100 text-alert-700">
            {t('office.payments.depositAwaited')}
          </Badge>
        )}
      </p>
      {asks ? (
        <fieldset ref={focusFirst} className="flex flex-wrap items-center gap-2">
          <legend className="mb-1 text-sm text-pine-700">{t('office.today.howPaid')}</legend>
          {HANDED_OVER.map((method) => (
            <Button
              key={method}
              size="small"
              aria-disabled={busy}
              onClick={() => {
                if (busy) return
                setAsks(false)
                onCollect(due, method)
              }}
            >
              {t(`office.payments.ways.${method}`)}
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={() => setAsks(false)}>
            {t('admin.cancel')}
          </Button>
        </fieldset>
      ) : (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={t('office.today.collectFrom', { guest })}
            aria-disabled={busy}
            onClick={() => !busy && setAsks(true)}
          >
            {t('office.today.collect')}
          </Button>
          <PayButton reservation={reservation} today={today} waiting={waiting} variant="quiet" />
          {isLateDeposit && (
            <Button variant="quiet" size="small" onClick={() => onRemind(reservation)}>
              {t('office.today.remind')}
            </Button>
          )}
        </span>
      )}
    </>
  )
}
