import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { childrenOf, leafOf, nodeAt, parsePath, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import type { Path, Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { toJson } from '#rtdb-emulator/rtdb/value.ts'
import { grants, placeOf } from './places.ts'
import { isAllowed, type Role, ROLES } from './roles.ts'
import type { Refused } from './refusedTable.ts'
import { SEASON } from './season.ts'
import { WRITES } from './writes.ts'

export const VERBS = ['create', 'change', 'delete'] as const
type Verb = (typeof VERBS)[number]

/** Every path of the season. */
export const STORED = pathsIn(SEASON)

/** The writes of the samples at each path. */
export const PARTS = WRITES.flatMap(({ changes, over, allowed }) =>
  Object.entries(changes).map(([text, value]) => {
    const path = parsePath(text)
    return { allowed, place: placeOf(path), verb: verbOf(nodeAt(over, path), value) }
  }),
)

/** Writes that no sample makes, so that nobody may make them. */
export function othersOf(verb: Verb): Refused[] {
  return STORED.map((path) => {
    const was = nodeAt(SEASON, path)
    return {
      title: path.join('/'),
      over: verb === 'create' ? withNode(SEASON, path, null) : SEASON,
      changes: {
        [path.join('/')]: verb === 'delete' ? null : verb === 'create' ? jsonOf(was) : other(was),
      },
      roles: ROLES.filter((role) => !hasSample(role, verb, path)),
    }
  })
}

function hasSample(role: Role, verb: Verb, path: Path): boolean {
  const place = placeOf(path)
  // Owners may write whole records, so paths below are tried with the samples.
  const isInRecord = path.some((_, depth) => {
    const above = placeOf(path.slice(0, depth))
    return above !== null && grants(above, '.write')
  })
  if (role.isOwner && isInRecord) return true
  return PARTS.some(
    (part) => part.place === place && part.verb === verb && isAllowed(role, part.allowed, path),
  )
}

function verbOf(was: Stored, value: Json): Verb {
  return was === null ? 'create' : value === null ? 'delete' : 'change'
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
  const below = [...childrenOf(node)].flatMap(({ key }) =>
    pathsIn(nodeAt(node, [key]), [...path, key]),
  )
  return [path, ...below]
}

function jsonOf(node: Stored): Json {
  return toJson(node, { priorities: false })
}
