import { Link } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import { daysBetween, type IsoDate } from '#domain/date.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import { comingDays, officeDay } from '#domain/stay/day.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { sumsOf } from '#domain/stay/money.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { formatFullDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { stayAddress } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Badge, Card, SourceBadge } from '#office/shared/cards.tsx'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { LINK } from './lists.tsx'

type ComingProps = { season: Season; today: IsoDate }

/** Who leaves and arrives today and in the next seven days, by day, and who stays now. */
export function Coming({ season: { reservations, payments }, today }: ComingProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const { staying, closed } = officeDay(reservations, today)
  const days = comingDays(reservations, today)
  const owedBy = (stay: Reservation) =>
    stay.source === undefined ? sumsOf(stay, paymentsOf(payments, stay)).owed : 0

  function dayName(date: IsoDate): string {
    const away = daysBetween(today, date)
    if (away > 1) return formatFullDate(date, language)
    return t(away === 0 ? 'office.today.today' : 'office.today.tomorrow')
  }

  return (
    <Card title={t('office.today.coming')}>
      {staying.length + closed.length > 0 && (
        <p className="mb-3">
          {t('office.today.staying')}:{' '}
          {[...staying, ...closed].map((stay, index) => (
            <span key={stay.id}>
              {index > 0 && ', '}
              <Link className={LINK} to={stayAddress(stay.id)}>
                {nameOf(stay)}
              </Link>
            </span>
          ))}
        </p>
      )}
      {days.length === 0 && <p>{t('office.today.quiet')}</p>}
      {days.map(({ date, leaving, arriving, turnover }) => (
        <section key={date} aria-label={dayName(date)} className="border-t border-linen-200 py-2.5">
          <h3 className="text-sm font-semibold text-pine-700">
            {dayName(date)}{' '}
            {turnover && (
              <Badge className="bg-alert-50 text-alert-700">{t('office.today.turnover')}</Badge>
            )}
          </h3>
          <ul>
            {leaving.map((stay) => (
              <li key={stay.id}>
                {t('office.today.leaves')}{' '}
                <Link className={LINK} to={stayAddress(stay.id)}>
                  {nameOf(stay)}
                </Link>
              </li>
            ))}
            {arriving.map((stay) => (
              <Arrival key={stay.id} stay={stay} owed={owedBy(stay)} isToday={date === today} />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

type ArrivalProps = { stay: Reservation; owed: number; isToday: boolean }

/** An arriving guest, with the facts that the owner at the door needs. */
function Arrival({ stay, owed, isToday }: ArrivalProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const { dates, guests, cot, arrivalTime, source, phone, email, notlar } = stay
  const facts = [
    t('admin.nights', { count: countNights(dates) }),
    ...(guests === undefined ? [] : [t('office.today.guests', { count: guests })]),
    ...(cot ? [t('office.today.cot')] : []),
    ...(arrivalTime === undefined ? [] : [t('office.guests.comes', { time: arrivalTime })]),
    ...(owed > 0 ? [t('office.today.owes', { amount: formatMoney(owed, language) })] : []),
  ]
  return (
    <li>
      {t('office.today.arrives')}{' '}
      <Link className={LINK} to={stayAddress(stay.id)}>
        {nameOf(stay)}
      </Link>{' '}
      {source && <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge>}
      <span className="block text-sm text-pine-700">{facts.join(' · ')}</span>
      {isToday && notlar !== '' && (
        <span className="block text-sm whitespace-pre-line wrap-anywhere">{notlar}</span>
      )}
      {isToday && (phone !== undefined || email !== undefined) && (
        <ContactWays phone={phone} email={email} />
      )}
    </li>
  )
}
