import { mark } from '#domain/field/markField.ts'
import { readFields, valueOf, type ValuesOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { conflictFields, unreadableFields } from './channel.ts'
import { keyOf } from './intent.ts'
import { soldBy, unreadableIn } from './leftOver.ts'
import type { PlanRow } from './planRow.ts'

/**
 * A stay in an imported calendar that is not written here; `asked` if it blocks too many nights.
 */
export const soldFields = { ...conflictFields, asked: mark() }

/** A stay in an imported calendar that is not written here. */
export type Sold = ValuesOf<typeof soldFields>

/** An unreadable event of an imported calendar. */
type Unread = ValuesOf<typeof unreadableFields>

/** The rest of an import, for an owner. */
export type LeftByImport = { sold: readonly Sold[]; unreadable: readonly Unread[] }

/**
 * The unsettled rest of a calendar's last import, `/caretaker/imported/{feed}`: `feed` is the
 * channel's id or the source. Both lists are by entry key.
 */
export type Imported = {
  feed: string
  at: number
  sold: ReadonlyMap<string, Sold>
  unreadable: ReadonlyMap<string, Unread>
}

/** Parses the rests of imports, and lists the invalid feeds. */
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

/**
 * The rest of a plan's rows after an import; `ticked` are the keys of the selected rows, `refused`
 * those of failed ones.
 */
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
