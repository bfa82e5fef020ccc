import { childOf, isBranch, type Branch, type Json, type Path, valueAt } from './tree.ts'

/** What now stands at a path; `null` when it was deleted. */
export type Change = { path: Path; value: Json }

/**
 * The fewest changes that turn `before` into `after`, with paths that begin with `path`. Only what differs is named;
 * a node of which nothing was kept is named as a whole.
 */
export function changesBetween(before: Json, after: Json, path: Path = []): Change[] {
  if (before === after) return []
  if (!isBranch(before) || !isBranch(after)) return [{ path, value: after }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const below = [...keys].flatMap((key) =>
    changesBetween(childOf(before, key), childOf(after, key), [...path, key]),
  )
  const replaced = below.filter(
    (change) => change.path.length === path.length + 1 && change.value !== null,
  )
  const nothingKept = replaced.length === Object.keys(after).length
  return nothingKept ? [{ path, value: after }] : below
}

/** The part of `changes` that a listener at `path` must hear, with paths relative to it. */
export function changesSeenAt(
  path: Path,
  changes: readonly Change[],
  before: Json,
  after: Json,
): Change[] {
  return changes.flatMap((change) => {
    if (isWithin(change.path, path)) {
      return [{ path: change.path.slice(path.length), value: change.value }]
    }
    if (!isWithin(path, change.path)) return []
    return changesBetween(valueAt(before, path), valueAt(after, path))
  })
}

function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor.every((key, depth) => path[depth] === key)
}

/** Changes as one message: the new value at `path`, or several children of `path` by their relative paths. */
export type Message = { merge: boolean; path: Path; data: Json }

/** Packs changes (at least one, none within another) into one message at their deepest common path. */
export function packChanges(changes: readonly Change[]): Message {
  const [first, ...others] = changes
  if (first === undefined) throw new Error('There is no change to send.')
  if (others.length === 0) return { merge: false, path: first.path, data: first.value }
  const parting = first.path.findIndex((key, depth) =>
    others.some((other) => other.path[depth] !== key),
  )
  const data: Branch = Object.fromEntries(
    changes.map((change) => [change.path.slice(parting).join('/'), change.value]),
  )
  return { merge: true, path: first.path.slice(0, parting), data }
}
