import { getField } from './record.ts'

/** The children of a stored collection by id; empty if nothing is stored. */
export function entriesOf(collection: unknown): [id: string, value: unknown][] {
  const entries: [string, unknown][] =
    typeof collection === 'object' && collection !== null ? Object.entries(collection) : []
  // The database sends a collection with the keys 1 and 2 as an array with an empty place.
  return entries.filter(([, value]) => value !== null)
}

/** Parses the children of a stored collection by id, and lists the ids of invalid ones. */
export function readEach<Value>(
  collection: unknown,
  read: (value: unknown, id: string) => Value | null,
): { values: Map<string, Value>; unreadable: string[] } {
  const values = new Map<string, Value>()
  const unreadable: string[] = []
  for (const [id, stored] of entriesOf(collection)) {
    const value = read(stored, id)
    if (value === null) unreadable.push(id)
    else values.set(id, value)
  }
  return { values, unreadable }
}

/** The children of a collection of a stored record by id. */
export function childrenOf(record: unknown, name: string): ReadonlyMap<string, unknown> {
  return new Map(entriesOf(getField(record, name)))
}
