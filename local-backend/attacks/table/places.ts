import type { Path } from '#rtdb-emulator/rtdb/tree.ts'

/** A place of the rules by its keys, `$names` among them, with the rules that it has of its own. */
export type Place = { name: string; keys: Path; own: { [rule: string]: unknown } }

type Below = { [key: string]: unknown }

/** Every place that the built rules name, from the top down. */
export function placesOf(rulesText: string): Place[] {
  return placesFrom(rulesIn(rulesText), [])
}

/** Tells the name of the rules' place that a path of the database leads to; `null` where they end before it. */
export function createNamer(places: readonly Place[]): (path: Path) => string | null {
  const names = new Set(places.map(({ name }) => name))
  const wildcards = new Map(
    places.flatMap(({ keys }) => {
      const last = keys.at(-1) ?? ''
      return last.startsWith('$') ? [[nameOf(keys.slice(0, -1)), last] as const] : []
    }),
  )
  return (path) => {
    let keys: Path = []
    for (const key of path) {
      const wildcard = wildcards.get(nameOf(keys))
      if (names.has(nameOf([...keys, key]))) keys = [...keys, key]
      else if (wildcard === undefined) return null
      else keys = [...keys, wildcard]
    }
    return nameOf(keys)
  }
}

function rulesIn(text: string): Below {
  const json: unknown = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ''))
  return belowIn(belowIn(json)['rules'])
}

function placesFrom(rules: Below, keys: Path): Place[] {
  const entries = Object.entries(rules)
  const own = Object.fromEntries(entries.filter(([key]) => key.startsWith('.')))
  return [
    { name: nameOf(keys), keys, own },
    ...entries.flatMap(([key, value]) =>
      key.startsWith('.') ? [] : placesFrom(belowIn(value), [...keys, key]),
    ),
  ]
}

/** The name of a place by its keys. */
export function nameOf(keys: Path): string {
  return `/${keys.join('/')}`
}

function belowIn(value: unknown): Below {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
