import { useTranslation } from 'react-i18next'
import type { Availability } from '#domain/availability.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { Button } from '#ui/Button.tsx'
import { CalendarLegend } from './CalendarLegend.tsx'
import { followCalendar } from './loadCalendar.ts'
import { anchorOf, type StayRules } from '#features/booking/stayChoice.ts'
import type { Days } from '#features/booking/useDays.ts'

type CalendarPanelProps = {
  availability: Remote<Availability, string>
  prices: Prices
  today: IsoDate | null
  days: Days
  onRetry: () => void
}

/** The calendar and its messages; reserves its space while it loads. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { t } = useTranslation()
  const { availability, days } = props
  const ready = availability.state === 'ready'
  return (
    <>
      <div className="calendar-space">
        <CalendarState {...props} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-linen-200 px-1 pt-3">
        <CalendarLegend
          turnover={props.prices.terms.sameDayTurnover}
          arrivals={props.prices.seasons.some(({ arrivalDays }) => arrivalDays !== undefined)}
          halfPicked={anchorOf(days.choice) !== null}
        />
        <div className="-mx-3 flex flex-wrap">
          <Button variant="quiet" disabled={!ready} onClick={days.pickFreeWeekend}>
            {t('booking.calendar.freeWeekend')}
          </Button>
          <Button variant="quiet" onClick={days.clear}>
            {t('booking.calendar.clear')}
          </Button>
        </div>
      </div>
    </>
  )
}

function CalendarState({ availability, prices, today, days, onRetry }: CalendarPanelProps) {
  if (availability.state === 'failed')
    return <FailedCalendar reason={availability.error} onRetry={onRetry} />
  if (availability.state === 'loading' || today === null) return <PendingCalendar />
  return <ReadyCalendar rules={{ availability: availability.value, prices, today }} days={days} />
}

type ReadyCalendarProps = { rules: StayRules & { today: IsoDate }; days: Days }

function ReadyCalendar({ rules, days }: ReadyCalendarProps) {
  const { t } = useTranslation()
  const [code, retry] = useRemote(followCalendar)
  switch (code.state) {
    case 'loading':
      return <PendingCalendar />
    case 'failed':
      return <FailedCalendar reason={t('booking.calendar.codeFailed')} onRetry={retry} />
    case 'ready': {
      const AvailabilityCalendar = code.value
      return (
        <AvailabilityCalendar
          rules={rules}
          choice={days.choice}
          onPick={days.pick}
          onClear={days.clear}
          onShow={days.show}
        />
      )
    }
  }
}

function PendingCalendar() {
  const { t } = useTranslation()
  return (
    <div className="grid h-full place-items-center rounded-field bg-linen-50 text-pine-600">
      <p>{t('app.loading')}</p>
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
