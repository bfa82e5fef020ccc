import type { Rows } from '#local-backend/attacks/stays/season.ts'
import {
  childrenOf,
  nodeAt,
  parsePath,
  type Path,
  type Stored,
  withNode,
} from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson, toNode } from '#rtdb-emulator/rtdb/value.ts'
import { type Person, seasonFor, signedBy } from './people.ts'
import type { World } from './worlds.ts'

/** Something honest that is written: where, and what stands after it when somebody signs it. */
export type Act = { row: Rows[number]; paths: Path[]; after(person: Person): Stored }

/** A world as somebody finds it, and what is honestly written there. */
export type Scene = { now: number; before(person: Person): Stored; acts: Act[] }

/** Makes a world ready for anybody. */
export function openScene({ season, now, honest }: World): Scene {
  const before = onceEach((person) => fromJson(seasonFor(person, season)))
  const acts = honest.map((row): Act => {
    const [, changes] = row
    const after = (person: Person) =>
      Object.entries(signedBy(person, changes)).reduce((tree, [path, input]) => {
        const place = parsePath(path)
        const context = { before: before(person), now, left: Infinity }
        return withNode(tree, place, toNode(input, place, context))
      }, before(person))
    return { row, paths: Object.keys(changes).map(parsePath), after: onceEach(after) }
  })
  return { now, before, acts }
}

/** Every path at which something stands, from `path` down. */
export function pathsIn(root: Stored, path: Path = []): Path[] {
  const below = [...childrenOf(nodeAt(root, path))]
  return [path, ...below.flatMap(({ key }) => pathsIn(root, [...path, key]))]
}

/** So many of a list at most, from its beginning to its end. */
export function someOf<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  const share = (at: number) => Math.floor((at * count) / items.length)
  return items.filter((_, at) => share(at) !== share(at - 1))
}

function onceEach(make: (person: Person) => Stored): (person: Person) => Stored {
  const made = new Map<Person, Stored>()
  return (person) => {
    const known = made.get(person)
    if (known !== undefined) return known
    const fresh = make(person)
    made.set(person, fresh)
    return fresh
  }
}
