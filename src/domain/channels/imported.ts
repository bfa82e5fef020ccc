import { mark } from '#domain/field/markField.ts'
import { readFields, valueOf, type ValuesOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { conflictFields, unreadableFields } from './channel.ts'
import { keyOf } from './intent.ts'
import { soldBy, unreadableIn } from './leftOver.ts'
import type { PlanRow } from './planRow.ts'

/** What an imported calendar has sold and is not written here; `asked`: nobody has, for it closes too many nights. */
export const soldFields = { ...conflictFields, asked: mark() }

/** What an imported calendar has sold and is not written here. */
export type Sold = ValuesOf<typeof soldFields>

/** An event of an imported calendar that could not be read. */
type Unread = ValuesOf<typeof unreadableFields>

/** What an import leaves to a person. */
export type LeftByImport = { sold: readonly Sold[]; unreadable: readonly Unread[] }

/**
 * What the last import of a calendar has left and nobody has settled, `/caretaker/imported/{feed}`: `feed` is the channel's id, or
 * whose calendar it is. Both lists by the keys of what stands in them.
 */
export type Imported = {
  feed: string
  at: number
  sold: ReadonlyMap<string, Sold>
  unreadable: ReadonlyMap<string, Unread>
}

/** Reads what imports have left, and of which feeds it cannot be read. */
export function readImports(stored: unknown): { imports: Imported[]; unreadable: string[] } {
  const read = entriesOf(stored).map(([feed, each]) => ({ feed, left: readImport(feed, each) }))
  return {
    imports: read.flatMap(({ left }) => left ?? []),
    unreadable: read.flatMap(({ feed, left }) => (left ? [] : feed)),
  }
}

function readImport(feed: string, stored: unknown): Imported | null {
  const at = valueOf(stored, 'at')
  if (typeof at !== 'number') return null
  const sold = entriesOf(valueOf(stored, 'sold')).flatMap(([key, each]) => {
    const read = readFields(soldFields, each)
    return 'values' in read ? [[key, read.values] as const] : []
  })
  const unreadable = entriesOf(valueOf(stored, 'unreadable')).flatMap(([key, each]) => {
    const read = readFields(unreadableFields, each)
    return 'values' in read ? [[key, read.values] as const] : []
  })
  return { feed, at, sold: new Map(sold), unreadable: new Map(unreadable) }
}

/** What an import leaves of a plan's rows; `ticked` are the keys of those that were to be written, `refused` of those that could not be. */
export function leftByImport(
  rows: readonly PlanRow[],
  ticked: ReadonlySet<string>,
  refused: ReadonlySet<string>,
): LeftByImport {
  const sold = rows.flatMap((row): Sold[] => {
    const key = keyOf(row)
    const isUnasked = row.state === 'asked' && !ticked.has(key)
    const isOpen = row.state === 'conflict' || isUnasked || refused.has(key)
    return isOpen ? soldBy(row).map((each) => ({ ...each, ...(isUnasked && { asked: true }) })) : []
  })
  return { sold, unreadable: unreadableIn(rows) }
}
