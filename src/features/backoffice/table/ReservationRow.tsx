import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { memo, type ReactNode, type Ref, useState } from 'react'
import type { Reservation } from '#domain/reservation.ts'
import { Badge, WaitingBadge } from '#features/backoffice/Badge.tsx'
import { OpenButton } from '#features/backoffice/OpenButton.tsx'
import { type Column, COLUMNS } from '#features/backoffice/reservationView.tsx'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { ROLES } from './tableRoles.ts'
import { useGuestName } from '#features/backoffice/useGuestName.ts'

/** The words of every row, looked up once for all of them: a hundred rows would ask a thousand times. */
export type RowTexts = Record<
  'past' | 'now' | 'waiting' | 'collected' | 'edit' | 'delete' | 'open',
  string
> & {
  labels: Record<Column['name'], string>
}

type ReservationRowProps = {
  ref: Ref<HTMLTableRowElement> | undefined
  reservation: Reservation
  timing: 'past' | 'now' | 'coming'
  texts: RowTexts
  edited: boolean
  pending: boolean
  /** A change of this stay has not been answered yet. */
  waiting: boolean
  onEdit: (reservation: Reservation) => void
  onDelete: (reservation: Reservation) => void
}

/** The id of a row's edit button, to which the focus returns after editing. */
export function editButtonId(reservationId: string): string {
  return `edit-${reservationId}`
}

/** One stay: a row of the table, a card where the table would not fit. */
export const ReservationRow = memo(function ReservationRow(props: ReservationRowProps) {
  const { ref, reservation, timing, texts, edited, waiting } = props
  const { id, musteriAdi, notlar } = reservation
  const language = useLanguage()
  const nameOf = useGuestName()
  const guestId = `guest-${id}`
  const past = timing === 'past'
  const [open, setOpen] = useState(false)
  const folded = !open && !edited
  return (
    <tr
      {...ROLES.row}
      ref={ref}
      tabIndex={-1}
      aria-current={edited || undefined}
      className={clsx(
        'relative grid grid-cols-6 gap-x-3 border-b border-linen-200 px-4 @xl:items-baseline @4xl:table-row',
        folded ? 'gap-y-0.5 py-2.5' : 'gap-y-2 py-4 @xl:grid-cols-5',
        edited ? 'bg-aegean-50' : '@4xl:hover:bg-linen-50',
        past ? 'line-through *:line-through' : 'text-pine-950',
        past && (edited ? 'text-pine-600' : 'text-pine-500'),
      )}
    >
      <th
        {...ROLES.rowheader}
        className="col-span-full pr-8 text-left font-semibold wrap-anywhere @xl:col-span-3 @4xl:p-3 @4xl:pl-5"
      >
        <span id={guestId} className="mr-2">
          {nameOf(musteriAdi)}
        </span>
        {past && <span className="sr-only"> ({texts.past})</span>}
        {timing === 'now' && <Badge className="bg-aegean-100 text-aegean-800">{texts.now}</Badge>}
        {reservation.tahsilEdildi && !past && (
          <Badge className="bg-mint-100 text-pine-800">{texts.collected}</Badge>
        )}
        {waiting && <WaitingBadge>{texts.waiting}</WaitingBadge>}
        <FoldButton
          label={texts.open}
          guestId={guestId}
          folded={folded}
          onFold={() => setOpen(!open)}
        />
      </th>
      {COLUMNS.map(({ name, className, amount = false, say }) => (
        <Cell
          key={name}
          label={texts.labels[name]}
          className={clsx(folded ? FOLDED[name] : className)}
          amount={amount}
        >
          {say(reservation, language)}
        </Cell>
      ))}
      <td
        {...ROLES.cell}
        className={clsx(
          'col-span-full text-sm whitespace-pre-line wrap-anywhere empty:hidden @4xl:w-1/4 @4xl:p-3 @4xl:empty:table-cell',
          folded && HIDDEN,
        )}
      >
        {notlar}
      </td>
      <td
        {...ROLES.cell}
        className={clsx(
          'relative col-span-full -mx-3 whitespace-nowrap @4xl:p-1.5 @4xl:pr-3 @4xl:text-right',
          folded && HIDDEN,
        )}
      >
        <Actions {...props} guestId={guestId} />
      </td>
    </tr>
  )
})

/** What can be done with a stay. */
function Actions(props: ReservationRowProps & { guestId: string }) {
  const { reservation, texts, pending, waiting, guestId, onEdit, onDelete } = props
  return (
    <>
      <OpenButton
        id={editButtonId(reservation.id)}
        variant="quiet"
        aria-describedby={guestId}
        pending={pending || waiting}
        onOpen={() => onEdit(reservation)}
      >
        {texts.edit}
      </OpenButton>
      <Button
        variant="quiet"
        size="small"
        className="text-terracotta-700 hover:bg-terracotta-50 aria-disabled:cursor-progress aria-disabled:text-pine-500 aria-disabled:delay-500"
        aria-describedby={guestId}
        aria-disabled={waiting}
        onClick={() => !waiting && onDelete(reservation)}
      >
        {texts.delete}
      </Button>
    </>
  )
}

type FoldButtonProps = { label: string; guestId: string; folded: boolean; onFold: () => void }

/** Opens a card and folds it again; the whole head of the card is its target. */
function FoldButton({ label, guestId, folded, onFold }: FoldButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={guestId}
      aria-expanded={!folded}
      className="absolute top-2 right-3 p-1 text-pine-600 after:absolute after:-top-2 after:-right-3 after:h-[4.5rem] after:w-screen @4xl:hidden"
      onClick={onFold}
    >
      <ChevronDown aria-hidden className={clsx('size-5', !folded && 'rotate-180')} />
    </button>
  )
}

const HIDDEN = 'hidden @4xl:table-cell'

/** What a card shows before it is opened: the days and what is still to be paid. */
const FOLDED: Partial<Record<Column['name'], string>> = {
  girisTarihi: 'col-span-2',
  cikisTarihi: 'col-span-2',
  kalan: 'col-span-2',
  kapora: HIDDEN,
  toplamUcret: HIDDEN,
}

type CellProps = { label: string; amount?: boolean; className?: string; children: ReactNode }

/** A cell that names itself to the eye in a card; to the ear the column's header does. */
function Cell({ label, amount = false, className, children }: CellProps) {
  return (
    <td
      {...ROLES.cell}
      data-label={label}
      className={clsx(
        "tabular-nums before:inline-block before:w-full before:text-xs before:text-pine-600 before:[content:attr(data-label)/'']",
        '@xl:col-span-1 @4xl:p-3 @4xl:before:hidden',
        amount ? '@4xl:text-right' : '@4xl:whitespace-nowrap',
        className,
      )}
    >
      {children}
    </td>
  )
}
