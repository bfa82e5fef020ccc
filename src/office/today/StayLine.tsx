import { type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { Link } from 'react-router-dom'
import { countNights } from '#domain/stay/stayDates.ts'
import { stayAddress } from '#i18n/officeAddresses.ts'
import { SourceBadge } from '#office/shared/cards.tsx'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { formatDates, formatStayParty, formatWeekday } from '#i18n/stayText.ts'
import { useGuestName } from '#office/shared/guestNotes.tsx'

type StayLineProps = {
  reservation: Reservation
  children?: ReactNode
}

/** A stay with a link to its panel, and the contact links. */
export function StayLine({ reservation, children }: StayLineProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const nameId = useId()
  const { dates, arrivalTime, phone, email, notlar, source } = reservation
  const party = formatStayParty(t, reservation)
  const weekdays = [dates.checkIn, dates.checkOut].map((day) => formatWeekday(day, language))
  return (
    <li className="space-y-1 py-2.5 first:pt-0 last:pb-0">
      <Link
        id={nameId}
        to={stayAddress(reservation.id)}
        className="font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
      >
        {nameOf(reservation)}
      </Link>{' '}
      {source && source !== 'other' && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
      <p className="text-sm text-pine-700 tabular-nums">
        {formatDates(dates, language)} ({weekdays.join(' – ')})
        <span className="max-sm:hidden"> · </span>
        <span className="max-sm:block">
          {t('units.nights', { count: countNights(dates) })}
          {party !== undefined && ` · ${party}`}
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
