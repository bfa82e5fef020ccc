import type { Writes } from '#domain/commands/writes.ts'
import type { Edit } from '#domain/edit.ts'
import { Failure } from '#domain/failure.ts'
import { type DatabaseClient, read, tryUpdate } from './client.ts'

/** The number of attempts while other owners are faster. */
const TRIES = 20

/** How the record of an edit is stored. */
type EditedRecord<V> = {
  path: string
  /** Parses the stored record; `values` are `null` before the first change. */
  read: (stored: unknown) => { values: V | null; version: number }
  writes: (before: V, after: V, version: number) => Writes
  merge: (base: V, theirs: V, mine: V) => { merged: V; clashes: readonly string[] }
  isSame: (one: V, other: V) => boolean
}

/**
 * Stores a change of a record with a version; pending while offline. When another owner was first,
 * it merges both; rejects with the `Failure` `changed` if both changed the same field, else with
 * another one.
 */
export async function sendEdit<V>(
  client: DatabaseClient,
  { base, wanted, version: seen }: Edit<V>,
  record: EditedRecord<V>,
): Promise<void> {
  let [before, after, version] = [base, wanted, seen]
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await tryUpdate(client, record.writes(before, after, version + 1))) return
    const now = record.read(await read(client, record.path))
    if (now.version === version) break
    const theirs = now.values ?? base
    const { merged, clashes } = record.merge(base, theirs, wanted)
    if (clashes.length > 0) throw new Failure('changed', `Both changed ${clashes.join(', ')}`)
    // An earlier response was lost, or another owner entered the same.
    if (now.values && record.isSame(merged, theirs)) return
    ;[before, after, version] = [theirs, merged, now.version]
  }
  throw new Failure('permission', 'Permission denied')
}
