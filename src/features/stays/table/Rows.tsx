import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Reservation } from '#domain/reservation.ts'

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
