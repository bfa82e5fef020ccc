import { Link } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import { daysBetween, type IsoDate } from '#domain/date.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import { comingDays, officeDay } from '#domain/stay/day.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { agreedDeposit, type Sums, sumsOf } from '#domain/stay/money.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { formatTime } from '#i18n/facts.ts'
import { formatArrival, formatFullDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { stayAddress } from '#i18n/officeAddresses.ts'
import { formatStayParty } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Badge, Card, StaySource } from '#office/shared/cards.tsx'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { useSiteSettings } from '#office/shared/useSiteSettings.ts'
import { IdentityReport } from './IdentityReport.tsx'
import { LINK } from './lists.tsx'

type ComingProps = { season: Season; today: IsoDate }

/** Who leaves and arrives today and in the next seven days, by day, and who stays now. */
export function Coming({ season: { reservations, payments }, today }: ComingProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const { staying, closed } = officeDay(reservations, today)
  const days = comingDays(reservations, today)
  const sumsBy = (stay: Reservation) => sumsOf(stay, paymentsOf(payments, stay))

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
                <bdi>{nameOf(stay)}</bdi>
              </Link>
            </span>
          ))}
        </p>
      )}
      {staying
        .filter(({ identityReportedOn }) => identityReportedOn === undefined)
        .map((stay) => (
          <IdentityReport key={stay.id} stay={stay} today={today} />
        ))}
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
              <Move key={stay.id} stay={stay} kind="leaves" sums={sumsBy(stay)} isToday={false} />
            ))}
            {arriving.map((stay) => (
              <Move
                key={stay.id}
                stay={stay}
                kind="arrives"
                sums={sumsBy(stay)}
                isToday={date === today}
              />
            ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

type MoveProps = {
  stay: Reservation
  kind: 'leaves' | 'arrives'
  sums: Sums
  /** Whether it shows what the owner at the door needs. */
  isToday: boolean
}

/** A guest who leaves or arrives: the party, the hour and the money, which a channel collects for its guests. */
function Move({ stay, kind, sums, isToday }: MoveProps) {
  const { t, language } = useTranslation()
  const { checkOutBy } = useSiteSettings()
  const nameOf = useGuestName()
  const { dates, arrivalTime, source, phone, email, notlar } = stay
  const { owed, received } = sums
  const isOwn = source === undefined
  const deposit = agreedDeposit(stay)
  const isArrival = kind === 'arrives'
  const party = formatStayParty(t, stay)
  const facts = [
    ...(isArrival ? [t('units.nights', { count: countNights(dates) })] : []),
    ...(party === undefined ? [] : [party]),
    ...(isArrival
      ? arrivalTime === undefined
        ? []
        : [t('office.guests.comes', { time: formatArrival(t, { dates, arrivalTime }, language) })]
      : [t('office.today.leavesBy', { time: formatTime(checkOutBy, language) })]),
    ...(isOwn && deposit > 0 && received < deposit ? [t('office.today.noDeposit')] : []),
    ...(isOwn && deposit > 0 && received >= deposit && owed > 0
      ? [t('office.today.depositCame')]
      : []),
    ...(isOwn && owed > 0 ? [t('office.today.owes', { amount: formatMoney(owed, language) })] : []),
  ]
  return (
    <li>
      {t(`office.today.${kind}`)}{' '}
      <Link className={LINK} to={stayAddress(stay.id)}>
        <bdi>{nameOf(stay)}</bdi>
      </Link>{' '}
      <StaySource stay={stay} />
      <span className="block text-sm text-pine-700">{facts.join(' · ')}</span>
      {isToday && notlar !== '' && (
        <span className="block text-sm whitespace-pre-line wrap-anywhere">{notlar}</span>
      )}
      {isToday && (phone !== undefined || email !== undefined) && (
        <ContactWays phone={phone} email={email} />
      )}
      {isToday && <IdentityReport stay={stay} today={dates.checkIn} />}
    </li>
  )
}
