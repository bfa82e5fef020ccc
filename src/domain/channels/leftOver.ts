import type { Pull } from './channel.ts'
import type { PlanRow } from './planRow.ts'

/** The stay of a plan's row that is not written here; empty for a row without a new stay. */
export function soldBy(row: PlanRow): Pull['conflicts'] {
  switch (row.state) {
    case 'new':
    case 'changed':
    case 'asked':
    case 'conflict': {
      const { uid, title } = row.event
      const { checkIn, checkOut } = row.state === 'conflict' ? row.stay : row.draft.stay
      const stay = row.state === 'new' ? undefined : row.base?.id
      const days = { from: checkIn, to: checkOut }
      return [{ uid, title: title.slice(0, 200), ...days, ...(stay && { stay }) }]
    }
    case 'gone':
    case 'missing':
    case 'unreadable':
    case 'same':
    case 'skipped':
      return []
  }
}

/** The unreadable events of a plan, for an owner. */
export function unreadableIn(rows: readonly PlanRow[]): Pull['unreadable'] {
  return rows.flatMap((row) =>
    row.state === 'unreadable' ? { title: row.event.title.slice(0, 200), raw: row.event.raw } : [],
  )
}
