/** A database value as JSON; an absent node is `null`, and no stored object is empty. */
export type Json = null | boolean | number | string | Branch

/** A node with children. */
export type Branch = { [key: string]: Json }

/** The keys from the root down; `[]` is the root itself. */
export type Path = readonly string[]

/** Splits `/a/b` into keys; empty segments are dropped, as the database does. */
export function parsePath(text: string): Path {
  return text.split('/').filter((key) => key !== '')
}

/** Whether `node` has children, rather than being a leaf or absent. */
export function isBranch(node: Json): node is Branch {
  return node !== null && typeof node === 'object'
}

/** The child under `key`, or `null`; never an inherited property such as `constructor`. */
export function childOf(node: Json, key: string): Json {
  if (!isBranch(node) || !Object.hasOwn(node, key)) return null
  return node[key] ?? null
}

/** The value at `path`, or `null` when nothing is stored there. */
export function valueAt(root: Json, path: Path): Json {
  return path.reduce(childOf, root)
}

/** A copy of `root` with `value` at `path`; `null` deletes, and parents left empty go with it. */
export function withValue(root: Json, path: Path, value: Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return value
  const child = withValue(childOf(root, key), rest, value)
  if (!isBranch(root)) return child === null ? root : { [key]: child }
  return setChild({ ...root }, key, child)
}

/** Does what `withValue` does to `root` itself, without copying: wide nodes cost nothing. Returns the new root. */
export function setValue(root: Json, path: Path, value: Json): Json {
  const [key, ...rest] = path
  if (key === undefined) return value
  const child = setValue(childOf(root, key), rest, value)
  if (!isBranch(root)) return child === null ? root : { [key]: child }
  return setChild(root, key, child)
}

const ORDINARY = { enumerable: true, configurable: true, writable: true }

// To learn whether a node has been left empty, its keys must be listed: over 1 ms at 10,000. So their number is kept.
const sizes = new WeakMap<Branch, number>()

function setChild(node: Branch, key: string, child: Json): Json {
  const known = sizes.get(node)
  const exists = Object.hasOwn(node, key)
  if (child !== null) {
    if (known !== undefined && !exists) sizes.set(node, known + 1)
    // Not by assignment, which for the key `__proto__` would set the prototype.
    Object.defineProperty(node, key, { ...ORDINARY, value: child })
    return node
  }
  if (!exists) return node
  const left = (known ?? Object.keys(node).length) - 1
  delete node[key]
  sizes.set(node, left)
  return left === 0 ? null : node
}
