import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { childOf, parsePath, type Path, type Stored } from '#rtdb-emulator/rtdb/tree.ts'

/** A node for rules: a view with a link to its parent, without copies. */
export type Snapshot = { readonly value: Stored; readonly parent: Snapshot | null }

/** The context of a rule; `data` and `newData` are at the rule's path, before and after. */
export type Scope = {
  readonly auth: Json
  readonly now: number
  readonly root: Snapshot
  readonly data: Snapshot
  readonly newData: Snapshot
  readonly path: Path
}

/** Thrown when an expression cannot be evaluated, which makes its rule false. */
export class EvaluationError extends Error {}

/** The snapshot of the child `key`, whether or not it exists. */
export function childSnapshot(parent: Snapshot, key: string): Snapshot {
  return { value: childOf(parent.value, key), parent }
}

/** The snapshot of a descendant, `text` being a key or a path such as `a/b`. */
export function snapshotBelow(snapshot: Snapshot, text: string): Snapshot {
  return parsePath(text).reduce(childSnapshot, snapshot)
}

/** The snapshot of the parent; `null` above the root. */
export function parentSnapshot({ parent }: Snapshot): Snapshot {
  if (parent === null) throw new EvaluationError('The root has no parent')
  return parent
}
