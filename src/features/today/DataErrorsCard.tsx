import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findOverlaps } from '#domain/nightRepair.ts'
import type { Reservation } from '#domain/reservation.ts'
import { formatDates } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Card } from '#features/office/Card.tsx'
import { useGuestName } from '#features/office/useGuestName.ts'

type DataErrorsCardProps = {
  reservations: readonly Reservation[]
  /** The link to the unreadable records; nothing without any. */
  unreadable: ReactNode
  /** The link to earlier records that are still public. */
  open: ReactNode
}

/** Errors in the data: overlapping stays, and unreadable or public records; nothing without any. */
export function DataErrorsCard({ reservations, unreadable, open }: DataErrorsCardProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const language = useLanguage()
  const overlaps = findOverlaps(reservations)
  if (overlaps.length === 0 && !unreadable && !open) return null
  const say = ({ musteriAdi, stay }: Reservation) =>
    `${nameOf(musteriAdi)} (${formatDates(stay, language)})`
  return (
    <Card title={t('office.today.wrong')} alarming>
      <ul className="space-y-2">
        {overlaps.map(({ one, other }) => (
          <li key={one.id + other.id}>
            {t('office.today.conflict', { one: say(one), other: say(other) })}
          </li>
        ))}
        {unreadable && <li>{unreadable}</li>}
        {open && <li>{open}</li>}
      </ul>
    </Card>
  )
}
