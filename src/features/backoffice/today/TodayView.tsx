import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import { officeDay } from '#domain/office/day.ts'
import { type Due, duesOn } from '#domain/office/dues.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useLedger } from '#features/backoffice/payments/cashbook.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { AheadCard } from './AheadCard.tsx'
import { DueLine } from './DueLine.tsx'
import { FortnightStrip } from './FortnightStrip.tsx'
import { StaysCard } from './StaysCard.tsx'
import { WrongCard } from './WrongCard.tsx'

type TodayViewProps = {
  today: IsoDate
  reservations: readonly Reservation[]
  unreadable: number
  /** The requests that wait, with a link to them. */
  waiting: ReactNode
  /** The letters that are to be written. */
  toWrite: ReactNode
  /** The ids of the stays that a change waits for. */
  unsent: ReadonlySet<string>
  /** Whether an amount's change has not been answered yet. */
  pending: boolean
  onOpen: (reservation: Reservation) => void
  onCollect: (due: Due) => void
}

/** What the day asks of the owners: who comes and goes, what to collect, what waits, what is wrong. */
export function TodayView(props: TodayViewProps) {
  const { today, reservations, unreadable, waiting, unsent, pending, onOpen, onCollect } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const ledger = useLedger()
  const day = officeDay(reservations, today)
  const dues = duesOn(reservations, ledger, today)

  // Whom the strip shows for days on end needs no card that says that nobody is there.
  const people = (title: string, stays: readonly Reservation[]) =>
    stays.length > 0 && <StaysCard title={title} stays={stays} none="" onOpen={onOpen} />
  const owed = (title: string, owing: readonly Due[]) => {
    const byStay = new Map(owing.map((due) => [due.reservation, due]))
    return (
      <StaysCard
        title={title}
        stays={[...byStay.keys()]}
        none={t('office.today.nothingOwed')}
        onOpen={onOpen}
        below={(reservation) => {
          const due = byStay.get(reservation)
          return (
            due && (
              <DueLine
                due={due}
                today={today}
                pending={pending}
                waiting={unsent.has(reservation.id)}
                onCollect={onCollect}
              />
            )
          )
        }}
      />
    )
  }

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
      <FortnightStrip today={today} reservations={reservations} onOpen={onOpen} />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {people(t('office.today.arriving'), day.arriving)}
        {people(t('office.today.leaving'), day.leaving)}
        {people(t('office.today.staying'), [...day.staying, ...day.closed])}
        {dues.late.length > 0 && owed(t('office.today.owedLate'), dues.late)}
        {owed(t('office.today.owedToday'), dues.today)}
        {owed(t('office.today.owedWeek'), dues.week)}
        {dues.deposits.length > 0 && owed(t('office.payments.depositAwaited'), dues.deposits)}
        {props.toWrite}
        <AheadCard today={today} reservations={reservations} waiting={waiting} />
        <WrongCard reservations={reservations} unreadable={unreadable} />
      </div>
    </div>
  )
}
