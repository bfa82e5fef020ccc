import type { Json, JsonObject } from './json.ts'
import {
  type Branch,
  childOf,
  isBranch,
  leafOf,
  nodeAt,
  type Path,
  PRIORITY,
  type Stored,
} from './tree.ts'
import { toJson } from './value.ts'

/** The new value at a path; `null` after a deletion. */
export type DatabaseChange = { path: Path; value: Stored }

/**
 * The fewest changes from `before` to `after`, with paths that begin with `path`. Contains only
 * differences; a node that kept nothing is one change.
 */
export function changesBetween(before: Stored, after: Stored, path: Path = []): DatabaseChange[] {
  if (before === after || areEqualLeaves(before, after)) return []
  if (!isBranch(before) || !isBranch(after)) return [{ path, value: after }]
  const below = [...keysOf(before, after)].flatMap((key) =>
    changesBetween(childOf(before, key), childOf(after, key), [...path, key]),
  )
  const replaced = below.filter(
    (change) => change.path.length === path.length + 1 && change.value !== null,
  )
  if (replaced.length === after.children.length) return [{ path, value: after }]
  if (before.priority === after.priority) return below
  return [...below, { path: [...path, PRIORITY], value: leafOf(after.priority) }]
}

/** The part of `changes` that a listener at `path` receives, with paths relative to it. */
export function changesSeenAt(
  path: Path,
  changes: readonly DatabaseChange[],
  before: Stored,
  after: Stored,
): DatabaseChange[] {
  return changes.flatMap((change) => {
    if (isWithin(change.path, path)) {
      return [{ path: change.path.slice(path.length), value: change.value }]
    }
    if (!isWithin(path, change.path)) return []
    return changesBetween(nodeAt(before, path), nodeAt(after, path))
  })
}

/** Whether one of `changes` is at `path`, above it or below. */
export function concerns(changes: readonly DatabaseChange[], path: Path): boolean {
  return changes.some((change) => isWithin(change.path, path) || isWithin(path, change.path))
}

/** Changes as one message: the new value at `path`, or several children of `path` by their relative paths. */
export type Message = { merge: boolean; path: Path; data: Json }

/** Packs changes (at least one, none within another) into one message at their deepest common path. */
export function packChanges(
  changes: readonly DatabaseChange[],
  format: { priorities: boolean } = { priorities: true },
): Message {
  const [first, ...others] = changes
  if (first === undefined) throw new Error('There is no change to send.')
  if (others.length === 0) {
    return { merge: false, path: first.path, data: toJson(first.value, format) }
  }
  const parting = first.path.findIndex((key, depth) =>
    others.some((other) => other.path[depth] !== key),
  )
  const data: JsonObject = Object.fromEntries(
    changes.map(({ path, value }) => [path.slice(parting).join('/'), toJson(value, format)]),
  )
  return { merge: true, path: first.path.slice(0, parting), data }
}

function isWithin(path: Path, ancestor: Path): boolean {
  return ancestor.every((key, depth) => path[depth] === key)
}

function areEqualLeaves(one: Stored, other: Stored): boolean {
  if (one === null || other === null || isBranch(one) || isBranch(other)) return false
  return one.value === other.value && one.priority === other.priority
}

function keysOf(before: Branch, after: Branch): Set<string> {
  return new Set([...before.children, ...after.children].map(({ key }) => key))
}
