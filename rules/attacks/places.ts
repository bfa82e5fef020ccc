import { rules } from '#rules/rules.ts'
import type { Rules } from '#rules/language.ts'
import type { Path } from '#rtdb-emulator/rtdb/tree.ts'

/** A place of the rules, such as `/payments/$reservation/$payment`. */
export type Place = { name: string; keys: Path; rule: Rules }

/** Every place of the rules, from the root down. */
export const PLACES: readonly Place[] = placesIn(rules, [])

/** The place whose rules apply to a path; `null` below the last one. */
export function placeOf(path: Path): Place | null {
  let matching = PLACES
  path.forEach((key, depth) => {
    const named = matching.filter(({ keys }) => keys[depth] === key)
    matching = named.length > 0 ? named : matching.filter(({ keys }) => keys[depth]?.[0] === '$')
  })
  return matching.find(({ keys }) => keys.length === path.length) ?? null
}

/** Whether the place itself has such a permission. */
export function grants({ rule }: Place, permission: '.read' | '.write'): boolean {
  return rule[permission] !== undefined && rule[permission] !== false
}

function placesIn(rule: Rules, keys: Path): Place[] {
  const below = Object.entries(rule).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? placesIn(value, [...keys, key]) : [],
  )
  return [{ name: `/${keys.join('/')}`, keys, rule }, ...below]
}
