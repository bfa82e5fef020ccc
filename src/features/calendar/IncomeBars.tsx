import { useTranslation } from 'react-i18next'
import type { Figures } from '#domain/office/figures.ts'
import { formatMonth } from '#i18n/format.ts'
import { formatMoney, formatPercent } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

type MonthFigures = Pick<Figures, 'sold' | 'occupancy' | 'income'>

type IncomeBarsProps = {
  months: readonly MonthFigures[]
  year: MonthFigures
}

const HEIGHT = 120
const STEP = 60
// Important, so that printing keeps the colours (public/print.css).
const SERIES = [
  ['income', 'h-3 bg-accent-200!'],
  ['occupancy', 'h-1 bg-clay-500!'],
] as const

/**
 * A year's income as bars and its occupancy as a line over each, with a legend and a summary
 * sentence.
 */
export function IncomeBars({ months, year }: IncomeBarsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const most = Math.max(1, ...months.map(({ income }) => income))
  const summary = <p className="max-w-text text-pine-800">{useSummary(months, year)}</p>
  if (isEmpty(year)) return <div className="my-4">{summary}</div>
  return (
    <figure className="my-4">
      <figcaption>
        {summary}
        <ul aria-hidden className="mt-2 flex gap-x-5 text-sm text-pine-700">
          {SERIES.map(([name, look]) => (
            <li key={name} className="flex items-center gap-2">
              <span className={`w-6 print:[print-color-adjust:exact] ${look}`} />
              {t(`office.year.columns.${name}`)}
            </li>
          ))}
        </ul>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${STEP * months.length} ${HEIGHT + 4}`}
        className="mt-3 h-32 w-full print:[print-color-adjust:exact]"
        preserveAspectRatio="none"
      >
        {months.map((month, index) => (
          <MonthBar key={index} {...month} share={month.income / most} place={index} />
        ))}
      </svg>
      <p aria-hidden className="grid grid-cols-12 text-center text-xs text-pine-600">
        {months.map((_, index) => {
          const name = formatMonth(index + 1, language)
          return (
            <span key={index}>
              {name.slice(0, 1)}
              <span className="hidden sm:inline">{name.slice(1, 3)}</span>
            </span>
          )
        })}
      </p>
    </figure>
  )
}

type MonthBarProps = MonthFigures & { share: number; place: number }

function MonthBar({ sold, occupancy, share, place }: MonthBarProps) {
  const bar = { x: 6, width: STEP - 12 }
  const height = share * HEIGHT
  return (
    <g transform={`translate(${place * STEP} 0)`}>
      <rect {...bar} y={HEIGHT - height} height={height} className="fill-accent-200" />
      {sold > 0 && (
        <rect {...bar} y={HEIGHT - occupancy * HEIGHT - 1} height={3} className="fill-clay-500" />
      )}
      <rect x={0} width={STEP} y={HEIGHT} height={1} className="fill-linen-400" />
    </g>
  )
}

/** The summary: the month with the most income, the fullest month, and the year. */
function useSummary(months: readonly MonthFigures[], year: MonthFigures): string {
  const { t } = useTranslation()
  const language = useLanguage()
  if (isEmpty(year)) return t('office.year.summary.nothing')
  const best = highest(months, 'income')
  const fullest = highest(months, 'occupancy')
  const facts = {
    best: formatMonth(best + 1, language),
    income: formatMoney(months[best]?.income ?? 0, language),
    fullest: formatMonth(fullest + 1, language),
    occupancy: formatPercent(months[fullest]?.occupancy ?? 0, language),
    yearIncome: formatMoney(year.income, language),
    yearOccupancy: formatPercent(year.occupancy, language),
  }
  return t(best === fullest ? 'office.year.summary.one' : 'office.year.summary.two', facts)
}

function isEmpty({ sold, income }: MonthFigures): boolean {
  return sold === 0 && income === 0
}

/** The index of the first month with the highest figure of a kind. */
function highest(months: readonly MonthFigures[], kind: 'income' | 'occupancy'): number {
  const figures = months.map((month) => month[kind])
  return figures.indexOf(Math.max(...figures))
}
