import { clsx } from 'clsx'
import { useMemo } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Figures, figuresOf, leadOf, monthSpan, yearSpan } from '#domain/office/figures.ts'
import { villa } from '#content/villa.ts'
import { touches } from '#domain/stay.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatMonth } from '#i18n/format.ts'
import { formatMoney, formatNumber, formatPercent } from '#i18n/formatNumbers.ts'

type SeasonFiguresProps = { year: number; reservations: readonly Reservation[] }

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)
const COLUMNS = [
  'sold',
  'occupancy',
  'income',
  'perNight',
  'deposits',
  'paid',
  'owed',
  'lead',
] as const

/** A year's income by month as a chart and a table. */
export function SeasonFigures({ year, reservations }: SeasonFiguresProps) {
  const { t, language } = useTranslation()
  const ledger = useLedger()
  const rows = useMemo(() => {
    // Filters once: a year has a hundred of ten thousand stays, which are counted for thirteen
    // periods.
    const inYear = reservations.filter(({ stay }) => touches(stay, yearSpan(year)))
    const spans = [...MONTHS.map((month) => monthSpan(year, month)), yearSpan(year)]
    return spans.map((span) => ({
      figures: figuresOf(inYear, ledger, span),
      lead: leadOf(inYear, span, villa.timeZone),
    }))
  }, [year, reservations, ledger])
  const months = rows.slice(0, MONTHS.length)

  const whole = rows.at(-1)
  const unknown = whole?.lead.unknown ?? 0

  function write(column: (typeof COLUMNS)[number], { figures, lead }: (typeof rows)[number]) {
    switch (column) {
      case 'sold':
        return formatNumber(figures.sold, language)
      case 'occupancy':
        return formatPercent(figures.occupancy, language)
      case 'income':
      case 'perNight':
      case 'deposits':
      case 'paid':
      case 'owed':
        return formatMoney(figures[column], language)
      case 'lead':
        return lead.days === null ? '–' : t('office.lead.days', { count: lead.days })
    }
  }

  return (
    <section className="rounded-card bg-white p-5 shadow-soft sm:p-6 print:break-before-page print:p-0 print:shadow-none">
      <h2 className="text-heading">{t('office.year.figures', { year })}</h2>
      {whole && <IncomeBars months={months.map(({ figures }) => figures)} year={whole.figures} />}
      {/* A scrollable region needs to be focusable for the keyboard. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <section
        className="relative -mx-5 overflow-x-auto px-5 sm:mx-0 sm:px-0 print:mx-0 print:overflow-visible print:px-0"
        tabIndex={0}
        aria-label={t('office.year.figures', { year })}
      >
        <table className="w-full min-w-[40rem] text-right text-sm whitespace-nowrap tabular-nums print:min-w-0 print:text-xs">
          <thead className="text-pine-700">
            <tr>
              <th scope="col" className="py-2 text-left font-semibold">
                {t('office.year.month')}
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="py-2 pl-2 lg:pl-3 font-semibold">
                  {t(`office.year.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className={lookOf(row.figures)}>
                <th scope="row" className="py-1.5 text-left font-medium">
                  {index < MONTHS.length ? formatMonth(index + 1, language) : year}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column} className="py-1.5 pl-2 lg:pl-3">
                    {write(column, row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      {unknown > 0 && (
        <p className="mt-3 text-sm text-pine-700">{t('office.lead.unknown', { count: unknown })}</p>
      )}
    </section>
  )
}

/** An empty month is dimmed. */
function lookOf({ sold, income }: Figures): string {
  return clsx(
    'border-t border-linen-200 last:border-t-2 last:border-pine-600 last:font-semibold',
    sold === 0 && income === 0 && 'text-pine-500',
  )
}

type MonthFigures = Pick<Figures, 'sold' | 'occupancy' | 'income'>

type IncomeBarsProps = { months: readonly MonthFigures[]; year: MonthFigures }

const HEIGHT = 120
const STEP = 60
// Important, so that printing keeps the colours (public/print.css).
const SERIES = [
  ['income', 'h-3 bg-accent-200!'],
  ['occupancy', 'h-1 bg-clay-500!'],
] as const

/** A year's income as bars with its occupancy as a line, a legend and a summary. */
export function IncomeBars({ months, year }: IncomeBarsProps) {
  const { t, language } = useTranslation()
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
  const { t, language } = useTranslation()
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

function highest(months: readonly MonthFigures[], kind: 'income' | 'occupancy'): number {
  const figures = months.map((month) => month[kind])
  return figures.indexOf(Math.max(...figures))
}
