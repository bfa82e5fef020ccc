import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { nextGap, turnoverDays } from '#domain/office/day.ts'
import type { Reservation } from '#domain/reservation.ts'
import { formatDates } from '#features/office/stayText.ts'
import { formatDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Card } from '#features/office/Card.tsx'
import { useGuestName } from '#features/office/useGuestName.ts'

type UpcomingCardProps = {
  today: IsoDate
  reservations: readonly Reservation[]
  /** Whether nothing is due this week. */
  owesNothing: boolean
}

/**
 * Upcoming events: a week without amounts due, the next free days, and days with a
 * departure and an arrival.
 */
export function UpcomingCard({ today, reservations, owesNothing }: UpcomingCardProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const language = useLanguage()
  const { checkIn, checkOut } = nextGap(reservations, today)
  return (
    <Card title={t('office.today.ahead')}>
      <ul className="space-y-2">
        {owesNothing && <li>{t('office.today.nothingOwed')}</li>}
        <li>
          {checkOut
            ? t('office.today.gap', { dates: formatDates({ checkIn, checkOut }, language) })
            : t('office.today.gapOpen', { date: formatDate(checkIn, language) })}
        </li>
        {turnoverDays(reservations, today)
          .slice(0, 3)
          .map(({ day, leaving, arriving }) => (
            <li key={arriving.id}>
              {t('office.today.turnover', {
                date: formatDate(day, language),
                leaving: nameOf(leaving.musteriAdi),
                arriving: nameOf(arriving.musteriAdi),
              })}
            </li>
          ))}
      </ul>
    </Card>
  )
}
