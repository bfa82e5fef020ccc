import { useTranslation } from 'react-i18next'

const MARKS = [
  { key: 'free', look: '' },
  { key: 'booked', look: 'day-booked' },
  { key: 'half', look: 'day-afternoon' },
  { key: 'stay', look: 'day-alone' },
] as const

/** What the marks in the calendar mean, half days where there are any; each differs by more than its colour. */
export function CalendarLegend({ turnover }: { turnover: boolean }) {
  const { t } = useTranslation()
  return (
    <ul
      aria-label={t('booking.calendar.legend.label')}
      className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-pine-800"
    >
      {MARKS.filter(({ key }) => turnover || key !== 'half').map(({ key, look }) => (
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
