import { comparePlaces, FIRST_KEY, LAST_KEY, type Place, type Rank } from './order.ts'
import { walk } from './sorted.ts'
import {
  branchOf,
  type Child,
  type Index,
  isBranch,
  orderedBy,
  type Path,
  type Stored,
} from './tree.ts'

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
  if (!isBranch(node)) return null
  const isFromStart = (child: Child) => start === null || isInside(start, child, 1)
  const isToEnd = (child: Child) => end === null || isInside(end, child, -1)
  const backwards = limit?.of === 'last'
  const [isReached, isWithin] = backwards ? [isToEnd, isFromStart] : [isFromStart, isToEnd]

  const chosen: Child[] = []
  for (const child of walk(orderedBy(node, index), isReached, backwards)) {
    if (chosen.length === limit?.count || !isWithin(child)) break
    chosen.push({ rank: null, key: child.key, node: child.node })
  }
  return branchOf(chosen)
}

function isInside({ place, isInclusive }: Bound, child: Child, direction: 1 | -1): boolean {
  const distance = comparePlaces(child, place) * direction
  return distance > 0 || (isInclusive && distance === 0)
}

/** The error for a query whose index is missing in the rules. */
export function missingIndex(path: Path, { index }: Query): string {
  return `Index not defined, add ".indexOn": "${index}", for path "/${path.join('/')}", to the rules`
}
