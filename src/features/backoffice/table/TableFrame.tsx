import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { COLUMNS } from '#features/backoffice/reservationView.tsx'
import { ROLES } from './tableRoles.ts'

/** The table around its rows: caption and column headers, which only the ear meets where rows are cards. */
export function TableFrame({ children, totals }: { children: ReactNode; totals: ReactNode }) {
  const { t } = useTranslation()
  return (
    <table {...ROLES.table} className="block w-full @4xl:table">
      <caption className="sr-only">{t('admin.table.caption')}</caption>
      <thead
        {...ROLES.rowgroup}
        className="sr-only text-sm text-pine-700 @4xl:not-sr-only @4xl:table-header-group"
      >
        <tr {...ROLES.row}>
          <Header className="pl-5 text-left">{t('admin.fields.musteriAdi')}</Header>
          {COLUMNS.map(({ name, amount }) => (
            <Header key={name} className={amount ? 'text-right' : 'text-left'}>
              {t(`admin.fields.${name}`)}
            </Header>
          ))}
          <Header>{t('admin.fields.notlar')}</Header>
          <Header className="pr-6 text-right">{t('admin.table.actions')}</Header>
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup} className="block @4xl:table-row-group">
        {children}
      </tbody>
      {totals}
    </table>
  )
}

function Header({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <th
      {...ROLES.columnheader}
      className={clsx(
        'sticky top-0 border-b border-linen-300 bg-white p-3 font-semibold',
        className ?? 'text-left',
      )}
    >
      {children}
    </th>
  )
}
