import { clsx } from 'clsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type CancelledStay, type Reservation, reservationFields } from '#domain/reservation.ts'
import { type Column, COLUMNS, isFigure } from '#features/stays/reservationView.tsx'
import { useLedger } from '#features/payments/paymentsContext.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatField } from '#i18n/formatField.ts'
import { rememberLast } from '#lib/stableValues.ts'
import { ROLES } from './ReservationRow.tsx'
import { incomeOf } from '#domain/office/figures.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'

type TotalsRowProps = {
  reservations: readonly Reservation[]
  /** The cancelled stays that belong to the list, whose kept amounts count. */
  unlisted: readonly CancelledStay[]
}

const totalsHere = rememberLast(totalsOf)

/** The totals of all stays in the list, including folded and not yet rendered rows. */
export function TotalsRow({ reservations, unlisted }: TotalsRowProps) {
  const ledger = useLedger()
  const totals = totalsHere(reservations, ledger, unlisted)
  return (
    <tfoot {...ROLES.rowgroup} className="block @3xl:table-footer-group">
      <tr
        {...ROLES.row}
        className="grid grid-cols-2 items-end gap-x-2 gap-y-2 bg-linen-50 @xl:flex @xl:justify-between px-4 py-2.5 text-sm font-semibold tabular-nums @3xl:table-row"
      >
        {COLUMNS.map((column) => (
          <Sum key={column.name} column={column} totals={totals} />
        ))}
      </tr>
    </tfoot>
  )
}

function Sum({ column, totals }: { column: Column; totals: Totals }) {
  const { t, language } = useTranslation()
  const { name, total } = column
  if (!total || name === 'actions') return <td {...ROLES.cell} className="hidden @3xl:table-cell" />
  const sum = totals[total.of]
  if (column.cell && column.heads)
    return (
      <th
        {...ROLES.rowheader}
        className="sr-only text-left @3xl:not-sr-only @3xl:p-2 @3xl:pl-4 @6xl:p-3 @6xl:pl-5"
      >
        {total.words && t(total.words, { count: sum })}
      </th>
    )
  return (
    <td
      {...ROLES.cell}
      className={clsx(
        'whitespace-nowrap @3xl:px-1.5 @3xl:py-2 @3xl:whitespace-normal @6xl:p-3 @6xl:whitespace-nowrap',
        isFigure(name) && '@xl:text-right',
      )}
    >
      {!total.words && (totals.stays > 0 || sum > 0) && (
        <span
          aria-hidden={!total.label || undefined}
          className={clsx('block text-xs font-normal text-pine-600', !total.label && '@3xl:hidden')}
        >
          {t(total.label ?? `admin.fields.${name}`)}
        </span>
      )}
      {total.words
        ? t(total.words, { count: sum })
        : // Cancelled stays alone have no deposits or amounts due.
          (totals.stays > 0 || sum > 0) && formatField(reservationFields[name], sum, language)}
      {total.of === 'total' && totals.kept > 0 && (
        <span className="block text-xs font-normal text-pine-600">
          {t('office.list.totals.kept', { amount: formatMoney(totals.kept, language) })}
        </span>
      )}
    </td>
  )
}

export type Totals = ReturnType<typeof totalsOf>

/**
 * What stays come to together, in lira; days that are closed without a guest and deleted stays are none, and a cancelled stay is what is kept of it.
 * `kept` is what of the total is kept of cancelled stays, those that are `unlisted` included.
 */
export function totalsOf(
  reservations: readonly Reservation[],
  ledger: Ledger,
  unlisted: readonly CancelledStay[] = [],
) {
  const totals = { stays: 0, nights: 0, total: 0, kept: 0, deposit: 0, owed: 0 }
  for (const reservation of [...reservations, ...unlisted]) {
    if (reservation.deletion) continue
    const { nights, income, kept } = incomeOf(reservation)
    totals.nights += nights
    totals.total += income
    totals.kept += kept
  }
  for (const reservation of reservations) {
    if (reservation.blocked || reservation.deletion) continue
    totals.owed += accountIn(ledger, reservation, null).outstanding
    if (reservation.cancellation) continue
    totals.stays += 1
    totals.deposit += reservation.kapora
  }
  return totals
}
