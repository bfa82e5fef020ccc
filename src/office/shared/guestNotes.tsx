import type { Payment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatDates, type Guest, guestName } from '#i18n/stayText.ts'

/** Returns a function that formats a guest's name, also one that was removed or that nobody sees. */
export function useGuestName(): (guest: Guest) => string {
  const { t } = useTranslation()
  return (guest) => guestName(t, guest)
}

/** At most so many stays are listed. */
const NAMED = 3

type KnownGuestProps = {
  /** The guest's other stays, the latest first. */
  stays: readonly Reservation[]
  className?: string
}

/** Lists a returning guest's other stays; nothing for a new guest. */
export function KnownGuest({ stays, className = '' }: KnownGuestProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const named = stays.slice(0, NAMED)
  const more = stays.length - named.length
  if (stays.length === 0) return null
  return (
    <p className={`text-sm text-accent-800 ${className}`}>
      <b>{t('office.guests.known', { count: stays.length })}</b>{' '}
      {named
        .map((stay) => {
          const { dates, status } = stay
          const days = formatDates(dates, language)
          return `${nameOf(stay)} (${status === 'cancelled' ? `${days}, ${t('office.cancelling.badge')}` : days})`
        })
        .join(', ')}
      {more > 0 && ` ${t('office.requests.andMore', { count: more })}`}
    </p>
  )
}

/** The stay that a dialog is about. */
export function StayLines({ reservation }: { reservation: Reservation }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  return (
    <p className="mt-3">
      <strong className="block font-semibold wrap-anywhere">
        <bdi>{nameOf(reservation)}</bdi>
      </strong>
      <span className="tabular-nums">{formatDates(reservation.dates, language)}</span>
      {' · '}
      {t('units.nights', { count: countNights(reservation.dates) })}
    </p>
  )
}

type LostPaymentsProps = { payments: readonly Payment[]; canCancel: boolean }

/** Says which sum is deleted with a stay, and that cancelling would keep it; nothing without payments. */
export function LostPayments({ payments, canCancel }: LostPaymentsProps) {
  const { t, language } = useTranslation()
  if (payments.length === 0) return null
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <p className="mt-2 text-alert-700">
      {t(`admin.deletion.${canCancel ? 'paymentsOrCancel' : 'payments'}`, {
        paid: formatMoney(paid, language),
      })}
    </p>
  )
}
