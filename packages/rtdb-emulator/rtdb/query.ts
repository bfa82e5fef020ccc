import { comparePlaces, FIRST_KEY, HAS_CHILDREN, LAST_KEY, type Place, type Rank } from './order.ts'
import {
  branchOf,
  type Child,
  childrenOf,
  isBranch,
  type Node,
  nodeAt,
  parsePath,
  type Path,
  PRIORITY,
  type Stored,
} from './tree.ts'

/** The order of children: `.key`, `.value`, `.priority`, or a path below each child. */
export type Index = string

/** The start or end of a range, inclusive or exclusive. */
export type Bound = { place: Place; isInclusive: boolean }

/**
 * A query of a path's children: those in a range of some order, and of these the first or last few.
 */
export type Query = {
  index: Index
  start: Bound | null
  end: Bound | null
  limit: { count: number; of: 'first' | 'last' } | null
}

type PlacedChild = Child & Place

/** A requested bound; without a `key`, it includes all children of that `value`. */
export type RequestedBound = { value: Rank; key: string | null; isInclusive: boolean }

/** The bound at one side of a range; in the order of keys, the value is the key. */
export function boundOf(index: Index, side: 'start' | 'end', requested: RequestedBound): Bound {
  const { value, key, isInclusive } = requested
  if (index === '.key') return { place: { rank: null, key: String(value) }, isInclusive }
  const edge = (side === 'start') === isInclusive ? FIRST_KEY : LAST_KEY
  return { place: { rank: value, key: key ?? edge }, isInclusive }
}

/** The children of `node` that match `query`; `null` for none. */
export function select(node: Stored, { index, start, end, limit }: Query): Stored {
  // An order alone selects everything.
  if (start === null && end === null && limit === null) return node
  const inside = childrenOf(node)
    .map((child): PlacedChild => ({ ...child, rank: rankOf(child.node, index) }))
    .filter((child) => start === null || isInside(start, child, 1))
    .filter((child) => end === null || isInside(end, child, -1))
  if (limit === null) return branchOf(inside)
  const sorted = inside.sort(comparePlaces)
  return branchOf(limit.of === 'first' ? sorted.slice(0, limit.count) : sorted.slice(-limit.count))
}

function rankOf(child: Node, index: Index): Rank {
  if (index === '.key') return null
  if (index === PRIORITY) return child.priority
  const node = index === '.value' ? child : nodeAt(child, parsePath(index))
  if (node === null) return null
  return isBranch(node) ? HAS_CHILDREN : node.value
}

function isInside({ place, isInclusive }: Bound, child: Place, direction: 1 | -1): boolean {
  const distance = comparePlaces(child, place) * direction
  return distance > 0 || (isInclusive && distance === 0)
}

/** The error for a query whose index is missing in the rules. */
export function missingIndex(path: Path, { index }: Query): string {
  return `Index not defined, add ".indexOn": "${index}", for path "/${path.join('/')}", to the rules`
}
