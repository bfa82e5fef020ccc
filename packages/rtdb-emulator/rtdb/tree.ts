import { compareKeys } from './order.ts'

/**
 * The keys from the root; `[]` is the root. A last key `.priority` is the priority of its parent.
 */
export type Path = readonly string[]

/** A sort key stored beside a node's value. */
export type Priority = null | number | string

/** An immutable stored value. */
export type Leaf = { readonly value: boolean | number | string; readonly priority: Priority }

/** A node with children, at least one, in the order of their keys. */
export type Branch = { readonly children: readonly Child[]; readonly priority: Priority }

export type Child = { readonly key: string; readonly node: Node }

export type Node = Leaf | Branch

/** A stored node; `null` for none. */
export type Stored = Node | null

export const PRIORITY = '.priority'

/** Splits `/a/b` into keys; drops empty segments, as the database does. */
export function parsePath(text: string): Path {
  // Many slashes in a row are one separator, so that a text of megabytes takes no seconds.
  return text.split(/\/+/).filter((key) => key !== '')
}

/** Whether `node` has children. */
export function isBranch(node: Stored): node is Branch {
  return node !== null && 'children' in node
}

/** The node at `key`: a child, or the priority as a leaf; `null` for none. */
export function childOf(node: Stored, key: string): Stored {
  if (node === null) return null
  if (key === PRIORITY) return leafOf(node.priority)
  if (!isBranch(node)) return null
  const child = node.children[positionOf(node.children, key)]
  return child?.key === key ? child.node : null
}

/** The node at `path`, or `null`. */
export function nodeAt(root: Stored, path: Path): Stored {
  return path.reduce(childOf, root)
}

/** The children in the order of their keys. */
export function childrenOf(node: Stored): readonly Child[] {
  return isBranch(node) ? node.children : []
}

/** A leaf without a priority; `null` for `null`. */
export function leafOf(value: null | Leaf['value']): Leaf | null {
  return value === null ? null : { value, priority: null }
}

/** A node with `children` (in any order); `null` for none. */
export function branchOf(children: readonly Child[], priority: Priority = null): Branch | null {
  if (children.length === 0) return null
  const sorted = [...children].sort((one, other) => compareKeys(one.key, other.key))
  return { children: sorted, priority }
}

/** `root` with `node` at `path`; `null` deletes it together with ancestors that become empty. */
export function withNode(root: Stored, path: Path, node: Stored): Stored {
  const [key, ...rest] = path
  if (key === undefined) return node
  if (key === PRIORITY) return withPriority(root, node)
  return withChild(root, key, withNode(childOf(root, key), rest, node))
}

function withPriority(node: Stored, leaf: Stored): Stored {
  const value = leaf === null || isBranch(leaf) ? null : leaf.value
  return node && { ...node, priority: typeof value === 'boolean' ? null : value }
}

function withChild(node: Stored, key: string, child: Stored): Stored {
  if (childOf(node, key) === child) return node
  const siblings = childrenOf(node)
  const position = positionOf(siblings, key)
  const replaced = siblings[position]?.key === key ? 1 : 0
  const added = child === null ? [] : [{ key, node: child }]
  const children = [
    ...siblings.slice(0, position),
    ...added,
    ...siblings.slice(position + replaced),
  ]
  return children.length === 0 ? null : { children, priority: node?.priority ?? null }
}

/** The index of the first child whose key is not before `key`, by binary search. */
function positionOf(children: readonly Child[], key: string): number {
  let [start, end] = [0, children.length]
  while (start < end) {
    const middle = (start + end) >> 1
    const child = children[middle]
    if (child !== undefined && compareKeys(child.key, key) < 0) start = middle + 1
    else end = middle
  }
  return start
}
