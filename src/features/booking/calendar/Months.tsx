import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Calendar } from 'react-calendar'
import { useTranslation } from 'react-i18next'
import { dayOf, type IsoDate, weekdayOf } from '#domain/date.ts'
import { formatLongDate, formatWeekdays, weekdayName } from '#i18n/format.ts'
import { dateStyleOf } from '#i18n/dateStyle.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { dayClass, type DayState } from './dayState.ts'
import { TileAttributes } from './TileAttributes.tsx'
import type { Cursor } from './useCursor.ts'

type MonthsProps = {
  cursor: Cursor
  twoMonths: boolean
  stateOf: (day: IsoDate) => DayState
  onPick: (day: IsoDate) => void
}

/**
 * react-calendar renders and switches the months. Its ranges are unused: they cross booked days,
 * end a millisecond before midnight, and cannot be cleared when half picked.
 */
export function Months({ cursor, twoMonths, stateOf, onPick }: MonthsProps) {
  const { t } = useTranslation()
  const language = useLanguage()

  function nameDay(day: IsoDate): string {
    const { today, booked, half, beyond, short, arrival, end } = stateOf(day)
    const words = [
      today && t('booking.calendar.today'),
      booked && t('booking.calendar.booked'),
      half && t(`booking.calendar.half.${half}`),
      beyond && t('booking.calendar.beyond'),
      short !== null && t('booking.calendar.short', { nights: short }),
      arrival && t('booking.calendar.arrival', { weekdays: formatWeekdays(arrival, language) }),
      end && t(`booking.calendar.${end}`),
    ]
    const weekday = weekdayName(String(weekdayOf(day)), language, 'long')
    return [`${formatLongDate(day, language)} ${weekday}`, ...words].filter(Boolean).join(', ')
  }

  function tile(day: IsoDate) {
    return <TileAttributes day={day} state={stateOf(day)} tabStop={day === cursor.tabStop} />
  }

  return (
    <Calendar
      locale={dateStyleOf(language).locale}
      calendarType={dateStyleOf(language).week}
      value={null}
      activeStartDate={cursor.start}
      view={cursor.view}
      showDoubleView={twoMonths}
      showFixedNumberOfWeeks={false}
      showNeighboringMonth={false}
      prevLabel={<ChevronLeft aria-hidden />}
      prevAriaLabel={t(`booking.calendar.back.${cursor.view}`)}
      prev2Label={null}
      nextLabel={<ChevronRight aria-hidden />}
      nextAriaLabel={t(`booking.calendar.forward.${cursor.view}`)}
      next2Label={null}
      navigationLabel={({ date, label }) => (
        <>
          <span>{label}</span>
          {date.getMonth() === cursor.start.getMonth() && (
            <span className="sr-only">, {t('booking.calendar.chooseMonth')}</span>
          )}
        </>
      )}
      navigationAriaLive="polite"
      formatLongDate={(_locale, date) => nameDay(dayOf(date))}
      tileClassName={({ date, view }) => (view === 'month' ? dayClass(stateOf(dayOf(date))) : null)}
      tileContent={({ date, view }) => view === 'month' && tile(dayOf(date))}
      tileDisabled={({ date, view }) => view === 'month' && stateOf(dayOf(date)).past}
      onClickDay={(date) => onPick(dayOf(date))}
      onActiveStartDateChange={({ action, activeStartDate }) => {
        // A picked day must not become the first month, because it may be in the second.
        if (action !== 'onChange' && activeStartDate) cursor.setStart(activeStartDate)
      }}
      onViewChange={({ action, view }) => cursor.changeView(view, action === 'drillDown')}
    />
  )
}
