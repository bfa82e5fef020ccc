import { useTranslation } from '#i18n/useTranslation.ts'
import type { Availability } from '#domain/stay/availability.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Prices } from '#domain/prices/prices.ts'
import type { Loadable } from '#db/remote.ts'
import { Button } from '#ui/Button.tsx'
import { anchorOf } from '#domain/stay/stayChoice.ts'
import type { Days } from '#guests/booking/useDays.ts'
import { clsx } from 'clsx'
import { dateStyleOf } from '#i18n/dateStyle.ts'
import { AvailabilityCalendar } from './AvailabilityCalendar.tsx'
import { openingDay, spansSixWeeks, WEEK_STARTS } from './dayState.ts'

type CalendarPanelProps = {
  availability: Loadable<Availability, string>
  prices: Prices
  today: IsoDate | null
  days: Days
  onRetry: () => void
}

/** The calendar and its messages; reserves its space while it loads. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { t, language } = useTranslation()
  const { today, days } = props
  const { checkIn, checkOut } = days.choice
  const opening = checkIn ?? checkOut ?? (today && openingDay(today))
  const isHigh = opening !== null && spansSixWeeks(opening, WEEK_STARTS[dateStyleOf(language).week])
  return (
    <>
      <div className={clsx('calendar-space', isHigh && 'calendar-space-six')}>
        <CalendarState {...props} />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-linen-200 px-1 pt-2">
        <CalendarLegend
          turnover={props.prices.terms.sameDayTurnover}
          arrivals={props.prices.seasons.some(({ arrivalDays }) => arrivalDays !== undefined)}
          halfPicked={anchorOf(days.choice) !== null}
        />
        {(checkIn ?? checkOut) !== null && (
          <Button variant="quiet" className="-mx-3" onClick={days.clear}>
            {t('booking.calendar.clear')}
          </Button>
        )}
      </div>
    </>
  )
}

function CalendarState({ availability, prices, today, days, onRetry }: CalendarPanelProps) {
  if (availability.state === 'failed')
    return <FailedCalendar reason={availability.error} onRetry={onRetry} />
  if (availability.state === 'loading' || today === null) return <PendingCalendar />
  return (
    <AvailabilityCalendar
      rules={{ availability: availability.value, prices, today }}
      choice={days.choice}
      onPick={days.pick}
      onClear={days.clear}
      onShow={days.showMonths}
    />
  )
}

function PendingCalendar() {
  const { t } = useTranslation()
  return (
    <div className="grid h-full place-items-center rounded-field bg-linen-50 text-pine-600">
      <p className="print:hidden">{t('app.loading')}</p>
      <p className="hidden print:block">{t('booking.calendar.printed')}</p>
    </div>
  )
}

function FailedCalendar({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="flex h-full flex-col items-center justify-center gap-4 rounded-field bg-linen-50 p-6 text-center">
      <p role="alert" className="text-lead max-w-text">
        {reason}
      </p>
      <p className="max-w-text text-pine-700">{t('booking.calendar.formStillWorks')}</p>
      <Button onClick={onRetry}>{t('app.retry')}</Button>
    </div>
  )
}

const MARKS = [
  { key: 'free', look: '' },
  { key: 'booked', look: 'day-booked' },
  { key: 'half', look: 'day-afternoon' },
  { key: 'stay', look: 'day-alone' },
  { key: 'arrival', look: 'day-short' },
  { key: 'unfit', look: 'day-beyond' },
] as const

type CalendarLegendProps = {
  turnover: boolean
  arrivals: boolean
  /** Whether one end of a stay is picked, so that some days make no stay with it. */
  halfPicked: boolean
}

function CalendarLegend({ turnover, arrivals, halfPicked }: CalendarLegendProps) {
  const { t } = useTranslation()
  const isUsed: { [key: string]: boolean } = {
    half: turnover,
    arrival: arrivals,
    unfit: halfPicked,
  }
  return (
    <ul
      aria-label={t('booking.calendar.legend.label')}
      className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-pine-800"
    >
      {MARKS.filter(({ key }) => isUsed[key] ?? true).map(({ key, look }) => (
        <li key={key} className="flex items-center gap-2">
          <span aria-hidden className={`day day-mark ${look}`}>
            <abbr>7</abbr>
          </span>
          {t(`booking.calendar.legend.${key}`)}
        </li>
      ))}
    </ul>
  )
}
