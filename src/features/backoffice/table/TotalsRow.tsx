import { clsx } from 'clsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Reservation, reservationFields } from '#domain/reservation.ts'
import { type Column, COLUMNS, isFigure } from '#features/backoffice/reservationView.tsx'
import { useCashbook } from '#features/backoffice/payments/cashbook.ts'
import { sayField } from '#i18n/fieldWords.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { ROLES } from './tableRoles.ts'
import { type Totals, totalsOf } from './totals.ts'

/** What all the stays of the list come to, those that are folded away or not drawn yet included. */
export function TotalsRow({ reservations }: { reservations: readonly Reservation[] }) {
  const { ledger } = useCashbook()
  const totals = useMemo(() => totalsOf(reservations, ledger), [reservations, ledger])
  return (
    <tfoot {...ROLES.rowgroup} className="block @4xl:table-footer-group">
      <tr
        {...ROLES.row}
        className="flex flex-wrap items-end justify-between gap-x-2 bg-linen-50 px-4 py-2.5 text-sm font-semibold tabular-nums @4xl:table-row"
      >
        {COLUMNS.map((column) => (
          <Sum key={column.name} column={column} totals={totals} />
        ))}
      </tr>
    </tfoot>
  )
}

/** What stands below a column; a card's sums name themselves to the eye, and to the ear where the header says something else. */
function Sum({ column, totals }: { column: Column; totals: Totals }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, total } = column
  if (!total || name === 'actions') return <td {...ROLES.cell} className="hidden @4xl:table-cell" />
  const sum = totals[total.of]
  if (column.cell && column.heads)
    return (
      <th {...ROLES.rowheader} className="sr-only text-left @4xl:not-sr-only @4xl:p-3 @4xl:pl-5">
        {total.words && t(total.words, { count: sum })}
      </th>
    )
  return (
    <td
      {...ROLES.cell}
      className={clsx('whitespace-nowrap @4xl:p-3', isFigure(name) && 'text-right')}
    >
      {!total.words && (
        <span
          aria-hidden={!total.label || undefined}
          className={clsx('block text-xs font-normal text-pine-600', !total.label && '@4xl:hidden')}
        >
          {t(total.label ?? `admin.fields.${name}`)}
        </span>
      )}
      {total.words
        ? t(total.words, { count: sum })
        : sayField(reservationFields[name], sum, language)}
    </td>
  )
}
