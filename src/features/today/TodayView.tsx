import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import { type Due, duesOn, nextGap, officeDay, turnoverDays } from '#domain/office/day.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatDate, formatFullDate, formatLongDate } from '#i18n/format.ts'
import { DueLine } from './DueLine.tsx'
import { StaysCard } from './StaysCard.tsx'
import { findOverlaps } from '#domain/nightRepair.ts'
import { formatDates, formatWeekday } from '#features/office/stayText.ts'
import { Card } from '#features/office/cards.tsx'
import { useGuestName } from '#features/office/useOffice.ts'
import { clsx } from 'clsx'
import {
  columnOf,
  type FortnightDay,
  fortnightFrom,
  type Stretch,
} from '#domain/office/yearDays.ts'
import { useMedia } from '#ui/useMedia.ts'

type TodayViewProps = {
  today: IsoDate
  reservations: readonly Reservation[]
  /** Links to unreadable records and to earlier ones that are still public. */
  badRecords: readonly ReactNode[]
  requests: ReactNode
  tasks: ReactNode
  unsent: ReadonlySet<string>
  pending: boolean
  actions: {
    onOpen: (reservation: Reservation) => void
    onCollect: (due: Due, method: Payment['method']) => void
    onRemind: (reservation: Reservation) => void
  }
}

/** The start page; the fortnight comes first on a wide screen. */
export function TodayView(props: TodayViewProps) {
  const { today, reservations, unsent, pending, actions } = props
  const { onOpen, ...onDue } = actions
  const { t, language } = useTranslation()
  const ledger = useLedger()
  const day = officeDay(reservations, today)
  const dues = duesOn(reservations, ledger, today)

  // An empty group needs no card: the strip shows free days, and one line that nothing is due.
  const people = (title: string, stays: readonly Reservation[]) =>
    stays.length > 0 && <StaysCard title={title} stays={stays} onOpen={onOpen} />
  const owed = (title: string, owing: readonly Due[]) => {
    const byStay = new Map(owing.map((due) => [due.reservation, due]))
    return (
      owing.length > 0 && (
        <StaysCard
          title={title}
          stays={[...byStay.keys()]}
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
                  {...onDue}
                />
              )
            )
          }}
        />
      )
    )
  }

  return (
    <div className="flex flex-col gap-6">
      <p className="font-serif lg:-order-2 text-heading">
        {formatFullDate(today, language)}
        {day.arriving.length + day.leaving.length === 0 && (
          <span className="mt-1 block font-sans text-base text-pine-700">
            {t('office.today.quiet')}
          </span>
        )}
        {day.turnover && (
          <span className="mt-1 block text-lead text-alert-700">
            {t('office.today.turnoverToday')}
          </span>
        )}
      </p>
      <div className="gap-4 *:mb-4 *:break-inside-avoid sm:columns-2 xl:columns-3">
        <DataErrorsCard reservations={reservations} records={props.badRecords} />
        {props.requests}
        {people(t('office.today.arriving'), day.arriving)}
        {people(t('office.today.leaving'), day.leaving)}
        {people(t('office.today.staying'), [...day.staying, ...day.closed])}
        {owed(t('office.today.owedLate'), dues.late.toReversed())}
        {owed(t('office.today.owedToday'), dues.today)}
        {owed(t('office.today.owedWeek'), dues.week)}
        {owed(t('office.payments.depositAwaited'), dues.deposits)}
        {props.tasks}
        <UpcomingCard
          today={today}
          reservations={reservations}
          owesNothing={dues.today.length + dues.week.length === 0}
        />
      </div>
      <FortnightStrip today={today} reservations={reservations} onOpen={onOpen} />
    </div>
  )
}

type DataErrorsCardProps = { reservations: readonly Reservation[]; records: readonly ReactNode[] }

/** Errors in the data: overlapping stays, and unreadable or public records; nothing without any. */
function DataErrorsCard({ reservations, records }: DataErrorsCardProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const overlaps = findOverlaps(reservations)
  if (overlaps.length + records.length === 0) return null
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
        {records}
      </ul>
    </Card>
  )
}

type UpcomingCardProps = {
  today: IsoDate
  reservations: readonly Reservation[]
  /** Whether nothing is due this week. */
  owesNothing: boolean
}

function UpcomingCard({ today, reservations, owesNothing }: UpcomingCardProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
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

type FortnightStripProps = {
  today: IsoDate
  reservations: readonly Reservation[]
  onOpen: (reservation: Reservation) => void
}

const WIDE = '(min-width: 64rem)'

function FortnightStrip({ today, reservations, onOpen }: FortnightStripProps) {
  const { t } = useTranslation()
  const isWide = useMedia(WIDE)
  return (
    <Card title={t('office.today.fortnight.title')} className="lg:-order-1">
      <div className="space-y-4">
        {fortnightFrom(reservations, today, isWide ? 14 : 7).map(({ days, stretches }) => (
          <div
            key={days[0]?.day}
            className={clsx('grid gap-y-1', isWide ? 'grid-cols-14' : 'grid-cols-7')}
          >
            {days.map((each) => (
              <DayHead key={each.day} day={each} today={today} />
            ))}
            {stretches.map((stretch) => (
              <StretchBar
                key={stretch.from}
                stretch={stretch}
                column={columnOf(stretch, days)}
                onOpen={onOpen}
              />
            ))}
          </div>
        ))}
      </div>
    </Card>
  )
}

function DayHead({ day: { day, leaves, comes }, today }: { day: FortnightDay; today: IsoDate }) {
  const { t, language } = useTranslation()
  const happens = leaves && comes ? 'change' : leaves ? 'leaves' : comes ? 'comes' : null
  return (
    <p
      aria-current={day === today ? 'date' : undefined}
      className="text-center text-xs text-pine-600 tabular-nums"
    >
      <span className="block">{formatWeekday(day, language)}</span>
      <span className={clsx('block text-base', day === today && 'font-bold text-pine-950')}>
        <span className="sr-only">{formatLongDate(day, language)}</span>
        <span aria-hidden>{Number(day.slice(8))}</span>
      </span>
      <span
        className={clsx('block min-h-4', happens === 'change' && 'font-semibold text-alert-700')}
      >
        {happens && t(`office.today.fortnight.${happens}`)}
      </span>
    </p>
  )
}

type StretchBarProps = {
  stretch: Stretch
  column: number
  onOpen: (reservation: Reservation) => void
}

function StretchBar({ stretch: { who, nights }, column, onOpen }: StretchBarProps) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const place = { gridColumn: `${column} / span ${nights}` }
  if (!who)
    return (
      <p
        style={place}
        className="mx-px flex min-h-11 items-center truncate rounded-field border border-dashed border-linen-300 px-2 text-sm text-pine-600"
      >
        {t('office.today.fortnight.free')}
      </p>
    )
  const name = who.blocked ? t('office.year.closed') : nameOf(who.musteriAdi)
  // On a phone one night has room for a first name only.
  const isNarrow = nights === 1
  return (
    <button
      type="button"
      style={place}
      aria-label={isNarrow ? name : undefined}
      className={clsx(
        'mx-px min-h-11 truncate rounded-field font-semibold',
        isNarrow
          ? 'text-[0.6875rem] tracking-tight lg:px-1 lg:text-sm lg:tracking-normal'
          : 'px-2 text-left text-sm',
        who.blocked ? 'bg-linen-200 text-pine-700 line-through' : 'bg-accent-100 text-accent-800',
      )}
      onClick={() => onOpen(who)}
    >
      {isNarrow ? name.split(' ', 1) : name}
    </button>
  )
}
