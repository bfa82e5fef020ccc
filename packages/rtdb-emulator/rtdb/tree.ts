import { comparePlaces, HAS_CHILDREN, type Place, type Rank } from './order.ts'
import { find, type Fork, fromSorted, type Sorted, walk, withItem, withoutItem } from './sorted.ts'

/**
 * The keys from the root; `[]` is the root. A last key `.priority` is the priority of its parent.
 */
export type Path = readonly string[]

/** A sort key stored beside a node's value. */
export type Priority = null | number | string

/** An immutable stored value. */
export type Leaf = { readonly value: boolean | number | string; readonly priority: Priority }

/** A node with children by key; `indexes` are the other orders that were requested. */
export type Branch = {
  readonly children: Fork<Child>
  readonly priority: Priority
  readonly indexes: Map<Index, Sorted<Child>>
}

/** A child with its position among its siblings. */
export type Child = Place & { readonly node: Node }

/** The order of children: `.key`, `.value`, `.priority`, or a path below each child. */
export type Index = string

type Node = Leaf | Branch

/** A stored node; `null` for none. */
export type Stored = Node | null

export const PRIORITY = '.priority'

/** Splits `/a/b` into keys; drops empty segments, as the database does. */
export function parsePath(text: string): Path {
  return text.split('/').filter((key) => key !== '')
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
  const place = { rank: null, key }
  return find(node.children, (child) => comparePlaces(place, child))?.node ?? null
}

/** The node at `path`, or `null`. */
export function nodeAt(root: Stored, path: Path): Stored {
  return path.reduce(childOf, root)
}

/** The children in the order of their keys. */
export function* childrenOf(node: Stored): Generator<Child, void> {
  if (isBranch(node)) yield* walk(node.children)
}

/** A leaf without a priority; `null` for `null`. */
export function leafOf(value: null | Leaf['value']): Leaf | null {
  return value === null ? null : { value, priority: null }
}

/** A node with `children` (in any order); `null` for none. */
export function branchOf(children: readonly Child[], priority: Priority = null): Branch | null {
  const inOrder = children.every((child, index) => {
    const before = children[index - 1]
    return before === undefined || comparePlaces(before, child) < 0
  })
  return withChildren(fromSorted(inOrder ? children : [...children].sort(comparePlaces)), priority)
}

/** `root` with `node` at `path`; `null` deletes it together with ancestors that become empty. */
export function withNode(root: Stored, path: Path, node: Stored): Stored {
  const [key, ...rest] = path
  if (key === undefined) return node
  if (key === PRIORITY) return withPriority(root, node)
  return withChild(root, key, withNode(childOf(root, key), rest, node))
}

/** The children of `branch` in the order of `index`; computed once, and updated by later writes. */
export function orderedBy(branch: Branch, index: Index): Sorted<Child> {
  if (index === '.key') return branch.children
  const existing = branch.indexes.get(index)
  if (existing !== undefined) return existing
  const children = [...walk(branch.children)].map(({ key, node }) => childAt(key, node, index))
  const made = fromSorted(children.sort(comparePlaces))
  branch.indexes.set(index, made)
  return made
}

function withPriority(node: Stored, leaf: Stored): Stored {
  const value = leaf === null || isBranch(leaf) ? null : leaf.value
  return node && { ...node, priority: typeof value === 'boolean' ? null : value }
}

function withChild(node: Stored, key: string, child: Stored): Stored {
  const current = childOf(node, key)
  if (child === current) return node
  const exchange = (children: Sorted<Child>, index: Index) => {
    const before = current && childAt(key, current, index)
    const after = child && childAt(key, child, index)
    const stays = before !== null && after !== null && comparePlaces(before, after) === 0
    const left = before && !stays ? withoutItem(children, before, comparePlaces) : children
    return after ? withItem(left, after, comparePlaces) : left
  }
  if (!isBranch(node)) return withChildren(exchange(null, '.key'), node?.priority ?? null)
  const indexes = [...node.indexes].map(
    ([index, order]) => [index, exchange(order, index)] as const,
  )
  return withChildren(exchange(node.children, '.key'), node.priority, new Map(indexes))
}

function withChildren(
  children: Sorted<Child>,
  priority: Priority,
  indexes: Branch['indexes'] = new Map(),
): Branch | null {
  return children && { children, priority, indexes }
}

function childAt(key: string, node: Node, index: Index): Child {
  return { rank: rankOf(node, index), key, node }
}

function rankOf(child: Node, index: Index): Rank {
  if (index === '.key') return null
  if (index === PRIORITY) return child.priority
  const node = index === '.value' ? child : nodeAt(child, parsePath(index))
  if (node === null) return null
  return isBranch(node) ? HAS_CHILDREN : node.value
}
