import { clsx } from 'clsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { formatMoney } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { ROLES } from './tableRoles.ts'
import { totalsOf } from './totals.ts'

/** What all the stays of the list come to, those that are folded away or not drawn yet included. */
export function TotalsRow({ reservations }: { reservations: readonly Reservation[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const totals = useMemo(() => totalsOf(reservations), [reservations])
  const money = (amount: number) => formatMoney(amount, language)
  return (
    <tfoot {...ROLES.rowgroup} className="block @4xl:table-footer-group">
      <tr
        {...ROLES.row}
        className="flex flex-wrap items-end justify-between gap-x-2 bg-linen-50 px-4 py-2.5 text-sm font-semibold tabular-nums @4xl:table-row"
      >
        <th {...ROLES.rowheader} className="sr-only text-left @4xl:not-sr-only @4xl:p-3 @4xl:pl-5">
          {t('office.list.totals.stays', { count: totals.stays })}
        </th>
        <Sum colSpan={2}>{t('admin.nights', { count: totals.nights })}</Sum>
        <Sum label={t('admin.fields.kapora')} amount>
          {money(totals.deposit)}
        </Sum>
        <Sum label={t('office.list.totals.owed')} amount named>
          {money(totals.owed)}
        </Sum>
        <Sum label={t('admin.fields.toplamUcret')} amount>
          {money(totals.total)}
        </Sum>
        <td {...ROLES.cell} colSpan={2} className="hidden @4xl:table-cell" />
      </tr>
    </tfoot>
  )
}

type SumProps = {
  label?: string
  amount?: boolean
  /** It is not what its column's header says. */
  named?: boolean
  colSpan?: number
  children: string
}

function Sum({ label, amount = false, named = false, colSpan, children }: SumProps) {
  return (
    <td
      {...ROLES.cell}
      colSpan={colSpan}
      className={clsx('@4xl:p-3', amount && 'text-right whitespace-nowrap')}
    >
      {label && (
        <span
          aria-hidden={!named || undefined}
          className={clsx('block text-xs font-normal text-pine-600', !named && '@4xl:hidden')}
        >
          {label}
        </span>
      )}
      {children}
    </td>
  )
}
