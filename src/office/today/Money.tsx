import { clsx } from 'clsx'
import type { Season } from '#db/season.ts'
import type { IsoDate } from '#domain/date.ts'
import { duesOn, type StayDue } from '#domain/stay/day.ts'
import { isPast } from '#domain/stay/stayDates.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { stayAddress } from '#i18n/officeAddresses.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Card } from '#office/shared/cards.tsx'
import { CollectLine } from '#office/shared/CollectLine.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { Dates, FoldedList, GuestLine } from './lists.tsx'

type MoneyProps = { season: Season; today: IsoDate }

/** The amounts due by their day, late ones first; those of past stays are one folded line. */
export function Money({ season, today }: MoneyProps) {
  const { t, language } = useTranslation()
  const dues = duesOn([...season.reservations, ...season.cancelled], season, today)
  const overdue = dues.late.filter(({ reservation }) => !isPast(reservation.dates, today))
  // The latest first, because old records may have years of amounts that nobody recorded as paid.
  const late = dues.late.filter(({ reservation }) => isPast(reservation.dates, today)).reverse()
  const lateStays = new Set(late.map(({ reservation }) => reservation.id))
  const sum = late.reduce((total, { amount }) => total + amount, 0)
  const groups = [
    { title: t('office.today.overdue'), list: overdue },
    { title: t('office.today.owedToday'), list: dues.today },
    { title: t('office.today.owedWeek'), list: dues.week },
    { title: t('office.payments.depositAwaited'), list: dues.deposits },
    { title: t('office.today.owedCancelled'), list: dues.cancelled },
  ].filter(({ list }) => list.length > 0)
  if (groups.length + late.length === 0) return null
  return (
    <Card title={t('office.today.money')}>
      {groups.map(({ title, list }, index) => (
        <section key={title} aria-label={title} className={clsx(index > 0 && 'mt-4')}>
          <h3 className="mb-1 text-sm font-semibold text-pine-700">{title}</h3>
          <Dues dues={list} />
        </section>
      ))}
      {late.length > 0 && (
        <details className={clsx(groups.length > 0 && 'mt-4')}>
          <summary className="cursor-pointer font-semibold text-alert-700">
            {t('office.today.owedLate', {
              count: lateStays.size,
              amount: formatMoney(sum, language),
            })}
          </summary>
          <Dues dues={late} />
        </details>
      )}
    </Card>
  )
}

function Dues({ dues }: { dues: readonly StayDue[] }) {
  const nameOf = useGuestName()
  return (
    <FoldedList>
      {dues.map((due) => (
        <GuestLine
          key={`${due.reservation.id} ${due.kind}`}
          guest={nameOf(due.reservation)}
          to={`${stayAddress(due.reservation.id)}#payments`}
        >
          <Dates dates={due.reservation.dates} />
          <CollectLine due={due} />
        </GuestLine>
      ))}
    </FoldedList>
  )
}

/** The refunds due, also of overpaid amounts. */
export function Refunds({ season, today }: MoneyProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const { refunds } = duesOn([...season.reservations, ...season.cancelled], season, today)
  if (refunds.length === 0) return null
  return (
    <Card title={t('office.cancelling.refund')}>
      <FoldedList>
        {refunds.map(({ reservation: stay, amount, by, isLate }) => (
          <GuestLine key={stay.id} guest={nameOf(stay)} to={stayAddress(stay.id)}>
            <Dates dates={stay.dates} />
            <b className="tabular-nums">{formatMoney(amount, language)}</b>
            {by && (
              <span className={clsx('text-sm', isLate ? 'text-alert-700' : 'text-pine-700')}>
                {' '}
                {t(`office.payments.${isLate ? 'refundLate' : 'awaitedBy'}`, {
                  day: formatDate(by, language),
                })}
              </span>
            )}
          </GuestLine>
        ))}
      </FoldedList>
    </Card>
  )
}
