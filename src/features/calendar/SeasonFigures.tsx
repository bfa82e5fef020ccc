import { clsx } from 'clsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Figures, figuresOf, monthSpan, yearSpan } from '#domain/office/figures.ts'
import { leadOf } from '#domain/office/lead.ts'
import { villa } from '#content/villa.ts'
import { touches } from '#domain/stay.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatMonth } from '#i18n/format.ts'
import { formatMoney, formatNumber, formatPercent } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { IncomeBars } from './IncomeBars.tsx'

type SeasonFiguresProps = {
  year: number
  reservations: readonly Reservation[]
}

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
  const { t } = useTranslation()
  const language = useLanguage()
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
