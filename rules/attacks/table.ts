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
import { type Allowed, isAllowed, ROLES } from './roles.ts'
import { SEASON } from './season.ts'
import type { Write } from './write.ts'
import { READERS, WRITES } from './writes.ts'

const VERBS = ['read', 'create', 'change', 'delete'] as const
type Verb = (typeof VERBS)[number]
type Change = Exclude<Verb, 'read'>

/**
 * One place and verb: the roles with permission, the number of tries, and each unexpected result.
 */
export type Cell = {
  place: string
  verb: Verb
  allowed: ReadonlySet<Allowed>
  /** Only together with other paths. */
  together: boolean
  tries: number
  wrong: string[]
}

const STORED_PATHS = pathsIn(SEASON)

/** The part of a sample that writes at one path. */
type Part = { write: Write; path: string; verb: Change; place: Place | null }
const PARTS = WRITES.flatMap(partsOf)

/** A stored path of each place, else one that a sample writes. */
const PATHS = new Map<Place | null, Path[]>()
for (const path of STORED_PATHS) PATHS.set(placeOf(path), [...pathsOf(placeOf(path)), path])
for (const { place, path } of PARTS) if (!PATHS.has(place)) PATHS.set(place, [parsePath(path)])

/** Judges each place × verb × role. */
export function judgeTable(): Cell[] {
  return PLACES.filter((place) => pathsOf(place).length > 0).flatMap((place) =>
    VERBS.map((verb) => (verb === 'read' ? judgeReads(place) : judgeChanges(place, verb))),
  )
}

/** The places with permissions but without a sample. */
export function placesWithoutSample(): string[] {
  return PLACES.filter(({ name, reads, writes }) => {
    const isRead = !reads || READERS[name] !== undefined
    const isWritten = !writes || PARTS.some(({ place }) => place?.name === name)
    return !isRead || !isWritten
  }).map(({ name }) => name)
}

function judgeReads(place: Place): Cell {
  const readers = readersOf(place)
  const cell = emptyCell(place, 'read', readers)
  for (const role of ROLES) {
    const database = openAs(role, SEASON)
    for (const path of pathsOf(place)) {
      const text = path.join('/')
      const isExpected = readers.some((each) => isAllowed(role, each, path))
      note(cell, isExpected, database.mayRead(text), `${role.who} reads ${text}`)
    }
  }
  return cell
}

function judgeChanges(place: Place, verb: Change): Cell {
  const parts = PARTS.filter((each) => each.verb === verb && each.place === place)
  const cell = emptyCell(
    place,
    verb,
    parts.map(({ write }) => write.allowed),
  )
  cell.together = parts.length > 0 && parts.every(({ write }) => isTogether(write))
  for (const { write, path } of parts) judgePart(cell, write, path)
  for (const path of pathsOf(place)) judgeMadeUp(cell, path, parts)
  return cell
}

/**
 * Tries a sample by every role, and its part alone by every role without permission for the whole.
 */
function judgePart(cell: Cell, { title, allowed, changes, over }: Write, path: string): void {
  for (const role of ROLES) {
    const database = openAs(role, over)
    const isExpected = isAllowed(role, allowed, parsePath(path))
    note(cell, isExpected, database.mayWrite(changes), `${role.who}: ${title}`)
    if (isExpected) continue
    const part = { [path]: changes[path] ?? null }
    const isAlsoAlone = PARTS.some(
      ({ write, path: other }) =>
        other === path && !isTogether(write) && isAllowed(role, write.allowed, parsePath(path)),
    )
    if (!isAlsoAlone)
      note(cell, false, database.mayWrite(part), `${role.who}: only ${path} of “${title}”`)
  }
}

/** Tries the verb alone at a path, by every role without a sample. */
function judgeMadeUp(cell: Cell, path: Path, parts: readonly Part[]): void {
  const text = path.join('/')
  const was = nodeAt(SEASON, path)
  if (was === null) return
  const season = cell.verb === 'create' ? withNode(SEASON, path, null) : SEASON
  const value = cell.verb === 'delete' ? null : cell.verb === 'create' ? jsonOf(was) : other(was)
  for (const role of ROLES) {
    const isSampled = parts.some(({ write }) => isAllowed(role, write.allowed, path))
    // Owners may write whole records, so paths below are tried with the samples.
    if (isSampled || (role.isOwner && isBelowWritten(path))) continue
    const tryUpdate = openAs(role, season).mayWrite({ [text]: value })
    note(cell, false, tryUpdate, `${role.who}: ${cell.verb} ${text}`)
  }
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

function readersOf({ keys }: Place): Allowed[] {
  return keys.flatMap((_, depth) => READERS[`/${keys.slice(0, depth + 1).join('/')}`] ?? [])
}

function emptyCell(place: Place, verb: Verb, allowed: readonly Allowed[]): Cell {
  const cell = { place: place.name, verb, allowed: new Set(allowed) }
  return { ...cell, together: false, tries: 0, wrong: [] }
}

function note(cell: Cell, isExpected: boolean, tryUpdate: boolean, what: string): void {
  cell.tries += 1
  if (tryUpdate !== isExpected) cell.wrong.push(`${tryUpdate ? 'granted' : 'refused'}: ${what}`)
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
