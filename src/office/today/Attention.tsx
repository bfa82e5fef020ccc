import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import type { IsoDate } from '#domain/date.ts'
import { findOverlaps } from '#domain/stay/nightRepair.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { formatDate } from '#i18n/format.ts'
import { editAddress, requestAddress } from '#i18n/officeAddresses.ts'
import { formatDates, formatUnreadable } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card } from '#office/shared/cards.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { LINK } from './lists.tsx'

type AttentionProps = { season: Season; today: IsoDate }

/** Faults and doubts: overlaps, unreadable records and ended holds; nothing without any. */
export function Attention({ season: { reservations, unreadable }, today }: AttentionProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const overlaps = findOverlaps(reservations)
  const ended = reservations.flatMap((stay) =>
    stay.status === 'held' && stay.heldUntil < today ? [stay] : [],
  )
  const stayText = (stay: Reservation) => `${nameOf(stay)} (${formatDates(stay.dates, language)})`
  const lines: ReactNode[] = [
    ...overlaps.map(({ one, other }) => (
      <li key={one.id + other.id}>
        {t('office.today.conflict', { one: stayText(one), other: stayText(other) })}
      </li>
    )),
    ...ended.map((stay) => (
      <li key={stay.id}>
        <Link className={LINK} to={requestAddress(stay.request)}>
          {t('office.today.holdEnded', {
            guest: stayText(stay),
            day: formatDate(stay.heldUntil, language),
          })}
        </Link>
      </li>
    )),
    ...unreadable.map((record) => (
      <li key={record.id}>
        {t('office.today.unreadable', { name: record.texts.musteriAdi || record.id })}{' '}
        {formatUnreadable(t, record)}{' '}
        <Link className={LINK} to={editAddress(record.id)}>
          {t('office.today.settle')}
        </Link>
      </li>
    )),
  ]
  if (lines.length === 0) return null
  return (
    <Card title={t('office.today.wrong')} alarming>
      <ul className="space-y-2">{lines}</ul>
    </Card>
  )
}
