import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { COLUMNS, isFigure } from '#features/stays/reservationView.tsx'
import type { RowTexts } from './row.ts'
import { ROLES } from './tableRoles.ts'

type TableFrameProps = { labels: RowTexts['labels']; children: ReactNode; totals: ReactNode }

/** The table's caption and column headers, visually hidden while rows are cards. */
export function TableFrame({ labels, children, totals }: TableFrameProps) {
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
              {labels[name]}
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
