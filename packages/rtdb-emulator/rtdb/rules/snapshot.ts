import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { childOf, parsePath, type Path, type Stored } from '#rtdb-emulator/rtdb/tree.ts'

/** A place in the database as rules see it: a view that copies nothing and knows the way back up. */
export type Snapshot = { readonly value: Stored; readonly parent: Snapshot | null }

/** What a rule is evaluated against; `data` and `newData` are the place of the rule, before and after. */
export type Scope = {
  readonly auth: Json
  readonly now: number
  readonly root: Snapshot
  readonly data: Snapshot
  readonly newData: Snapshot
  readonly path: Path
}

/** Why a rule is false: its expression asked something that the data or the caller cannot answer. */
export class Failure extends Error {}

/** The view of the child under `key`, whether or not it exists. */
export function childSnapshot(parent: Snapshot, key: string): Snapshot {
  return { value: childOf(parent.value, key), parent }
}

/** The view of a place below, `text` being a key or a path such as `a/b`. */
export function snapshotBelow(snapshot: Snapshot, text: string): Snapshot {
  return parsePath(text).reduce(childSnapshot, snapshot)
}

/** The view of the place above; above the root there is none. */
export function parentSnapshot({ parent }: Snapshot): Snapshot {
  if (parent === null) throw new Failure('The root has no parent')
  return parent
}
