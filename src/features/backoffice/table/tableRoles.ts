/**
 * Safari forgets that a table is one as soon as CSS lays its rows out as cards; spelt out, the roles stay.
 * To be spread onto the elements that have them by nature.
 */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

/** A group of rows; cards stand below each other. */
export const ROW_GROUP = { ...ROLES.rowgroup, className: 'block @3xl:table-row-group' }
