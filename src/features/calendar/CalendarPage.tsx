import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { heldWithPending } from '#domain/pendingAnswers.ts'
import { heldDaysOf } from '#domain/inbox.ts'
import type { PriceSeason } from '#domain/prices/season.ts'
import { SeasonFigures } from './SeasonFigures.tsx'
import { YearCalendar } from './YearCalendar.tsx'
import { followStoredPrices } from '#db/officeValues.ts'
import { followHeld } from '#db/requests.ts'
import { useRemote } from '#lib/remote.ts'
import { Button } from '#ui/Button.tsx'
import { LoadingPlaceholder } from '#features/office/StatusNote.tsx'
import { requestAddress, STATEMENT } from '#features/office/addresses.ts'
import { useOffice } from '#features/office/useOffice.ts'
import { useStayWork } from '#features/stays/useReservationWork.ts'
import { useOfficeAnswers } from '#features/requests/useAnswers.ts'
import { clsx } from 'clsx'
import { FILLS, MARKS } from '#features/office/month/fills.ts'
import { yearSpan } from '#domain/office/figures.ts'
import { foreignIn, receiptsIn, statementOf } from '#domain/office/statement.ts'
import type { Reservation } from '#domain/reservation.ts'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { FileButton } from '#features/office/FileButton.tsx'
import { Checkbox } from '#features/office/forms.tsx'
import { formatExactCurrency, formatMoney } from '#i18n/formatNumbers.ts'
import { receiptsFile, statementFile, StatementTable } from './StatementTable.tsx'

/** The query parameter of the year, `?year=2027`, so that Back returns to it. */
const YEAR = 'year'

const NO_SEASONS: readonly PriceSeason[] = []

const NOTHING_HELD: ReturnType<typeof heldDaysOf> = new Map()

/** The year's calendar and its income. */
export function CalendarPage() {
  const { t } = useTranslation()
  const { season, reservations, all, today } = useOffice()
  const { work } = useStayWork()
  const answers = useOfficeAnswers()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [search, setSearch] = useSearchParams()
  const [waiting] = useRemote(followHeld)
  const [prices] = useRemote(followStoredPrices)
  const held = useMemo(
    () =>
      waiting.state === 'ready' && today
        ? heldDaysOf(heldWithPending(waiting.value, answers.coming), today)
        : NOTHING_HELD,
    [waiting, today, answers.coming],
  )
  if (season.state === 'loading') return <LoadingPlaceholder quiet />
  if (season.state !== 'ready' || today === null) return null
  const year = yearIn(search) ?? Number(today.slice(0, 4))
  const turnTo = (other: number) => setSearch({ [YEAR]: String(other) })

  return (
    <>
      <section
        aria-labelledby="year"
        className="rounded-card bg-white p-5 shadow-soft sm:p-6 print:p-0 print:shadow-none"
      >
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="year" className="mr-auto text-heading tabular-nums">
            {year}
          </h2>
          <span className="flex flex-wrap gap-2 print:hidden">
            <Button size="small" onClick={() => turnTo(year - 1)}>
              {t('office.year.earlier')}
            </Button>
            <Button size="small" onClick={() => turnTo(year + 1)}>
              {t('office.year.later')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => window.print()}>
              {t('office.year.print')}
            </Button>
          </span>
          <p className="w-full text-sm text-pine-700 print:hidden">{t('office.year.hint')}</p>
        </div>
        <YearLegend />
        <YearCalendar
          year={year}
          reservations={reservations}
          today={today}
          held={held}
          seasons={prices.state === 'ready' ? prices.value.seasons : NO_SEASONS}
          onBegin={work.editors.beginAt}
          onOpenRequest={({ id }) => void navigate(requestAddress(id))}
          onOpen={work.editors.edit}
        />
      </section>
      <SeasonFigures year={year} reservations={all} />
      {prices.state === 'ready' && (
        <Sought sought={hash === STATEMENT}>
          <YearStatement year={year} stays={all} taxPercent={prices.value.terms.taxPercent} />
        </Sought>
      )}
    </>
  )
}

/** Scrolls to its child and focuses it when the address links to it. */
function Sought({ sought, children }: { sought: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!sought) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [sought])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}

function yearIn(search: URLSearchParams): number | null {
  const written = search.get(YEAR) ?? ''
  return /^[12]\d{3}$/.test(written) ? Number(written) : null
}

const KINDS = ['stay', 'unpaid', 'channel', 'closed', 'held'] as const

function YearLegend() {
  const { t } = useTranslation()
  return (
    <ul className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-pine-700">
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span
            aria-hidden
            className={clsx(
              'grid h-6 w-8 place-items-center text-xs tabular-nums print:[print-color-adjust:exact]',
              FILLS[kind],
              kind === 'closed' && 'line-through',
            )}
          >
            {kind === 'unpaid' || kind === 'channel' ? MARKS[kind] : 12}
          </span>
          {t(`office.year.kinds.${kind}`)}
        </li>
      ))}
    </ul>
  )
}

type YearStatementProps = {
  year: number
  /** Active and cancelled stays. */
  stays: readonly Reservation[]
  taxPercent: number
}

/** A year's statement for the accountant, as a table and as files. */
function YearStatement({ year, stays, taxPercent }: YearStatementProps) {
  const { t, language } = useTranslation()
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
