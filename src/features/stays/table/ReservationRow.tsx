import { clsx } from 'clsx'
import { memo, type ReactNode, startTransition, useEffect, useId, useState } from 'react'
import { type Reservation, reservationFields, valuesOf } from '#domain/reservation.ts'
import {
  type Column,
  COLUMNS,
  isFigure,
  type ValueColumn,
} from '#features/stays/reservationView.tsx'
import { formatField } from '#i18n/formatField.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Row } from './cells.tsx'
import { ChevronRight } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { yearOf, yearsOf } from './useFound.ts'

type ReservationRowProps = Omit<Row, 'card'>

/** A stay as a table row, or a card on a narrow screen. */
export const ReservationRow = memo(function ReservationRow(props: ReservationRowProps) {
  const { reservation, timing, edited } = props
  const past = timing === 'past'
  const [open, setOpen] = useState(false)
  const folded = !open && !edited
  const card = { guestId: `guest-${reservation.id}`, folded, onFold: () => setOpen(!open) }
  return (
    <tr
      {...ROLES.row}
      aria-current={edited || undefined}
      className={clsx(
        'relative grid grid-cols-6 gap-x-3 border-b border-linen-200 px-4 @xl:items-baseline @3xl:table-row',
        folded ? 'gap-y-0.5 py-2.5' : 'gap-y-2 py-4 @xl:grid-cols-5',
        edited ? 'bg-accent-50' : '@3xl:hover:bg-linen-50',
        timing === 'over' && 'bg-linen-50',
        past ? 'line-through *:line-through' : 'text-pine-950',
        past && (edited ? 'text-pine-600' : 'text-pine-500'),
      )}
    >
      {COLUMNS.map((column) => (
        <Cell key={column.name} column={column} row={{ ...props, card }} />
      ))}
    </tr>
  )
})

const HIDDEN = 'hidden @3xl:table-cell'

function Cell({ column, row }: { column: Column; row: Row }) {
  const { card, folded = HIDDEN, look } = column
  const place = row.card.folded ? folded : card
  if (!column.cell) return <ValueCell column={column} place={place} row={row} />
  const { heads = false, cell: Content } = column
  const Tag = heads ? 'th' : 'td'
  return (
    <Tag {...(heads ? ROLES.rowheader : ROLES.cell)} className={clsx(place, look)}>
      <Content {...row} />
    </Tag>
  )
}

/** A value with its visible name on a card; screen readers use the column's header. */
function ValueCell({ column, place, row }: { column: ValueColumn; place: string; row: Row }) {
  const { name, value: Value } = column
  const { t, language } = useTranslation()
  return (
    <td
      {...ROLES.cell}
      data-label={t(`admin.fields.${name}`)}
      className={clsx(
        "tabular-nums before:inline-block before:w-full before:text-xs before:text-pine-600 before:[content:attr(data-label)/'']",
        '@xl:col-span-1 @3xl:px-1.5 @3xl:py-1.5 @3xl:before:hidden @6xl:px-3 @6xl:py-2',
        '@max-xl:text-sm',
        isFigure(name) && '@3xl:text-right',
        place,
      )}
    >
      {Value ? (
        <Value {...row} />
      ) : (
        // Keeps a date on one line below its name.
        <span className="whitespace-nowrap">
          {formatField(reservationFields[name], valuesOf(row.reservation)[name], language)}
        </span>
      )}
    </td>
  )
}

type PastYearsProps = { stays: readonly Reservation[]; children: (stay: Reservation) => ReactNode }

/** Past stays, folded by year, because rendering twenty years would block the page. */
export function PastYears({ stays, children }: PastYearsProps) {
  const { t } = useTranslation()
  const labelId = useId()
  const [open, setOpen] = useState<readonly string[]>([])
  const years = yearsOf(stays).map((year) => ({
    year,
    stays: stays.filter((stay) => yearOf(stay) === year),
  }))
  const toggle = (year: string) =>
    setOpen(open.includes(year) ? open.filter((each) => each !== year) : [...open, year])
  return (
    <tbody {...ROW_GROUP}>
      <tr {...ROLES.row} className="block border-b border-linen-200 @3xl:table-row">
        <td {...ROLES.cell} colSpan={COLUMNS.length} className="block px-4 py-1 @3xl:table-cell">
          <fieldset aria-labelledby={labelId} className="flex flex-wrap items-center">
            <span id={labelId} className="mr-1 text-sm text-pine-700">
              {t('admin.table.pastYears')}
            </span>
            {years.map(({ year, stays }) => (
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
                {t('admin.table.year', { year, count: stays.length })}
              </Button>
            ))}
          </fieldset>
        </td>
      </tr>
      {years
        .filter(({ year }) => open.includes(year))
        .map(({ year, stays }) => (
          <Rows key={year} stays={stays}>
            {children}
          </Rows>
        ))}
    </tbody>
  )
}

/** Safari drops table semantics once CSS lays rows out as cards. */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

export const ROW_GROUP = { ...ROLES.rowgroup, className: 'block @3xl:table-row-group' }

/** A year of rows in one task would block the page for 100 ms, most of it layout. */
const BATCH = 15

type RowsProps = {
  stays: readonly Reservation[]
  /** The list's query: a change starts again with the first batch. */
  question?: unknown
  children: (stay: Reservation) => ReactNode
}

/** Renders the rows of stays in batches, between which the page responds. */
export function Rows({ stays, question = null, children }: RowsProps) {
  const [rendered, setRendered] = useState({ question, count: BATCH })
  const count = rendered.question === question ? rendered.count : BATCH
  useEffect(() => {
    if (count < stays.length) startTransition(() => setRendered({ question, count: count + BATCH }))
  }, [question, count, stays.length])
  return stays.slice(0, count).map(children)
}
