import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useId, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Reservation } from '#domain/reservation.ts'
import { COLUMNS } from '#features/stays/reservationView.tsx'
import { Button } from '#ui/Button.tsx'
import { yearOf, yearsOf } from './useFound.ts'

type PastYearsProps = {
  stays: readonly Reservation[]
  /** Renders a stay's row. */
  children: (stay: Reservation) => ReactNode
}

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

/**
 * Safari drops table semantics once CSS lays rows out as cards, so the roles are explicit. Spread
 * them onto the native elements.
 */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** A group of rows, or of stacked cards. */
export const ROW_GROUP = { ...ROLES.rowgroup, className: 'block @3xl:table-row-group' }

/** A year of rows in one task would block the page for 100 ms, most of it layout. */
const BATCH = 15

type RowsProps = {
  stays: readonly Reservation[]
  /** The list's query: a change starts again with the first batch. */
  question?: unknown
  /** Renders a stay's row. */
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
