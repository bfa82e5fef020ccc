import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'

type ShowAmountsFieldProps = {
  reservation: Reservation
  waiting: boolean
  onSums: (reservation: Reservation, tells: boolean) => void
}

/**
 * A checkbox whether the guest's page shows the agreed and paid amounts; absent for a stay that a
 * channel sold.
 */
export function ShowAmountsField({ reservation, waiting, onSums }: ShowAmountsFieldProps) {
  const { t } = useTranslation()
  const { source, usesPayments, showsAmounts = false } = reservation
  if (source !== undefined) return <p className="mt-4">{t('office.guestPage.sumsOfChannel')}</p>
  return (
    <div className="mt-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-accent-700"
          checked={showsAmounts}
          aria-disabled={waiting}
          onChange={({ target }) => !waiting && onSums(reservation, target.checked)}
        />
        {t('office.guestPage.sums')}
      </label>
      {showsAmounts && !usesPayments && <p>{t('office.guestPage.sumsLater')}</p>}
    </div>
  )
}
