import { Link } from 'react-router-dom'
import { villa } from '#content/villa.ts'
import { useReviews } from '#db/stores.ts'
import { addDays, dayIn, type IsoDate } from '#domain/date.ts'
import { nextGap } from '#domain/stay/day.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { formatDate } from '#i18n/format.ts'
import { TOOLS_REVIEWS } from '#i18n/officeAddresses.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card } from '#office/shared/cards.tsx'
import { LINK } from './lists.tsx'

/** A review that is unpublished for longer no longer counts as new. */
const NEW_DAYS = 14

/** The first free nights, and new reviews. */
export function Ahead({
  reservations,
  today,
}: {
  reservations: readonly Reservation[]
  today: IsoDate
}) {
  const { t, language } = useTranslation()
  const reviews = useReviews()
  const { checkIn, checkOut } = nextGap(reservations, today)
  const since = addDays(today, -NEW_DAYS)
  const isNew = (at: number) => dayIn(villa.timeZone, at) >= since
  const fresh =
    reviews.state === 'ready'
      ? reviews.value.filter(({ publishedId, at }) => publishedId === undefined && isNew(at))
      : []
  return (
    <Card title={t('office.today.ahead')}>
      <ul className="space-y-2">
        <li>
          {checkOut
            ? t('office.today.gap', { dates: formatDates({ checkIn, checkOut }, language) })
            : t('office.today.gapOpen', { date: formatDate(checkIn, language) })}
        </li>
        {fresh.length > 0 && (
          <li>
            <Link className={LINK} to={TOOLS_REVIEWS}>
              {t('office.reviews.fresh', { count: fresh.length })}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  )
}
