import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { keepText, readText } from '#db/deviceText.ts'
import type { Season } from '#db/season.ts'
import type { IsoDate } from '#domain/date.ts'
import { findOverlaps } from '#domain/stay/nightRepair.ts'
import type { Reservation, UnreadableRecord } from '#domain/stay/reservation.ts'
import { formatDate } from '#i18n/format.ts'
import { editAddress, requestAddress } from '#i18n/officeAddresses.ts'
import { formatDates, formatUnreadable, isolated } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card } from '#office/shared/cards.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { LINK } from './lists.tsx'

type AttentionProps = { season: Season; today: IsoDate }

/** The unreadable records that this device's owner has put aside; the list of stays still shows them. */
const ASIDE = 'villa.unreadableAside'

const asideSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

function readAside(): readonly string[] {
  const read = v.safeParse(asideSchema, readText(ASIDE))
  return read.success ? read.output : []
}

/** A changed record is shown again. */
function asideKey(id: string, version: number): string {
  return `${id} ${version}`
}

/** Faults and doubts: overlaps, unreadable records and ended holds; nothing without any. */
export function Attention({ season: { reservations, unreadable }, today }: AttentionProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const [aside, setAside] = useState(readAside)
  const overlaps = findOverlaps(reservations)
  const ended = reservations.flatMap((stay) =>
    stay.status === 'held' && stay.heldUntil < today ? [stay] : [],
  )
  const stayText = (stay: Reservation) =>
    `${isolated(nameOf(stay))} (${formatDates(stay.dates, language)})`
  const stayLink = (stay: Reservation) => (
    <Link className={LINK} to={editAddress(stay.id)}>
      {stayText(stay)}
    </Link>
  )
  function putAside({ id, version }: UnreadableRecord) {
    const next = [...aside, asideKey(id, version)]
    keepText(ASIDE, JSON.stringify(next))
    setAside(next)
  }
  const lines: ReactNode[] = [
    ...overlaps.map(({ one, other }) => (
      <li key={one.id + other.id}>
        {t('office.today.conflict')} {stayLink(one)}, {stayLink(other)}
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
    ...unreadable
      .filter(({ id, version }) => !aside.includes(asideKey(id, version)))
      .map((record) => (
        <li key={record.id}>
          {t('office.today.unreadable', { name: record.texts.musteriAdi || record.id })}{' '}
          {formatUnreadable(t, record)}
          <span className="-ml-3 flex flex-wrap">
            <Link
              className={buttonStyle({ variant: 'quiet', size: 'small' })}
              to={editAddress(record.id)}
            >
              {t('office.today.settle')}
            </Link>
            <Button variant="quiet" size="small" onClick={() => putAside(record)}>
              {t('office.today.putAside')}
            </Button>
          </span>
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
