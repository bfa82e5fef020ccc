import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

const MARKS = [
  { key: 'free', look: '' },
  { key: 'booked', look: 'day-booked' },
  { key: 'half', look: 'day-afternoon' },
  { key: 'stay', look: 'day-alone' },
  { key: 'arrival', look: 'day-short' },
  { key: 'unfit', look: 'day-beyond' },
] as const

type CalendarLegendProps = {
  /** Whether one guest may arrive on the day another leaves. */
  turnover: boolean
  /** Whether guests may arrive only on certain days. */
  arrivals: boolean
  /** Whether one end of a stay is picked, so that some days make no stay with it. */
  halfPicked: boolean
}

/**
 * The calendar's legend, with half days and days without arrivals if there are any; each is
 * distinguishable without colour. The entry for half-picked stays keeps its place, so that nothing
 * moves on a tap.
 */
export function CalendarLegend({ turnover, arrivals, halfPicked }: CalendarLegendProps) {
  const { t } = useTranslation()
  return (
    <ul
      aria-label={t('booking.calendar.legend.label')}
      className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-pine-800"
    >
      {MARKS.filter(
        ({ key }) => !((key === 'half' && !turnover) || (key === 'arrival' && !arrivals)),
      ).map(({ key, look }) => (
        <li
          key={key}
          className={clsx('flex items-center gap-2', key === 'unfit' && !halfPicked && 'invisible')}
        >
          <span aria-hidden className={`day day-mark ${look}`}>
            <abbr>7</abbr>
          </span>
          {t(`booking.calendar.legend.${key}`)}
        </li>
      ))}
    </ul>
  )
}
