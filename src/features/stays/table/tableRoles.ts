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
