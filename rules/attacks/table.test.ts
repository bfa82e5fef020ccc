import { expect, test } from 'vitest'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import {
  childrenOf,
  leafOf,
  nodeAt,
  parsePath,
  type Path,
  type Stored,
  withNode,
} from '#rtdb-emulator/rtdb/tree.ts'
import { toJson } from '#rtdb-emulator/rtdb/value.ts'
import { openAs } from './judge.ts'
import { type Place, placeOf, PLACES } from './places.ts'
import { isAllowed, ROLES } from './roles.ts'
import { SEASON } from './season.ts'
import { authorOf, type Write } from './write.ts'
import { READERS, WRITES } from './writes.ts'

type Change = 'create' | 'change' | 'delete'

const STORED_PATHS = pathsIn(SEASON)

/** The part of a sample that writes at one path. */
type Part = { write: Write; path: string; verb: Change; place: Place | null }
const PARTS = WRITES.flatMap(partsOf)

/** A stored path of each place, else one that a sample writes. */
const PATHS = new Map<Place | null, Path[]>()
for (const path of STORED_PATHS) PATHS.set(placeOf(path), [...pathsOf(placeOf(path)), path])
for (const { place, path } of PARTS) if (!PATHS.has(place)) PATHS.set(place, [parsePath(path)])

test('each place with a permission has a sample', () => {
  const missing = PLACES.filter(({ name, reads, writes }) => {
    const isRead = !reads || READERS[name] !== undefined
    const isWritten = !writes || PARTS.some(({ place }) => place?.name === name)
    return !isRead || !isWritten
  })

  expect(missing).toEqual([])
})

test('each role has exactly the permissions of its samples', () => {
  const wrong = PLACES.filter((place) => pathsOf(place).length > 0).flatMap((place) => [
    ...judgeReads(place),
    ...(['create', 'change', 'delete'] as const).flatMap((verb) => judgeChanges(place, verb)),
  ])

  expect(wrong).toEqual([])
})

test('refuses a write without one of its paths', () => {
  const granted = WRITES.flatMap((write) =>
    Object.keys(write.changes)
      .filter((path) => !write.optional.some((start) => path.startsWith(start)))
      .flatMap((path, _, { length }) => {
        const { [path]: _left, ...rest } = write.changes
        const tryUpdate = length > 1 && openAs(authorOf(write), write.over).mayWrite(rest)
        return tryUpdate ? [`${write.title}, without ${path}`] : []
      }),
  )

  expect(granted).toEqual([])
})

test('refuses a write of a version the second time', () => {
  const repeated = WRITES.filter((write) =>
    openAs(authorOf(write), write.over).mayRepeat(write.changes),
  )

  expect(repeated).toEqual(WRITES.filter(({ repeats }) => repeats))
})

function judgeReads(place: Place): string[] {
  const readers = place.keys.flatMap(
    (_, depth) => READERS[`/${place.keys.slice(0, depth + 1).join('/')}`] ?? [],
  )
  return ROLES.flatMap((role) =>
    pathsOf(place).flatMap((path) => {
      const text = path.join('/')
      const isExpected = readers.some((each) => isAllowed(role, each, path))
      return verdict(isExpected, openAs(role, SEASON).mayRead(text), `${role.who} reads ${text}`)
    }),
  )
}

function judgeChanges(place: Place, verb: Change): string[] {
  const parts = PARTS.filter((each) => each.verb === verb && each.place === place)
  return [
    ...parts.flatMap(({ write, path }) => judgePart(write, path)),
    ...pathsOf(place).flatMap((path) => judgeMadeUp(verb, path, parts)),
  ]
}

/**
 * Tries a sample by every role, and its part alone by every role without permission for the whole.
 */
function judgePart({ title, allowed, changes, over }: Write, path: string): string[] {
  return ROLES.flatMap((role) => {
    const database = openAs(role, over)
    const isExpected = isAllowed(role, allowed, parsePath(path))
    const whole = verdict(isExpected, database.mayWrite(changes), `${role.who}: ${title}`)
    const isAlsoAlone = PARTS.some(
      ({ write, path: other }) =>
        other === path && !isTogether(write) && isAllowed(role, write.allowed, parsePath(path)),
    )
    if (isExpected || isAlsoAlone) return whole
    const isGranted = database.mayWrite({ [path]: changes[path] ?? null })
    return [...whole, ...verdict(false, isGranted, `${role.who}: only ${path} of “${title}”`)]
  })
}

/** Tries the verb alone at a path, by every role without a sample. */
function judgeMadeUp(verb: Change, path: Path, parts: readonly Part[]): string[] {
  const text = path.join('/')
  const was = nodeAt(SEASON, path)
  if (was === null) return []
  const season = verb === 'create' ? withNode(SEASON, path, null) : SEASON
  const value = verb === 'delete' ? null : verb === 'create' ? jsonOf(was) : other(was)
  return ROLES.flatMap((role) => {
    const isSampled = parts.some(({ write }) => isAllowed(role, write.allowed, path))
    // Owners may write whole records, so paths below are tried with the samples.
    if (isSampled || (role.isOwner && isBelowWritten(path))) return []
    const isGranted = openAs(role, season).mayWrite({ [text]: value })
    return verdict(false, isGranted, `${role.who}: ${verb} ${text}`)
  })
}

function isBelowWritten(path: Path): boolean {
  return path.some((_, depth) => depth > 0 && placeOf(path.slice(0, depth))?.writes === true)
}

function isTogether({ changes, optional }: Write): boolean {
  return Object.keys(changes).some((_, __, paths) => {
    const needed = paths.filter((path) => !optional.some((start) => path.startsWith(start)))
    return needed.length > 1
  })
}

function partsOf(write: Write): Part[] {
  const before = write.over
  return Object.entries(write.changes).flatMap(([path, value]) => {
    const was = nodeAt(before, parsePath(path))
    if (was === null && value === null) return []
    const verb = was === null ? 'create' : value === null ? 'delete' : 'change'
    return [{ write, path, verb, place: placeOf(parsePath(path)) } as const]
  })
}

function pathsOf(place: Place | null): readonly Path[] {
  return PATHS.get(place) ?? []
}

function verdict(isExpected: boolean, isGranted: boolean, what: string): string[] {
  return isGranted === isExpected ? [] : [`${isGranted ? 'granted' : 'refused'}: ${what}`]
}

/** Another value of the same type. */
function other(node: Stored): Json {
  const json = jsonOf(node)
  if (typeof json === 'number') return json + 1
  if (typeof json === 'string') return `${json}x`
  if (typeof json === 'boolean') return !json
  return jsonOf(withNode(node, ['other'], leafOf('x')))
}

function pathsIn(node: Stored, path: Path = []): Path[] {
  return [
    path,
    ...[...childrenOf(node)].flatMap(({ key }) => pathsIn(nodeAt(node, [key]), [...path, key])),
  ]
}

function jsonOf(node: Stored): Json {
  return toJson(node, { priorities: false })
}
