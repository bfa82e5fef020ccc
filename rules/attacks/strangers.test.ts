import { expect, test } from 'vitest'
import { owner } from '#rules/conditions.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { parsePath, type Path } from '#rtdb-emulator/rtdb/tree.ts'
import { type Place, PLACES } from './places.ts'
import { type Changes, GUEST, openAs, OWNER } from './roles.ts'
import { WRITES } from './writes.ts'

/** The places whose `.write` permits more than owners. */
const ROOTS = PLACES.filter(({ rule: { '.write': condition } }) => {
  const isGranted = typeof condition === 'string'
  return isGranted && !condition.startsWith(owner)
})

/** All places at which somebody without an account may write. */
const OPEN = PLACES.filter(({ keys }) =>
  ROOTS.some((root) => root.keys.every((key, depth) => keys[depth] === key)),
)

const GUESTS = WRITES.filter(({ over, changes }) => openAs(GUEST, over).mayWrite(changes))

const MEGABYTE = 1_000_000
const LONG_KEY = 'k'.repeat(768)
// The database itself refuses more than 32 levels, those of the path included.
const MANY_LEVELS = Array.from({ length: 25 }).reduce<Json>((below) => ({ x: below }), 'x')

/** The values that nobody may write in the place of another. */
const VALUES: { readonly [kind: string]: (value: Json) => readonly Json[] } = {
  'a text of a megabyte': (value) => [
    'x'.repeat(MEGABYTE),
    ' '.repeat(MEGABYTE),
    `a@${'.'.repeat(MEGABYTE)} `,
    `${textOf(value)}${'/'.repeat(5 * MEGABYTE)}`,
  ],
  'a huge or negative number': () => [1e300, -1e300, -1, 1e15],
  'many levels': () => [MANY_LEVELS],
  'another type': (value): Json[] => [
    ...(value === true ? [] : [true]),
    ...(typeof value === 'string' ? [1] : ['x'.repeat(2001)]),
    { x: 1 },
  ],
  'a text with slashes at its end': (value) =>
    typeof value === 'string' ? [`${value}/`, `${value}////`] : [],
  '-0': (value) => (typeof value === 'number' ? [-0] : []),
}

/** The places that accept some: texts of any characters, and numbers from 0, which is equal to -0. */
const ACCEPTED: { readonly [kind: string]: readonly string[] } = {
  'a text with slashes at its end': [
    ...['firstname', 'lastname', 'email', 'phone', 'notes'].map(
      (name) => `/requests/$request/reservation/${name}`,
    ),
    '/requests/$request/asked/note',
    '/reviews/$key/text',
    '/reviews/$key/name',
  ],
  '-0': [
    ...['children', 'infants'].map((name) => `/requests/$request/asked/guests/${name}`),
    '/requests/$request/asked/quote/deposit',
  ],
}

test('a guest’s writes reach every place that is open to them', () => {
  const reached = OPEN.filter((place) => GUESTS.some(({ changes }) => pathTo(place, changes)))

  expect(reached).toEqual(OPEN)
})

test.each(Object.entries(VALUES))('a guest cannot write %s', (kind, valuesFor) => {
  const accepted = OPEN.filter((place) =>
    GUESTS.some(({ over, changes }) => {
      const path = pathTo(place, changes)
      return (
        path !== null &&
        valuesFor(valueAt(changes, path)).some((value) =>
          isPermittedAtOnce(() => openAs(GUEST, over).mayWrite(withValue(changes, path, value))),
        )
      )
    }),
  )

  expect(new Set(accepted.map(({ name }) => name))).toEqual(new Set(ACCEPTED[kind]))
})

test('a guest cannot write under a key of 768 bytes', () => {
  const keys = GUESTS.flatMap((write) =>
    Object.keys(write.changes).map((path) => ({ ...write, key: parsePath(path)[1] ?? '' })),
  )
  const accepted = keys.filter(({ over, changes, key }) => {
    const text = JSON.stringify(changes)
    const everywhere = JSON.parse(text.replaceAll(key, LONG_KEY)) as Changes
    const inPaths = Object.fromEntries(
      Object.entries(changes).map(([path, value]) => [path.replace(key, LONG_KEY), value]),
    )
    return [everywhere, inPaths].some((each) =>
      isPermittedAtOnce(() => openAs(GUEST, over).mayWrite(each)),
    )
  })

  expect(accepted).toEqual([])
})

/** The texts that a page may contain, each with its reason; a person types no other. */
const TEXTS_ON_PAGES = {
  paymentLink: 'the address of a page for paying by card, which an owner typed for this guest',
  account: 'the drawn secret of the account',
}

test('no typed text reaches a guest’s page, except those with a reason', () => {
  const texts = ['Ada', 'https://ada.example/Ada', 'Ada0000000000000000000']
  const places = PLACES.filter(({ keys }) => keys[0] === 'guestPages' && !keys.includes('$other'))
  const accepted = places.filter((place) =>
    WRITES.some(({ over, changes }) => {
      const path = pathTo(place, changes)
      const mayWrite = (text: string) =>
        path !== null && openAs(OWNER, over).mayWrite(withValue(changes, path, text))
      return texts.some(mayWrite)
    }),
  )

  expect(accepted.map(({ name }) => name)).toEqual(
    Object.keys(TEXTS_ON_PAGES).map((name) => `/guestPages/$key/${name}`),
  )
})

/** Whether a write is permitted; fails if the answer takes long, counted in this process's own time because other programs may run. */
function isPermittedAtOnce(decide: () => boolean): boolean {
  const start = process.cpuUsage()
  const isPermitted = decide()
  const { user } = process.cpuUsage(start)
  expect(user / 1000, 'milliseconds').toBeLessThan(500)
  return isPermitted
}

/** A path in a write for this place, also of a value that the write lacks; `null` if it writes elsewhere. */
function pathTo({ keys }: Place, changes: Changes): Path | null {
  for (const text of Object.keys(changes)) {
    const path = parsePath(text)
    const isAbove = path.every((key, depth) => keys[depth]?.startsWith('$') || keys[depth] === key)
    if (isAbove && path.length <= keys.length)
      return keys.map((key, depth) => path[depth] ?? (key.startsWith('$') ? 'x' : key))
  }
  return null
}

function valueAt(changes: Changes, path: Path): Json {
  const [text = ''] = pathsAbove(changes, path)
  return path
    .slice(parsePath(text).length)
    .reduce<Json>((value, key) => childOf(value, key), changes[text] ?? null)
}

/** The write with another value at a path. */
function withValue(changes: Changes, path: Path, value: Json): Changes {
  const [text = ''] = pathsAbove(changes, path)
  const below = path.slice(parsePath(text).length)
  return { ...changes, [text]: replaced(changes[text] ?? null, below, value) }
}

function pathsAbove(changes: Changes, path: Path): string[] {
  return Object.keys(changes).filter((text) =>
    parsePath(text).every((key, depth) => path[depth] === key),
  )
}

function replaced(whole: Json, [key, ...below]: Path, value: Json): Json {
  if (key === undefined) return value
  return { ...Object(whole), [key]: replaced(childOf(whole, key), below, value) } as Json
}

function childOf(value: Json, key: string): Json {
  return typeof value === 'object' && value !== null
    ? ((value as { [name: string]: Json })[key] ?? null)
    : null
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : ''
}
