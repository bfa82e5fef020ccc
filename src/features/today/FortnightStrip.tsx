import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import {
  columnOf,
  type FortnightDay,
  fortnightFrom,
  type Stretch,
} from '#domain/office/fortnight.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useGuestName } from '#features/office/useGuestName.ts'
import { formatWeekday } from '#features/office/stayText.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useMedia } from '#ui/useMedia.ts'
import { Card } from '#features/office/Card.tsx'

type FortnightStripProps = {
  today: IsoDate
  reservations: readonly Reservation[]
  onOpen: (reservation: Reservation) => void
}

const WIDE = '(min-width: 64rem)'

/**
 * The next fourteen days in one row, or two on a narrow screen: present guests, changeovers and
 * free nights.
 */
export function FortnightStrip({ today, reservations, onOpen }: FortnightStripProps) {
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
  const { t } = useTranslation()
  const language = useLanguage()
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
