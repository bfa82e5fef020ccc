/**
 * The sort key of children: absent first, then false, true, numbers, texts, and nodes with
 * children.
 */
export type Rank = null | boolean | number | string | typeof HAS_CHILDREN

/** A child's position among its siblings in some order; equal ranks are sorted by key. */
export type Place = { readonly rank: Rank; readonly key: string }

export const HAS_CHILDREN = Symbol('has children')

/** Sort before and after every key, because no key may contain a bracket. */
export const FIRST_KEY = '[MIN_NAME]'
export const LAST_KEY = '[MAX_NAME]'

/** Compares children by rank and key. */
export function comparePlaces(one: Place, other: Place): number {
  return compareRanks(one.rank, other.rank) || compareKeys(one.key, other.key)
}

/** Compares keys: 32-bit integers by value, then texts by character codes, as in the SDK. */
export function compareKeys(one: string, other: string): number {
  if (one === other) return 0
  if (one === FIRST_KEY || other === LAST_KEY) return -1
  if (other === FIRST_KEY || one === LAST_KEY) return 1
  const [number, otherNumber] = [numberIn(one), numberIn(other)]
  if (number !== null && otherNumber !== null) {
    return number - otherNumber || one.length - other.length
  }
  if (number !== null) return -1
  if (otherNumber !== null) return 1
  return one < other ? -1 : 1
}

function compareRanks(one: Rank, other: Rank): number {
  if (one === other) return 0
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : 1
  return kindOf(one) - kindOf(other)
}

const KINDS = ['object', 'boolean', 'number', 'string', 'symbol']

function kindOf(rank: Rank): number {
  return 2 * KINDS.indexOf(typeof rank) + (rank === true ? 1 : 0)
}

const LAST_DIGIT = 57
const INTEGER = /^-?\d+$/
const LARGEST = 2 ** 31 - 1
const SMALLEST = -(2 ** 31)

// Tests the last character first, which excludes almost every key and is many times faster than a
// regular expression.
function numberIn(key: string): number | null {
  if (key.charCodeAt(key.length - 1) > LAST_DIGIT || !INTEGER.test(key)) return null
  const number = Number(key)
  return number >= SMALLEST && number <= LARGEST ? number : null
}
