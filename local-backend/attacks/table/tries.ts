import {
  isBranch,
  leafOf,
  nodeAt,
  type Path,
  type Stored,
  withNode,
} from '#rtdb-emulator/rtdb/tree.ts'
import { fromJson, toJson } from '#rtdb-emulator/rtdb/value.ts'
import {
  actsNear,
  type Doing,
  emptyPaths,
  isSame,
  type Known,
  knowWorld,
  valuesAt,
} from './known.ts'
import { type Person, SIGNED_IN } from './people.ts'
import { createNamer, type Place } from './places.ts'
import { type Act, type Scene, someOf } from './scenes.ts'
import type { World } from './worlds.ts'

const VERBS = ['read', 'create', 'change', 'delete'] as const
export type Verb = (typeof VERBS)[number]

/** Something that is tried at one path: to read what stands there, or to put `value` there, also in the midst of what `act` writes. */
export type Try = {
  place: string
  verb: Verb
  path: Path
  scene: Scene
  act: Act | null
  value(person: Person): Stored
}

const HONEST_EACH = 5
const MADE_UP_EACH = 2
const STAGES_EACH = 20

/** Lists what is tried at each of the places that are `asked` about: what is honest, part by part, and what is not. */
export function listTries(
  places: readonly Place[],
  worlds: readonly World[],
  asked: readonly Place[] = places,
): Try[] {
  const namer = createNamer(places)
  const known = worlds.map((world) => knowWorld(world, namer))
  return asked.flatMap((place) => {
    const values = known.flatMap((each) => valuesAt(place.name, each))
    return VERBS.flatMap((verb) => {
      const tries = known.flatMap((each) => triesIn(each, place, verb, values))
      return tries.length > 0
        ? tries
        : triesIn(stage(known, place, verb, values), place, verb, values)
    })
  })
}

/** A world made for a verb that none is ready for: where something stands at the place, or where nothing does that else would. */
function stage(
  known: readonly Known[],
  place: Place,
  verb: Verb,
  values: readonly Stored[],
): Known {
  const choices = known.flatMap((each) => {
    const paths = verb === 'create' ? each.standing.get(place.name) : emptyPaths(place, each)
    return someOf(paths ?? [], STAGES_EACH).map((path) => ({
      each,
      path,
      honest: actsNear(path, each).map(({ row }) => row),
    }))
  })
  const [choice] = choices.toSorted((one, other) => other.honest.length - one.honest.length)
  if (!choice) throw new Error(`Nothing can be tried at ${place.name}`)
  const { each, path, honest } = choice
  const value = verb === 'create' ? null : (values[0] ?? leafOf('x'))
  const season = toJson(withNode(fromJson(each.world.season), path, value), { priorities: true })
  return knowWorld({ ...each.world, season, honest }, each.namer)
}

function triesIn(
  known: Known,
  { name: place, ...rest }: Place,
  verb: Verb,
  values: readonly Stored[],
): Try[] {
  if (verb === 'read') return readings(place, known)
  const paths =
    verb === 'create'
      ? emptyPaths({ name: place, ...rest }, known)
      : (known.standing.get(place) ?? [])
  return [
    ...honestTries(place, verb, known),
    ...someOf(paths, MADE_UP_EACH).flatMap((path) => madeUpTries(place, verb, path, known, values)),
  ]
}

/** What stands, and else what comes to. */
function readings(place: string, { scene, standing, parts }: Known): Try[] {
  const there = (standing.get(place) ?? []).map((path) => ({ path, act: null }))
  const come = (parts.get(place) ?? []).filter(({ doing }) => doing === 'create').slice(0, 1)
  const found = there.length > 0 ? there : come
  return found.map(({ path, act }) => ({
    place,
    verb: 'read',
    path,
    scene,
    act,
    value: () => null,
  }))
}

function honestTries(place: string, verb: Doing, { scene, parts }: Known): Try[] {
  // What is done with least besides comes first, so that it is always among them.
  const done = (parts.get(place) ?? [])
    .filter(({ doing }) => doing === verb)
    .toSorted((one, other) => one.act.paths.length - other.act.paths.length)
  return someOf(done, HONEST_EACH).map(({ act, path }) => {
    const value = (person: Person) => nodeAt(act.after(person), path)
    return { place, verb, path, scene, act, value }
  })
}

/** What nobody has thought of: another value, or none, where something stands, and something where nothing does. */
function madeUpTries(
  place: string,
  verb: Doing,
  path: Path,
  known: Known,
  values: readonly Stored[],
): Try[] {
  const { scene } = known
  const was = nodeAt(scene.before(SIGNED_IN), path)
  const value = verb === 'delete' ? null : otherThan(was, values)
  return [null, ...someOf(actsNear(path, known), MADE_UP_EACH)].map((act) => {
    return { place, verb, path, scene, act, value: () => value }
  })
}

function otherThan(was: Stored, values: readonly Stored[]): Stored {
  const other = values.find((value) => !isSame(value, was))
  if (other !== undefined) return other
  if (was === null || isBranch(was)) return leafOf('x')
  const { value } = was
  if (typeof value === 'number') return leafOf(value + 1)
  return leafOf(typeof value === 'boolean' ? !value : `${value}x`)
}
