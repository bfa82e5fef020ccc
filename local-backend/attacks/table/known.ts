import { nodeAt, type Path, type Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { toJson } from '#rtdb-emulator/rtdb/value.ts'
import { isOthers, SIGNED_IN } from './people.ts'
import { nameOf, type Place } from './places.ts'
import { type Act, openScene, pathsIn, type Scene } from './scenes.ts'
import type { World } from './worlds.ts'

export type Doing = 'create' | 'change' | 'delete'

/** A part of what is honestly written, and what it does at its place. */
type Part = { act: Act; path: Path; doing: Doing }

/** Tells the name of the place that a path leads to. */
export type Namer = (path: Path) => string | null

/** What is known of each place in a world: where something stands there, and which honest acts do what there. */
export type Known = {
  world: World
  namer: Namer
  scene: Scene
  standing: Map<string, Path[]>
  parts: Map<string, Part[]>
  /** The acts by the records of which they write something. */
  acts: Map<string, Act[]>
}

/** So many paths may an act have for its parts to be tried one by one: one that writes a year of nights has more. */
const LONGEST = 50

/** Looks at what stands in a world, and at what its honest acts make of it. */
export function knowWorld(world: World, namer: Namer): Known {
  const scene = openScene(world)
  const [standing, parts, acts] = [new Map(), new Map(), new Map()] as [
    Known['standing'],
    Known['parts'],
    Known['acts'],
  ]
  const before = scene.before(SIGNED_IN)
  for (const path of pathsIn(before)) if (!isOthers(path)) add(standing, namer(path), path)
  for (const act of scene.acts) {
    if (act.paths.length > LONGEST) continue
    for (const record of new Set(act.paths.map(recordOf))) add(acts, record, act)
    const after = act.after(SIGNED_IN)
    for (const path of touchedBy(act, before, after)) {
      const [was, is] = [nodeAt(before, path), nodeAt(after, path)]
      const doing = was === null ? 'create' : is === null ? 'delete' : 'change'
      if (!isSame(was, is)) add(parts, namer(path), { act, path, doing })
    }
  }
  return { world, namer, scene, standing, parts, acts }
}

/** The acts that write something of the same record. */
export function actsNear(path: Path, { acts }: Known): Act[] {
  return acts.get(recordOf(path)) ?? []
}

/** Where something could stand at a place of which there is nothing yet, below what there is or could be. */
export function emptyPaths({ name, keys }: Pick<Place, 'name' | 'keys'>, known: Known): Path[] {
  const [above, key] = [keys.slice(0, -1), keys.at(-1)]
  const before = known.scene.before(SIGNED_IN)
  if (key === undefined) return before === null ? [[]] : []
  const come = (known.parts.get(name) ?? []).map(({ path }) => path.at(-1) ?? '')
  const names = key.startsWith('$') ? [...new Set([...come, 'other'])] : [key]
  const parent = { name: nameOf(above), keys: above }
  const there = known.standing.get(parent.name) ?? emptyPaths(parent, known)
  return there.flatMap((path) =>
    names.map((each) => [...path, each]).filter((each) => nodeAt(before, each) === null),
  )
}

/** Every value that stands at a place, or comes to stand there. */
export function valuesAt(place: string, { scene, standing, parts }: Known): Stored[] {
  return [
    ...(standing.get(place) ?? []).map((path) => nodeAt(scene.before(SIGNED_IN), path)),
    ...(parts.get(place) ?? []).map(({ act, path }) => nodeAt(act.after(SIGNED_IN), path)),
  ].filter((node) => node !== null)
}

/** Whether two places hold the same. */
export function isSame(one: Stored, other: Stored): boolean {
  return one === other || textOf(one) === textOf(other)
}

function textOf(node: Stored): string {
  return JSON.stringify(toJson(node, { priorities: true }))
}

/** The record that a path leads into. */
function recordOf(path: Path): string {
  return path.slice(0, 2).join('/')
}

/** Where an act writes, what is above that, and what is below, before and after. */
function touchedBy({ paths }: Act, before: Stored, after: Stored): Path[] {
  const all = paths.flatMap((path) => [
    ...path.map((_, length) => path.slice(0, length)),
    ...pathsIn(before, path),
    ...pathsIn(after, path),
  ])
  return [...new Map(all.map((path) => [path.join('/'), path])).values()]
}

function add<Item>(map: Map<string, Item[]>, name: string | null, item: Item): void {
  if (name === null) return
  const items = map.get(name)
  if (items) items.push(item)
  else map.set(name, [item])
}
