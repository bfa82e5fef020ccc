import type { Json } from './json.ts'
import {
  branchOf,
  type Child,
  isBranch,
  type Leaf,
  leafOf,
  type Path,
  PRIORITY,
  type Priority,
  type Stored,
} from './tree.ts'

/** Data that the database does not store; the message has the reason. */
export class InvalidData extends Error {}

/** The time of server values, in milliseconds. */
export type WriteContext = { now: number }

const MAX_KEY_BYTES = 768
const MAX_DEPTH = 32
const MARKS = new Set(['.sv', '.value', PRIORITY])

/** Returns `path`, or throws `InvalidData` for a key or a depth that the database refuses. */
export function checkPath(path: Path): Path {
  if (path.length > MAX_DEPTH) {
    throw new InvalidData(`Invalid path; it is deeper than ${MAX_DEPTH} levels.`)
  }
  path.forEach((key, index) =>
    key === PRIORITY && index === path.length - 1 ? key : checkKey(key),
  )
  return path
}

/** The stored form of plain data; throws as `toNode` does. */
export function fromJson(json: unknown): Stored {
  return toNode(json, [], { now: 0 })
}

/**
 * Converts a client's data for `path` to its stored form: resolves server values, `.value` and
 * `.priority`, turns arrays into objects with number keys, and drops empty nodes. Throws
 * `InvalidData` for keys, numbers, priorities and depths that the database refuses.
 */
export function toNode(input: unknown, path: Path, context: WriteContext): Stored {
  if (path.at(-1) === PRIORITY) return leafOf(priorityIn(input, context))
  if (path.length > MAX_DEPTH) {
    throw new InvalidData(`Invalid data; it is nested deeper than ${MAX_DEPTH} levels.`)
  }
  if (!isFields(input)) return leafOf(leafIn(input))
  const keys = Object.keys(input)
  const marks = keys.filter((key) => MARKS.has(key))
  if (marks.includes('.sv')) return leafOf(leafIn(resolve(input, context)))
  const priority = priorityIn(input[PRIORITY] ?? null, context)
  if (marks.includes('.value')) {
    if (keys.length > marks.length) throw new InvalidData('Invalid data; beside ".value" is more.')
    const leaf = leafOf(leafIn(resolve(input['.value'], context)))
    return leaf && { ...leaf, priority }
  }
  const children: Child[] = []
  for (const key of keys) {
    const node = MARKS.has(key) ? null : toNode(input[key], [...path, checkKey(key)], context)
    if (node !== null) children.push({ key, node })
  }
  return branchOf(children, priority)
}

/** A stored node as JSON; with `priorities` in the format that `toNode` reads. */
export function toJson(node: Stored, { priorities }: { priorities: boolean }): Json {
  if (node === null) return null
  const priority = priorities ? node.priority : null
  if (!isBranch(node)) {
    return priority === null ? node.value : { '.value': node.value, '.priority': priority }
  }
  const json = Object.fromEntries(
    node.children.map((child) => [child.key, toJson(child.node, { priorities })]),
  )
  return priority === null ? json : { ...json, '.priority': priority }
}

function isFields(input: unknown): input is { [key: string]: unknown } {
  return typeof input === 'object' && input !== null
}

function leafIn(input: unknown): null | Leaf['value'] {
  if (input === null || typeof input === 'string' || typeof input === 'boolean') return input
  if (typeof input === 'number') return checkNumber(input)
  throw new InvalidData('Invalid data; this is no JSON value.')
}

function priorityIn(input: unknown, context: WriteContext): Priority {
  const value = resolve(input, context)
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number') return checkNumber(value)
  throw new InvalidData('Invalid data; a priority is a text, a number or null.')
}

function checkNumber(value: number): number {
  if (Number.isFinite(value)) return value
  throw new InvalidData('Invalid data; a number is NaN or too large.')
}

function checkKey(key: string): string {
  // oxlint-disable-next-line no-control-regex -- the database refuses exactly these
  if (key === '' || /[.$#[\]/\u0000-\u001f\u007f]/.test(key)) {
    throw new InvalidData(
      `Invalid data; couldn't parse key ${JSON.stringify(key)}. Key value can't be empty or contain $ # [ ] / or .`,
    )
  }
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) {
    throw new InvalidData(`Invalid data; a key is longer than ${MAX_KEY_BYTES} bytes.`)
  }
  return key
}

// Resolves the server value `{".sv": "timestamp"}`; returns anything else unchanged.
function resolve(input: unknown, { now }: WriteContext): unknown {
  if (!isFields(input) || !Object.hasOwn(input, '.sv')) return input
  if (Object.keys(input).length === 1 && input['.sv'] === 'timestamp') return now
  throw new InvalidData('Invalid data; ".sv" must be "timestamp".')
}
