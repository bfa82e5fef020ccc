import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import type { IsoDate } from '#domain/date.ts'
import { findOverlaps } from '#domain/stay/nightRepair.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { formatDate } from '#i18n/format.ts'
import { requestAddress, stayAddress } from '#i18n/officeAddresses.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card } from '#office/shared/cards.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { ChannelQuestions } from './ChannelQuestions.tsx'
import { LINK } from './lists.tsx'

type AttentionProps = { season: Season; today: IsoDate }

/** Faults and doubts: overlaps, unreadable records, ended holds and the channels' questions. */
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
    ...(unreadable.length > 0
      ? [
          <li key="unreadable">
            <Link className={LINK} to={`${stayAddress(null)}#unreadable`}>
              {t('office.today.unreadable', { count: unreadable.length })}
            </Link>
          </li>,
        ]
      : []),
  ]
  return (
    <>
      {lines.length > 0 && (
        <Card title={t('office.today.wrong')} alarming>
          <ul className="space-y-2">{lines}</ul>
        </Card>
      )}
      <ChannelQuestions reservations={reservations} today={today} />
    </>
  )
}
