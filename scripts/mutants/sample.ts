import { createHash } from 'node:crypto'

/** What of Babel's `NodePath` is asked for here. */
type Place = {
  node: { body?: unknown }
  parentPath: Place | null
  getFunctionParent: () => Place | null
  isFunction: () => boolean
  isStatement: () => boolean
  isBlockStatement: () => boolean
  toString: () => string
}

/** One in so many statements is changed; the others are left out. */
const ONE_IN = Number(process.env['ONE_IN'] ?? 1)

// By their text, so that the same are taken each time, wherever they stand by then.
function shouldIgnore(place: Place): string | undefined {
  if (!isStep(place)) return undefined
  const [first = 0] = createHash('sha256').update(place.toString()).digest()
  return first % ONE_IN === 0 ? undefined : 'Not in the sample'
}

/** Whether this is a statement of an outermost function, or such a function that is an expression alone. */
function isStep(place: Place): boolean {
  const inside = place.getFunctionParent()
  if (!inside) return place.isFunction() && !hasBlock(place)
  const block = place.parentPath
  return (
    !inside.getFunctionParent() &&
    place.isStatement() &&
    block !== null &&
    block.isBlockStatement() &&
    block.parentPath === inside
  )
}

function hasBlock({ node }: Place): boolean {
  return typeof node.body === 'object' && node.body !== null && 'body' in node.body
}

/** Read by Stryker, which makes no plugin of a name alone. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', value: { shouldIgnore } }]
