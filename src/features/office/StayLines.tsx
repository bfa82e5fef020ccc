import { useTranslation } from '#i18n/useTranslation.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights } from '#domain/stay.ts'
import { formatDates } from './stayText.ts'
import { useGuestName } from './useOffice.ts'

/** The stay that a dialog is about. */
export function StayLines({ reservation: { musteriAdi, stay } }: { reservation: Reservation }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  return (
    <p className="mt-3">
      <strong className="block font-semibold wrap-anywhere">{nameOf(musteriAdi)}</strong>
      <span className="tabular-nums">{formatDates(stay, language)}</span>
      {' · '}
      {t('admin.nights', { count: countNights(stay) })}
    </p>
  )
}
