import { rules } from '#rules/rules.ts'
import type { Rules } from '#rules/language.ts'

/**
 * A place of the rules, such as `/payments/$reservation/$payment`, and whether it has permissions
 * itself.
 */
export type Place = { name: string; keys: readonly string[]; reads: boolean; writes: boolean }

/** Every place of the rules, from the root down. */
export const PLACES: readonly Place[] = placesIn(rules, [])

/** The place whose rules apply to a path; `null` below the last one. */
export function placeOf(path: readonly string[]): Place | null {
  let matching = PLACES
  path.forEach((key, depth) => {
    const named = matching.filter(({ keys }) => keys[depth] === key)
    matching = named.length > 0 ? named : matching.filter(({ keys }) => isWildcard(keys[depth]))
  })
  return matching.find(({ keys }) => keys.length === path.length) ?? null
}

function placesIn(node: Rules, keys: readonly string[]): Place[] {
  const here = {
    name: `/${keys.join('/')}`,
    keys,
    reads: node['.read'] !== undefined && node['.read'] !== false,
    writes: node['.write'] !== undefined && node['.write'] !== false,
  }
  const below = Object.entries(node).flatMap(([key, value]) =>
    key.startsWith('.') || !isRules(value) ? [] : placesIn(value, [...keys, key]),
  )
  return [here, ...below]
}

function isRules(value: Rules[string] | undefined): value is Rules {
  return typeof value === 'object' && !Array.isArray(value)
}

function isWildcard(key: string | undefined): boolean {
  return key?.startsWith('$') === true
}
