import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { isPast } from '#domain/stay.ts'
import { COLUMNS, isFigure } from '#features/stays/reservationView.tsx'
import { rememberLast } from '#lib/stableValues.ts'
import { TextField } from '#ui/Field.tsx'
import { PastYears, ReservationRow, ROLES, ROW_GROUP, Rows } from './ReservationRow.tsx'
import type { Row, RowActions } from './cells.tsx'
import { TotalsRow } from './TotalsRow.tsx'
import {
  type Filter,
  FILTERS,
  FLAT_ROWS,
  type ListedStays,
  sourcesOf,
  useFound,
  yearsOf,
} from './useFound.ts'
import { editButtonId } from './ActionsCell.tsx'
import { type Source, SOURCES } from '#domain/channels/feed.ts'
import { Choice } from '#ui/Choice.tsx'
import { clsx } from 'clsx'

type ReservationTableProps = {
  stays: ListedStays
  today: IsoDate | null
  /** Whether today's check-in hour has passed; before it, today's guests have not arrived. */
  checkInOpen?: boolean
  editingId: string | null
  pending: boolean
  waiting?: ReadonlySet<string>
  actions: RowActions
}

const yearsHere = rememberLast(yearsOf)
const sourcesHere = rememberLast(sourcesOf)

/** All reservations with a search; past stays are folded by year. */
export function ReservationTable(props: ReservationTableProps) {
  const { stays, today, checkInOpen = true, editingId, pending, waiting, actions } = props
  const { t } = useTranslation()
  const { asked, answered, ask, found, unlisted } = useFound(stays, today)
  const years = yearsHere(stays.reservations)
  const sources = sourcesHere(stays.reservations)
  useReturnedFocus(editingId)

  const firstCurrent = found.findIndex((each) => timingOf(each, today, checkInOpen) !== 'past')
  const isAsked = answered.text.trim() !== '' || answered.filter !== 'all'
  const isFlat = (isAsked || firstCurrent === -1) && found.length <= FLAT_ROWS
  const foldedCount = isFlat ? 0 : firstCurrent === -1 ? found.length : firstCurrent
  const renderRow = (reservation: Reservation) => (
    <ReservationRow
      key={reservation.id}
      reservation={reservation}
      today={today}
      timing={timingOf(reservation, today, checkInOpen)}
      edited={reservation.id === editingId}
      pending={pending}
      waiting={waiting?.has(reservation.id) ?? false}
      actions={actions}
    />
  )

  return (
    <section
      aria-label={t('admin.header.title')}
      className="@container rounded-card bg-white shadow-soft"
    >
      <div className="flex flex-wrap items-start gap-x-3 px-4 pt-4 @6xl:px-5">
        <TextField
          className="min-w-0 flex-1 basis-32 @xl:max-w-sm [&_input]:text-ellipsis"
          type="search"
          label={t('admin.table.search')}
          placeholder={t('admin.table.searchHint')}
          value={asked.text}
          onChange={({ target }) => ask({ text: target.value })}
          hint={<output>{t('admin.table.count', { count: found.length })}</output>}
        />
        <FilterSelect
          value={asked.filter}
          sources={sources}
          years={years}
          onChange={(filter) => ask({ filter })}
        />
      </div>
      <TableFrame
        totals={
          // Deleted stays add nothing.
          found.length > 0 &&
          answered.filter !== 'deleted' && <TotalsRow reservations={found} unlisted={unlisted} />
        }
      >
        {foldedCount > 0 && <PastYears stays={found.slice(0, foldedCount)}>{renderRow}</PastYears>}
        <tbody {...ROW_GROUP}>
          <Rows stays={found.slice(foldedCount)} question={answered}>
            {renderRow}
          </Rows>
          {found.length === 0 && <EmptyRow>{t('admin.table.empty')}</EmptyRow>}
        </tbody>
      </TableFrame>
    </section>
  )
}

function EmptyRow({ children }: { children: ReactNode }) {
  return (
    <tr {...ROLES.row} className="block @3xl:table-row">
      <td
        {...ROLES.cell}
        colSpan={COLUMNS.length}
        className="block p-8 text-center @3xl:table-cell"
      >
        {children}
      </td>
    </tr>
  )
}

function timingOf(
  { stay, cancellation, deletion }: Reservation,
  today: IsoDate | null,
  checkInOpen: boolean,
): Row['timing'] {
  if (cancellation || deletion) return 'over'
  if (today === null) return 'coming'
  if (isPast(stay, today)) return 'past'
  const hasCome = stay.checkIn < today || (stay.checkIn === today && checkInOpen)
  return hasCome && today < stay.checkOut ? 'now' : 'coming'
}

/** Returns the focus to a row's edit button when editing ends and nothing else has it. */
function useReturnedFocus(editingId: string | null): void {
  const lastEditingId = useRef(editingId)
  useEffect(() => {
    const left = lastEditingId.current
    lastEditingId.current = editingId
    if (left === null || editingId !== null || document.activeElement !== document.body) return
    document.getElementById(editButtonId(left))?.focus()
  }, [editingId])
}

type FilterSelectProps = {
  value: Filter
  sources: readonly Source[]
  years: readonly Filter[]
  onChange: (filter: Filter) => void
}

function FilterSelect({ value, sources, years, onChange }: FilterSelectProps) {
  const { t } = useTranslation()
  // The selected channel may have lost its last stay.
  const channels = SOURCES.filter((source) => source === value || sources.includes(source))
  const isKnown = [...FILTERS, ...channels, ...years].includes(value)
  const offered = isKnown ? years : [...years, value]
  return (
    <div className="shrink-0">
      <Choice<Filter>
        label={t('office.list.filter')}
        value={value}
        options={[
          ...FILTERS.map((filter) => [filter, t(`office.list.filters.${filter}`)] as const),
          ...channels.map((source) => [source, t(`admin.sources.${source}`)] as const),
          ...offered.map((year) => [year, year] as const),
        ]}
        onChange={onChange}
      />
    </div>
  )
}

/** The table's caption and column headers, visually hidden while rows are cards. */
function TableFrame({ children, totals }: { children: ReactNode; totals: ReactNode }) {
  const { t } = useTranslation()
  return (
    <table {...ROLES.table} className="block w-full @3xl:table @3xl:text-sm @6xl:text-base">
      <caption className="sr-only">{t('admin.table.caption')}</caption>
      <thead
        {...ROLES.rowgroup}
        className="sr-only text-sm text-pine-700 @3xl:not-sr-only @3xl:table-header-group"
      >
        <tr {...ROLES.row}>
          {COLUMNS.map(({ name, header }) => (
            <Header key={name} className={header ?? (isFigure(name) ? 'text-right' : 'text-left')}>
              {t(name === 'actions' ? 'admin.table.actions' : `admin.fields.${name}`)}
            </Header>
          ))}
        </tr>
      </thead>
      {children}
      {totals}
    </table>
  )
}

function Header({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th
      {...ROLES.columnheader}
      className={clsx(
        'sticky top-0 z-10 border-b border-linen-300 bg-white px-1.5 py-3 font-semibold @6xl:px-3',
        className,
      )}
    >
      {children}
    </th>
  )
}
