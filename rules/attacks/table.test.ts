import { expect, test } from 'vitest'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { childrenOf, leafOf, nodeAt, parsePath, withNode } from '#rtdb-emulator/rtdb/tree.ts'
import type { Path, Stored } from '#rtdb-emulator/rtdb/tree.ts'
import { toJson } from '#rtdb-emulator/rtdb/value.ts'
import { grants, placeOf, PLACES } from './places.ts'
import { isAllowed, openAs, OWNER, type Role, ROLES } from './roles.ts'
import { SEASON } from './season.ts'
import { READERS, WRITES } from './writes.ts'

const VERBS = ['create', 'change', 'delete'] as const
type Verb = (typeof VERBS)[number]

const STORED = pathsIn(SEASON)

/** What the samples do at each path. */
const PARTS = WRITES.flatMap(({ changes, over, allowed }) =>
  Object.entries(changes).map(([text, value]) => {
    const path = parsePath(text)
    return { allowed, place: placeOf(path), verb: verbOf(nodeAt(over, path), value) }
  }),
)

test('each place with a permission has a sample', () => {
  const missing = PLACES.filter((place) => {
    const isStored = STORED.some((path) => placeOf(path) === place)
    const isRead = !grants(place, '.read') || (isStored && READERS[place.name] !== undefined)
    return !isRead || (grants(place, '.write') && !PARTS.some((part) => part.place === place))
  }).map(({ name }) => name)

  expect(missing, 'SEASON in season.ts, or READERS or WRITES in writes.ts, needs these').toEqual([])
})

test('each role reads exactly what it may', () => {
  const wrong = ROLES.flatMap((role) => {
    const database = openAs(role, SEASON)
    return STORED.filter((path) => database.mayRead(path.join('/')) !== maySee(role, path)).map(
      (path) => `${role.who} reads ${path.join('/')}`,
    )
  })

  expect(wrong, 'READERS in rules/attacks/writes.ts differ').toEqual([])
})

test.each(WRITES)('exactly $allowed may $title', ({ changes, over, allowed }) => {
  const [path = ''] = Object.keys(changes)
  const granted = ROLES.filter((role) => openAs(role, over).mayWrite(changes))

  const expected = ROLES.filter((role) => isAllowed(role, allowed, parsePath(path)))
  expect(granted, 'SEASON in season.ts may lack what this changes').toEqual(expected)
})

test.each(VERBS)('nobody may %s anything else', (verb) => {
  const granted = STORED.flatMap((path) => {
    const was = nodeAt(SEASON, path)
    const season = verb === 'create' ? withNode(SEASON, path, null) : SEASON
    const value = verb === 'delete' ? null : verb === 'create' ? jsonOf(was) : other(was)
    return ROLES.filter((role) => !hasSample(role, verb, path))
      .filter((role) => openAs(role, season).mayWrite({ [path.join('/')]: value }))
      .map((role) => `${role.who}: ${path.join('/')}`)
  })

  expect(granted, `WRITES in rules/attacks/writes.ts do not ${verb} these`).toEqual([])
})

test('refuses a write without one of its paths', () => {
  const granted = WRITES.flatMap(({ title, changes, over, optional }) => {
    const needed = Object.keys(changes).filter(
      (path) => !optional.some((start) => path.startsWith(start)),
    )
    return needed
      .filter((path) => {
        const { [path]: _left, ...rest } = changes
        return needed.length > 1 && openAs(OWNER, over).mayWrite(rest)
      })
      .map((path) => `${title}, without ${path}`)
  })

  expect(granted, 'optional paths of WRITES in rules/attacks/writes.ts').toEqual([])
})

test('refuses a write of a version the second time', () => {
  const repeated = WRITES.filter(({ over, changes }) => openAs(OWNER, over).mayRepeat(changes))

  expect(repeated).toEqual(WRITES.filter(({ repeats }) => repeats))
})

function maySee(role: Role, path: Path): boolean {
  return path.some((_, depth) => {
    const allowed = READERS[placeOf(path.slice(0, depth + 1))?.name ?? '']
    return allowed !== undefined && isAllowed(role, allowed, path)
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
