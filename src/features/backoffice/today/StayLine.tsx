import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { countNights } from '#domain/stay.ts'
import { SourceBadge } from '#features/backoffice/Badge.tsx'
import { formatDates } from '#features/backoffice/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useGuestName } from '#features/backoffice/useGuestName.ts'

type StayLineProps = {
  reservation: Reservation
  onOpen: (reservation: Reservation) => void
  children?: ReactNode
}

/** A stay in two lines: whose it is, which opens it, and its days; a phone number can be called. */
export function StayLine({ reservation, onOpen, children }: StayLineProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const language = useLanguage()
  const { musteriAdi, stay, kisiSayisi, telefon, kaynak } = reservation
  return (
    <li className="space-y-1 py-2.5 first:pt-0 last:pb-0">
      <button
        type="button"
        className="text-left font-semibold wrap-anywhere text-accent-700 underline underline-offset-3"
        onClick={() => onOpen(reservation)}
      >
        {nameOf(musteriAdi)}
      </button>{' '}
      {kaynak && <SourceBadge>{t(`admin.sources.${kaynak}`)}</SourceBadge>}
      <p className="text-sm text-pine-700 tabular-nums">
        {formatDates(stay, language)} · {t('admin.nights', { count: countNights(stay) })}
        {kisiSayisi !== undefined && ` · ${t('office.today.guests', { count: kisiSayisi })}`}
      </p>
      {telefon && (
        <a
          className="inline-block py-1 text-sm text-accent-700 underline"
          href={`tel:${telefon.replaceAll(/[^\d+]/g, '')}`}
        >
          {telefon}
        </a>
      )}
      {children}
    </li>
  )
}
