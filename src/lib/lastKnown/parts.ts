/** The children of a large value, put into parts by their keys: a child stays in its part whatever else comes or goes. */
export type Parts = readonly Readonly<Record<string, unknown>>[]

// A value of more children than these is kept in parts.
const LARGE = 500
const PARTS = 64

const MARK = ' #'

/** Whether a value has so many children that it is kept in parts. */
export function isLarge(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).length > LARGE
}

/** The children of a value in their parts. */
export function partsOf(value: Readonly<Record<string, unknown>>): Parts {
  const parts = Array.from({ length: PARTS }, (): [string, unknown][] => [])
  for (const child of Object.entries(value)) parts[placeOf(child[0])]?.push(child)
  return parts.map((children) => Object.fromEntries(children))
}

/** Whether a part has the same children as before, none of which has changed. */
export function sameChildren(one: Parts[number] = {}, other: Parts[number] = {}): boolean {
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return keys.length === others.length && keys.every((key) => one[key] === other[key])
}

/** The names under which the parts of a value are kept. */
export function partNames(name: string): string[] {
  return Array.from({ length: PARTS }, (_, index) => `${name}${MARK}${index}`)
}

/** The name of the value that a part belongs to; of any other name the name itself. */
export function ownerOfPart(name: string): string {
  const at = name.lastIndexOf(MARK)
  return at === -1 ? name : name.slice(0, at)
}

function placeOf(key: string): number {
  let sum = 0
  for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % 65_521
  return sum % PARTS
}
