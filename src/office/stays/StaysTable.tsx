import { FoundRequests } from './FoundRequests.tsx'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import type { Season } from '#db/season.ts'
import type { IsoDate } from '#domain/date.ts'
import type { LetterMarks } from '#domain/letters/letterMarks.ts'
import { NO_LETTERS, paymentsOf } from '#domain/payments/ledger.ts'
import { type Reservation, reservationFields, fieldValues } from '#domain/stay/reservation.ts'
import { situationOf } from '#domain/stay/situation.ts'
import { isPast } from '#domain/stay/stayDates.ts'
import type { StoredPayment } from '#domain/payments/payment.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatField } from '#i18n/formatField.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextField } from '#ui/Field.tsx'
import { type CellProps, type Column, COLUMNS } from './stayColumns.tsx'
import { type Filter, FILTERS, findStays, type Query } from './staysFilter.ts'

type StaysTableProps = {
  season: Season
  /** The stay in the panel. */
  openId: string | null
}

/** The number of found stays that are listed first. */
const MOST = 100

/** All stays by check-in, with a search; past ones are folded by year. */
export function StaysTable({ season, openId }: StaysTableProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const [query, setQuery] = useState<Query>({ text: '', filter: 'all' })
  // The typed text is shown immediately, and the list follows.
  const shown = useDeferredValue(query)
  const found = useMemo(() => findStays(season, shown, today), [season, shown, today])
  const isAsked = shown.text.trim() !== '' || shown.filter !== 'all'
  // A search unfolds past stays.
  const past = isAsked ? [] : found.filter(({ dates }) => isPast(dates, today))
  const row = (stay: Reservation) => (
    <StayRow
      key={stay.id}
      stay={stay}
      payments={paymentsOf(season.payments, stay)}
      letters={season.letters.get(stay.id) ?? NO_LETTERS}
      today={today}
      isOpen={stay.id === openId}
    />
  )
  return (
    <section
      aria-label={t('office.pages.dashboard')}
      className="@container rounded-card bg-white shadow-soft"
    >
      <div className="flex flex-wrap items-start gap-x-3 px-4 pt-4">
        <TextField
          className="min-w-0 flex-1 basis-32 @xl:max-w-sm"
          type="search"
          label={t('admin.table.search')}
          placeholder={t('admin.table.searchHint')}
          value={query.text}
          onChange={({ target }) => setQuery({ ...query, text: target.value })}
          hint={<output>{t('admin.table.count', { count: found.length })}</output>}
        />
        <Choice<Filter>
          label={t('office.list.filter')}
          value={query.filter}
          options={FILTERS.map((filter) => [filter, t(`office.list.filters.${filter}`)] as const)}
          onChange={(filter) => setQuery({ ...query, filter })}
        />
      </div>
      <table {...ROLES.table} className="block w-full @3xl:table @3xl:text-sm @6xl:text-base">
        <caption className="sr-only">{t('admin.table.caption')}</caption>
        <thead
          {...ROLES.rowgroup}
          className="sr-only text-sm text-pine-700 @3xl:not-sr-only @3xl:table-header-group"
        >
          <tr {...ROLES.row}>
            {COLUMNS.map(({ name, isFigure = false }) => (
              <th
                key={name}
                {...ROLES.columnheader}
                className={clsx(
                  'sticky top-0 z-10 border-b border-linen-300 bg-white px-1.5 py-3 font-semibold first:pl-4 @6xl:px-2',
                  isFigure ? 'text-right' : 'text-left',
                )}
              >
                {t(name === 'actions' ? 'admin.table.actions' : `admin.fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        {past.length > 0 && <PastYears stays={past} row={row} />}
        {found.length > 0 ? (
          <ListedRows
            key={`${shown.filter} ${shown.text}`}
            stays={found.slice(past.length)}
            isLimited={isAsked}
            row={row}
          />
        ) : (
          <tbody {...ROLES.rowgroup} className="block @3xl:table-row-group">
            <WholeRow>{t('admin.table.empty')}</WholeRow>
          </tbody>
        )}
      </table>
      <FoundRequests text={shown.text} />
    </section>
  )
}

/** The years in which stays begin, earliest first. */
function yearsOf(stays: readonly Reservation[]): string[] {
  return [...new Set(stays.map(yearOf))].sort()
}

function yearOf({ dates }: Reservation): string {
  return dates.checkIn.slice(0, 4)
}

type StayRowProps = {
  stay: Reservation
  payments: readonly StoredPayment[]
  letters: LetterMarks
  today: IsoDate
  /** Whether the panel shows it. */
  isOpen: boolean
}

/** Safari drops a table's roles once CSS lays its rows out as cards. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** A stay as a table row, or on a narrow screen as a card. */
const StayRow = memo(function StayRow(props: StayRowProps) {
  const { stay, payments, letters, today, isOpen } = props
  const situation = situationOf(stay, { payments, letters }, today)
  const row = { stay, today, situation }
  const isOver = isPast(stay.dates, today) && stay.status !== 'cancelled'
  return (
    <tr
      {...ROLES.row}
      aria-current={isOpen || undefined}
      className={clsx(
        'grid grid-cols-6 gap-x-3 gap-y-1 border-b border-linen-200 last:border-b-0 px-4 py-3 @3xl:table-row',
        isOpen ? 'bg-accent-50' : '@3xl:hover:bg-linen-50',
        isOver ? 'text-pine-500 *:not-last:line-through' : 'text-pine-950',
      )}
    >
      {COLUMNS.map((column) => (
        <StayCell key={column.name} column={column} row={row} />
      ))}
    </tr>
  )
})

/** The field's name above its value on a card; screen readers use the column's header. */
const LABEL =
  "before:block before:text-xs before:text-pine-600 before:[content:attr(data-label)/''] @3xl:before:hidden"

function StayCell({ column, row }: { column: Column; row: CellProps }) {
  const { name, card, Cell, isFigure = false } = column
  const { t, language } = useTranslation()
  const hasLabel = name !== 'musteriAdi' && name !== 'notlar' && name !== 'actions'
  const Tag = name === 'musteriAdi' ? 'th' : 'td'
  return (
    <Tag
      {...(name === 'musteriAdi' ? ROLES.rowheader : ROLES.cell)}
      data-label={hasLabel ? t(`admin.fields.${name}`) : undefined}
      className={clsx(
        hasLabel && LABEL,
        'text-left font-normal @3xl:px-1.5 @3xl:py-2 @3xl:first:pl-4 @6xl:px-2',
        isFigure && 'tabular-nums @3xl:text-right',
        card,
      )}
    >
      {Cell ? (
        <Cell {...row} />
      ) : (
        name !== 'actions' && (
          <span className="wrap-anywhere tabular-nums @3xl:whitespace-nowrap">
            {formatField(reservationFields[name], fieldValues(row.stay)[name], language)}
          </span>
        )
      )}
    </Tag>
  )
}

type RowsProps = { stays: readonly Reservation[]; row: (stay: Reservation) => ReactNode }

/** Past stays, folded by year, because rendering twenty years would block the page. */
function PastYears({ stays, row }: RowsProps) {
  const { t } = useTranslation()
  const labelId = useId()
  const [open, setOpen] = useState<readonly string[]>([])
  const years = yearsOf(stays)
  const toggle = (year: string) =>
    setOpen(open.includes(year) ? open.filter((each) => each !== year) : [...open, year])
  return (
    <tbody {...ROLES.rowgroup} className="block @3xl:table-row-group">
      <tr {...ROLES.row} className="block border-b border-linen-200 @3xl:table-row">
        <td {...ROLES.cell} colSpan={COLUMNS.length} className="block px-4 py-1 @3xl:table-cell">
          <fieldset aria-labelledby={labelId} className="flex flex-wrap items-center">
            <span id={labelId} className="mr-1 text-sm text-pine-700">
              {t('admin.table.pastYears')}
            </span>
            {years.map((year) => (
              <Button
                key={year}
                variant="quiet"
                size="small"
                aria-expanded={open.includes(year)}
                onClick={() => toggle(year)}
              >
                <ChevronRight
                  aria-hidden
                  className={clsx('-mr-1 size-4', open.includes(year) && 'rotate-90')}
                />
                {t('admin.table.year', {
                  year,
                  count: stays.filter((stay) => yearOf(stay) === year).length,
                })}
              </Button>
            ))}
          </fieldset>
        </td>
      </tr>
      {stays.filter((stay) => open.includes(yearOf(stay))).map(row)}
    </tbody>
  )
}

/** The coming or found stays; of a longer result the first hundred. */
function ListedRows({ stays, row, isLimited }: RowsProps & { isLimited: boolean }) {
  const { t } = useTranslation()
  const [count, setCount] = useState(MOST)
  const listed = isLimited ? stays.slice(0, count) : stays
  const rest = stays.length - listed.length
  return (
    <tbody {...ROLES.rowgroup} className="block @3xl:table-row-group">
      {listed.map(row)}
      {rest > 0 && (
        <WholeRow>
          <Button variant="quiet" size="small" onClick={() => setCount(count + MOST)}>
            {t('office.today.more', { count: rest })}
          </Button>
        </WholeRow>
      )}
    </tbody>
  )
}

function WholeRow({ children }: { children: ReactNode }) {
  return (
    <tr {...ROLES.row} className="block @3xl:table-row">
      <td
        {...ROLES.cell}
        colSpan={COLUMNS.length}
        className="block p-6 text-center @3xl:table-cell"
      >
        {children}
      </td>
    </tr>
  )
}
