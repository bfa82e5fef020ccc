import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays, type IsoDate } from '#domain/date.ts'
import { officeDay, owedBy } from '#domain/office/day.ts'
import type { Reservation } from '#domain/reservation.ts'
import { formatLongDate, formatMoney } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { AheadCard } from './AheadCard.tsx'
import { StaysCard } from './StaysCard.tsx'
import { WrongCard } from './WrongCard.tsx'
import { useGuestName } from '#features/backoffice/useGuestName.ts'

type TodayViewProps = {
  today: IsoDate
  reservations: readonly Reservation[]
  unreadable: number
  /** The requests that wait, with a link to them. */
  waiting: ReactNode
  /** Whether an amount's change has not been answered yet. */
  pending: boolean
  onOpen: (reservation: Reservation) => void
  onCollect: (reservation: Reservation) => void
}

/** What the day asks of the owners: who comes and goes, what to collect, what waits, what is wrong. */
export function TodayView(props: TodayViewProps) {
  const { today, reservations, unreadable, waiting, pending, onOpen, onCollect } = props
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const language = useLanguage()
  const day = officeDay(reservations, today)
  const owedToday = owedBy(reservations, today)
  const owedThisWeek = owedBy(reservations, addDays(today, 6)).filter(
    ({ stay }) => stay.checkIn > today,
  )

  const collect = (reservation: Reservation) => (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <b className="tabular-nums">{formatMoney(reservation.kalan, language)}</b>
      <Button
        size="small"
        aria-label={t('office.today.collectFrom', { guest: nameOf(reservation.musteriAdi) })}
        aria-disabled={pending}
        onClick={() => !pending && onCollect(reservation)}
      >
        {t('office.today.collect')}
      </Button>
    </span>
  )
  const people = (title: string, stays: readonly Reservation[], none: string) => (
    <StaysCard title={title} stays={stays} none={none} onOpen={onOpen} />
  )
  const owed = (title: string, stays: readonly Reservation[]) => (
    <StaysCard
      title={title}
      stays={stays}
      none={t('office.today.nothingOwed')}
      onOpen={onOpen}
      below={collect}
    />
  )

  return (
    <div className="space-y-6">
      <p className="font-serif text-heading">
        {formatLongDate(today, language)}
        {day.turnover && (
          <span className="mt-1 block text-lead text-alert-700">
            {t('office.today.turnoverToday')}
          </span>
        )}
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {people(t('office.today.arriving'), day.arriving, t('office.today.nobody'))}
        {people(t('office.today.leaving'), day.leaving, t('office.today.nobody'))}
        {people(
          t('office.today.staying'),
          [...day.staying, ...day.closed],
          t('office.today.empty'),
        )}
        {owed(t('office.today.owedToday'), owedToday)}
        {owed(t('office.today.owedWeek'), owedThisWeek)}
        <AheadCard today={today} reservations={reservations} waiting={waiting} />
        <WrongCard reservations={reservations} unreadable={unreadable} />
      </div>
    </div>
  )
}
