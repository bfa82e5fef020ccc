import { clsx } from 'clsx'
import { memo, useState } from 'react'
import { reservationFields, valuesOf } from '#domain/reservation.ts'
import {
  type Column,
  COLUMNS,
  isFigure,
  type ValueColumn,
} from '#features/stays/reservationView.tsx'
import { formatField } from '#i18n/formatField.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Row } from './row.ts'
import { ROLES } from './PastYears.tsx'

type ReservationRowProps = Omit<Row, 'guestId' | 'folded' | 'onFold'>

/** A stay as a table row, or a card on a narrow screen. */
export const ReservationRow = memo(function ReservationRow(props: ReservationRowProps) {
  const { reservation, timing, edited } = props
  const past = timing === 'past'
  const [open, setOpen] = useState(false)
  const folded = !open && !edited
  const guestId = `guest-${reservation.id}`
  const row = { ...props, guestId, folded, onFold: () => setOpen(!open) }
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
        <Cell key={column.name} column={column} row={row} />
      ))}
    </tr>
  )
})

const HIDDEN = 'hidden @3xl:table-cell'

/** A stay's cell of a column. */
function Cell({ column, row }: { column: Column; row: Row }) {
  const { card, folded = HIDDEN, look } = column
  const place = row.folded ? folded : card
  if (!column.cell) return <ValueCell column={column} place={place} row={row} />
  const { heads = false, cell: Content } = column
  const Tag = heads ? 'th' : 'td'
  return (
    <Tag {...(heads ? ROLES.rowheader : ROLES.cell)} className={clsx(place, look)}>
      <Content {...row} />
    </Tag>
  )
}

type ValueCellProps = { column: ValueColumn; place: string; row: Row }

/** A value with its visible name on a card; screen readers use the column's header. */
function ValueCell({ column, place, row }: ValueCellProps) {
  const { name, value: Value } = column
  const { reservation, texts } = row
  const { language } = useTranslation()
  return (
    <td
      {...ROLES.cell}
      data-label={texts.labels[name]}
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
          {formatField(reservationFields[name], valuesOf(reservation)[name], language)}
        </span>
      )}
    </td>
  )
}
