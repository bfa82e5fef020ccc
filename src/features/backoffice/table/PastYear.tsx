import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { COLUMNS } from '#features/backoffice/reservationView.tsx'
import { Button } from '#ui/Button.tsx'
import { Rows } from './Rows.tsx'
import { ROLES, ROW_GROUP } from './tableRoles.ts'

type PastYearProps = {
  year: string
  stays: readonly Reservation[]
  /** Renders the row of a stay. */
  children: (stay: Reservation) => ReactNode
}

/** The past stays of a year, folded until they are asked for: rendering twenty years at once would block the page. */
export function PastYear({ year, stays, children }: PastYearProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <tbody {...ROW_GROUP}>
      <tr {...ROLES.row} className="block border-b border-linen-200 @3xl:table-row">
        <td {...ROLES.cell} colSpan={COLUMNS.length} className="block px-1 @3xl:table-cell">
          <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            <ChevronRight aria-hidden className={clsx('size-4', open && 'rotate-90')} />
            {t('admin.table.pastYear', { year, count: stays.length })}
          </Button>
        </td>
      </tr>
      {open && <Rows stays={stays}>{children}</Rows>}
    </tbody>
  )
}
