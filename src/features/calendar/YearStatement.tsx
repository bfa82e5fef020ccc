import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { yearSpan } from '#domain/office/figures.ts'
import { foreignIn, receiptsIn, statementOf } from '#domain/office/statement.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { FileButton } from '#features/office/FileButton.tsx'
import { Checkbox } from '#features/office/Checkbox.tsx'
import { formatExactCurrency, formatMoney } from '#i18n/formatNumbers.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { receiptsFile, statementFile } from './statementFiles.ts'
import { StatementTable } from './StatementTable.tsx'

type YearStatementProps = {
  year: number
  /** Active and cancelled stays. */
  stays: readonly Reservation[]
  taxPercent: number
}

/** A year's statement for the accountant, as a table and as files. */
export function YearStatement({ year, stays, taxPercent }: YearStatementProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const ledger = useLedger()
  const [split, setSplit] = useState(false)
  const statement = useMemo(() => statementOf(stays, ledger, year), [stays, ledger, year])
  const { undatedStays, ofDeleted } = statement
  const receipts = useMemo(() => receiptsIn(stays, ledger, yearSpan(year)), [stays, ledger, year])
  const foreign = foreignIn(receipts)
  const amounts = [...foreign.amounts].map(([currency, amount]) =>
    formatExactCurrency(amount, currency, language),
  )
  const notes = [
    amounts.length > 0 &&
      t('office.statement.foreign', {
        amounts: amounts.join(', '),
        lira: formatMoney(foreign.lira, language),
      }),
    statement.year.total.kept > 0 && taxPercent > 0 && t('office.statement.keptUntaxed'),
    undatedStays > 0 && t('office.statement.undatedText', { count: undatedStays }),
    ofDeleted > 0 && t('office.statement.ofDeleted', { count: ofDeleted }),
  ]

  return (
    <section className="rounded-card bg-white p-5 shadow-soft sm:p-6 print:p-0 print:shadow-none">
      <h2 className="text-heading">{t('office.statement.title', { year })}</h2>
      <p className="mt-2 max-w-text text-pine-700 print:hidden">{t('office.statement.text')}</p>
      {statement.year.bySeller.length > 1 && (
        <div className="print:hidden">
          <Checkbox label={t('office.statement.split')} checked={split} onTick={setSplit} />
        </div>
      )}
      {/* A scrollable region needs to be focusable for the keyboard. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */}
      <section
        className="relative -mx-5 my-3 overflow-x-auto edge-hint px-5 sm:mx-0 sm:px-0 print:mx-0 print:overflow-visible print:px-0"
        tabIndex={0}
        aria-label={t('office.statement.title', { year })}
      >
        <StatementTable
          year={year}
          statement={statement}
          taxPercent={taxPercent}
          split={split && statement.year.bySeller.length > 1}
        />
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      {notes.map(
        (note) =>
          note && (
            <p key={note} className="mb-2 max-w-text text-sm text-pine-700">
              {note}
            </p>
          ),
      )}
      <div className="mt-4 flex flex-col items-start gap-3 print:hidden">
        <FileButton
          button={t('office.statement.files.months.button')}
          make={() => statementFile(statement, { year, taxPercent }, language)}
        />
        <FileButton
          button={t('office.statement.files.payments.button')}
          make={() => receiptsFile(receipts, year, language)}
        />
      </div>
    </section>
  )
}
