/**
 * Items in order, in an immutable balanced tree: a change returns another, which shares most nodes.
 */
export type Sorted<T> = Fork<T> | null

export type Fork<T> = {
  readonly item: T
  readonly left: Sorted<T>
  readonly right: Sorted<T>
  readonly size: number
}

/** Below 0 when `one` comes first, 0 when they are equal. */
export type Order<T> = (one: T, other: T) => number

/** The tree of `items`, which have to be sorted and distinct. */
export function fromSorted<T>(items: readonly T[], from = 0, to = items.length): Sorted<T> {
  const middle = (from + to) >> 1
  const item = items[middle]
  if (from >= to || item === undefined) return null
  return fork(fromSorted(items, from, middle), item, fromSorted(items, middle + 1, to))
}

/** `tree` with `item` in place of an equal one. */
export function withItem<T>(tree: Sorted<T>, item: T, order: Order<T>): Fork<T> {
  if (tree === null) return fork(null, item, null)
  const side = order(item, tree.item)
  if (side < 0) return balanced(withItem(tree.left, item, order), tree.item, tree.right)
  if (side > 0) return balanced(tree.left, tree.item, withItem(tree.right, item, order))
  return { ...tree, item }
}

/** `tree` without the item equal to `item`. */
export function withoutItem<T>(tree: Sorted<T>, item: T, order: Order<T>): Sorted<T> {
  if (tree === null) return null
  const side = order(item, tree.item)
  if (side < 0) return balanced(withoutItem(tree.left, item, order), tree.item, tree.right)
  if (side > 0) return balanced(tree.left, tree.item, withoutItem(tree.right, item, order))
  if (tree.right === null) return tree.left
  const next = firstOf(tree.right)
  return balanced(tree.left, next, withoutItem(tree.right, next, order))
}

/**
 * The item for which `side` is 0; `side` is below 0 to search before an item, above 0 to search
 * after it.
 */
export function find<T>(tree: Sorted<T>, side: (item: T) => number): T | null {
  for (let node = tree; node !== null;) {
    const where = side(node.item)
    if (where === 0) return node.item
    node = where < 0 ? node.left : node.right
  }
  return null
}

/**
 * The items in order (or `backwards`), from the first one on for which `isReached` is true; it has
 * to be monotonic.
 */
export function* walk<T>(
  tree: Sorted<T>,
  isReached: (item: T) => boolean = () => true,
  backwards = false,
): Generator<T, void> {
  const [near, far] = backwards ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const ahead: Fork<T>[] = []

  function descend(tree: Sorted<T>) {
    for (let node = tree; node !== null;) {
      const reached = isReached(node.item)
      if (reached) ahead.push(node)
      node = reached ? node[near] : node[far]
    }
  }

  descend(tree)
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    yield node.item
    descend(node[far])
  }
}

function fork<T>(left: Sorted<T>, item: T, right: Sorted<T>): Fork<T> {
  return { item, left, right, size: sizeOf(left) + sizeOf(right) + 1 }
}

/** The number of items. */
export function sizeOf<T>(tree: Sorted<T>): number {
  return tree?.size ?? 0
}

function firstOf<T>(tree: Fork<T>): T {
  return tree.left === null ? tree.item : firstOf(tree.left)
}

// A weight-balanced tree: no side is more than three times as heavy as the other (Hirai and
// Yamamoto, 2011).
function balanced<T>(left: Sorted<T>, item: T, right: Sorted<T>): Fork<T> {
  const [leftWeight, rightWeight] = [sizeOf(left) + 1, sizeOf(right) + 1]
  if (right !== null && rightWeight > 3 * leftWeight) return turnLeft(left, item, right)
  if (left !== null && leftWeight > 3 * rightWeight) return turnRight(left, item, right)
  return fork(left, item, right)
}

function turnLeft<T>(left: Sorted<T>, item: T, right: Fork<T>): Fork<T> {
  const inner = right.left
  if (inner === null || sizeOf(inner) + 1 < 2 * (sizeOf(right.right) + 1)) {
    return fork(fork(left, item, inner), right.item, right.right)
  }
  const start = fork(left, item, inner.left)
  return fork(start, inner.item, fork(inner.right, right.item, right.right))
}

function turnRight<T>(left: Fork<T>, item: T, right: Sorted<T>): Fork<T> {
  const inner = left.right
  if (inner === null || sizeOf(inner) + 1 < 2 * (sizeOf(left.left) + 1)) {
    return fork(left.left, left.item, fork(inner, item, right))
  }
  const end = fork(inner.right, item, right)
  return fork(fork(left.left, left.item, inner.left), inner.item, end)
}
