import { guestName } from '#i18n/stayText.ts'
import { clsx } from 'clsx'
import { villa } from '#content/villa.ts'
import { RECEIPT_COLUMNS, receiptCells } from '#domain/files/csvCells.ts'
import type { Ledger } from '#domain/payments/ledger.ts'
import {
  figuresOf,
  monthSpan,
  type TaxTerms,
  receiptsIn,
  yearSpan,
} from '#domain/payments/figures.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { useAuthorName } from '#office/shared/useAuthorName.ts'
import { csvText, FileButton, type MadeFile } from '#office/shared/FileButton.tsx'
import { formatMonth } from '#i18n/format.ts'
import { formatExactMoney, formatMoney, formatNumber } from '#i18n/formatNumbers.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { fileName } from '#ui/download.ts'

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

/** The first three are visible on a phone; the others are scrolled to. */
const COLUMNS = [
  { name: 'income', format: formatMoney },
  { name: 'tax', format: formatExactMoney },
  { name: 'outstanding', format: formatMoney },
  { name: 'free', format: formatNumber },
  { name: 'nights', format: formatNumber },
  { name: 'received', format: formatMoney },
  { name: 'refunded', format: formatMoney },
  { name: 'kept', format: formatMoney },
] as const

type YearFiguresProps = {
  year: number
  /** Active and cancelled stays. */
  stays: readonly Reservation[]
  payments: Ledger
  taxTerms: TaxTerms
  onYear: (year: number) => void
}

/** A year by month as a table, and its payments as a file. */
export function YearFigures({ year, stays, payments, taxTerms, onYear }: YearFiguresProps) {
  const { t, language } = useTranslation()
  const authorName = useAuthorName()
  const spans = [...MONTHS.map((month) => monthSpan(year, month)), yearSpan(year)]
  const rows = spans.map((span) => figuresOf(stays, payments, span, taxTerms))

  async function makePaymentsFile(): Promise<MadeFile> {
    const receipts = receiptsIn(stays, payments, yearSpan(year))
    const heading = RECEIPT_COLUMNS.map((name) =>
      name === 'musteriAdi' || name === 'girisTarihi' || name === 'cikisTarihi'
        ? t(`admin.fields.${name}`)
        : t(`office.year.file.columns.${name}`),
    )
    const lines = receipts.map((receipt) =>
      receiptCells(receipt, {
        method: (method) => t(`office.payments.ways.${method}`),
        author: authorName,
        guest: (stay) => guestName(t, stay),
      }),
    )
    return {
      name: `${fileName(villa.name, t('office.year.file.name', { year }))}.csv`,
      text: await csvText([heading, ...lines]),
      type: 'text/csv',
      holds: [t('office.year.file.holds', { count: receipts.length })],
    }
  }

  return (
    <section className="rounded-card bg-white p-5 shadow-soft sm:p-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="figures" className="mr-auto text-heading">
          {t('office.year.figures', { year })}
        </h2>
        {[year - 1, year + 1].map((other) => (
          <Button key={other} size="small" onClick={() => onYear(other)}>
            {String(other)}
          </Button>
        ))}
      </div>
      {/* A scrollable region needs to be focusable for the keyboard. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <section
        className="relative -mx-5 overflow-x-auto edge-hint px-5 sm:mx-0 sm:px-0"
        tabIndex={0}
        aria-labelledby="figures"
      >
        <table className="w-full min-w-[32rem] text-right text-sm whitespace-nowrap tabular-nums">
          <thead className="text-pine-700">
            <tr>
              <th scope="col" className={clsx('py-2 text-left font-semibold', STICKY)}>
                {t('office.year.month')}
              </th>
              {COLUMNS.map(({ name }) => (
                <th key={name} scope="col" className="py-2 pl-3 font-semibold">
                  {t(`office.year.columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((figures, index) => (
              <tr
                key={index}
                className={clsx(
                  'border-t border-linen-200 last:border-t-2 last:border-pine-600 last:font-semibold',
                  COLUMNS.every(({ name }) => figures[name] === 0) && 'text-pine-500',
                )}
              >
                <th scope="row" className={clsx('py-1.5 text-left font-medium', STICKY)}>
                  {index < MONTHS.length ? formatMonth(index + 1, language) : year}
                </th>
                {COLUMNS.map(({ name, format }) => (
                  <td key={name} className="py-1.5 pl-3">
                    {format(figures[name], language)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      <p className="my-3 max-w-text text-sm text-pine-700">{t('office.year.explanation')}</p>
      <FileButton button={t('office.year.file.button')} make={makePaymentsFile} />
    </section>
  )
}

// The first column is sticky while the figures scroll sideways.
const STICKY = 'sticky left-0 bg-white max-sm:pr-2'
