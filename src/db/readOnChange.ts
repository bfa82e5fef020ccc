import type { Children } from './children.ts'

/**
 * Parses the values under each id of some collections, again only after a change, so that an
 * unchanged record keeps its identity. Returns the same map when nothing has changed.
 */
export function readOnChange<Read>(read: (id: string, ...said: unknown[]) => Read) {
  const known = new Map<string, { said: readonly unknown[]; read: Read }>()
  let before: { collections: readonly Children[]; all: ReadonlyMap<string, Read> } | null = null

  return (...collections: Children[]): ReadonlyMap<string, Read> => {
    if (before && isSame(before.collections, collections)) return before.all
    const all = new Map<string, Read>()
    for (const id of new Set(collections.flatMap((each) => [...each.keys()]))) {
      const said = collections.map((each) => each.get(id))
      let latest = known.get(id)
      if (!latest || !isSame(latest.said, said)) {
        latest = { said, read: read(id, ...said) }
        known.set(id, latest)
      }
      all.set(id, latest.read)
    }
    for (const id of known.keys()) if (!all.has(id)) known.delete(id)
    before = { collections, all }
    return all
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((each, index) => each === other[index])
}
