import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { countNights } from '#domain/stay.ts'
import { SourceBadge } from '#features/office/Badge.tsx'
import { ContactWays } from '#features/letters/ContactWays.tsx'
import { formatDates, formatWeekday } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useGuestName } from '#features/office/useGuestName.ts'

type StayLineProps = {
  reservation: Reservation
  onOpen: (reservation: Reservation) => void
  children?: ReactNode
}

/**
 * A stay on a day: the guest as a button that opens it, dates, number of guests, arrival time,
 * notes, and contact links.
 */
export function StayLine({ reservation, onOpen, children }: StayLineProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const language = useLanguage()
  const nameId = useId()
  const { musteriAdi, stay, guests, arrivalTime, phone, email, notlar, source } = reservation
  const weekdays = [stay.checkIn, stay.checkOut].map((day) => formatWeekday(day, language))
  return (
    <li className="space-y-1 py-2.5 first:pt-0 last:pb-0">
      <button
        id={nameId}
        type="button"
        className="text-left font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
        onClick={() => onOpen(reservation)}
      >
        {nameOf(musteriAdi)}
      </button>{' '}
      {source && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
      <p className="text-sm text-pine-700 tabular-nums">
        {formatDates(stay, language)} ({weekdays.join(' – ')})
        <span className="max-sm:hidden"> · </span>
        <span className="max-sm:block">
          {t('admin.nights', { count: countNights(stay) })}
          {guests !== undefined && ` · ${t('office.today.guests', { count: guests })}`}
          {arrivalTime !== undefined && ` · ${t('office.guests.comes', { time: arrivalTime })}`}
        </span>
      </p>
      {notlar !== '' && (
        <p className="text-sm whitespace-pre-line wrap-anywhere text-pine-800">{notlar}</p>
      )}
      {(phone !== undefined || email !== undefined) && (
        <ContactWays phone={phone} email={email} describedBy={nameId} />
      )}
      {children}
    </li>
  )
}
