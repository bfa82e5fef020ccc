import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { parsePath, type Path } from '#rtdb-emulator/rtdb/tree.ts'
import { LONGEST_KEY } from '#rules/conditions.ts'
import { placeOf } from './places.ts'
import type { Changes } from './roles.ts'
import { WRITES, type Write } from './writes.ts'

/** A permitted write that differs in one point, at the place of this name. */
export type Variant = { kind: string; place: string; changes: Changes; write: Write }

/** Longer than any text may be. */
const LONG_TEXT = 20_001

const LONG = 'x'.repeat(LONGEST_KEY + 1)

type Leaf = Exclude<Json, object> | { '.sv': string }

/** The values that take the place of one; `undefined` where a kind does not apply. */
const VALUES: { readonly [kind: string]: (value: Leaf, name: string) => Json | undefined } = {
  'another type': (value) => (typeof value === 'number' ? 'x' : 1),
  children: () => ({ x: 1 }),
  'a priority': (value) =>
    typeof value === 'object' ? undefined : { '.value': value, '.priority': 'x' },
  'a long text': (value) =>
    typeof value === 'string' ? `${value}${'x'.repeat(LONG_TEXT)}` : undefined,
  'a long beginning': (value) =>
    typeof value === 'string' ? `${'x'.repeat(LONG_TEXT)}${value}` : undefined,
  'no text': (value) => (typeof value === 'string' ? '' : undefined),
  'a huge number': (value) => (typeof value === 'number' ? 1e15 : undefined),
  'a negative number': (value) => (typeof value === 'number' ? -1e15 : undefined),
  'a fraction': (value) => (typeof value === 'number' ? value + 0.5 : undefined),
  'another version': (value, name) =>
    typeof value === 'number' && ['version', 'n'].includes(name) ? value + 1 : undefined,
  'the latest change': (_value, name) => (name === 'change' ? 'last' : undefined),
  'no value': () => null,
}

/** The same in the place of a record. */
const RECORDS: { readonly [kind: string]: (record: { [name: string]: Json }) => Json } = {
  'an unknown child': (record) => ({ ...record, unknown: 'x' }),
  'a priority': (record) => ({ ...record, '.priority': 'x' }),
  'a text instead of a record': () => 'x'.repeat(LONG_TEXT),
}

/** Every write of the table with another value, child or key at each of its places. */
export const VARIANTS: readonly Variant[] = WRITES.flatMap((write) => [
  ...Object.entries(write.changes).flatMap(([path, value]) =>
    valuesIn(path, value).map(([kind, at, other]): Variant => {
      return { kind, place: nameOf(at), changes: { ...write.changes, [path]: other }, write }
    }),
  ),
  ...keysIn(write.changes).flatMap(({ place, path }) =>
    [renamedAt(write.changes, path), renamedIn(write.changes, path.at(-1) ?? '')].map(
      (changes): Variant => ({ kind: 'a long key', place, changes, write }),
    ),
  ),
])

function nameOf(path: string): string {
  return placeOf(parsePath(path))?.name ?? path
}

/** Replacements for a path's value: the kind, the path below that differs, and the whole value. */
function valuesIn(path: string, value: Json): [kind: string, at: string, whole: Json][] {
  if (isLeaf(value)) {
    const name = parsePath(path).at(-1) ?? ''
    return Object.entries(VALUES).flatMap(([kind, make]) => {
      const other = value === null ? undefined : make(value, name)
      return other === undefined ? [] : [[kind, path, other]]
    })
  }
  const record = value as { [name: string]: Json }
  const here = Object.entries(RECORDS).map(([kind, make]): [string, string, Json] => [
    kind,
    path,
    make(record),
  ])
  const below = Object.entries(record).flatMap(([name, child]) =>
    valuesIn(`${path}/${name}`, child).map(([kind, at, other]): [string, string, Json] => [
      kind,
      at,
      { ...record, [name]: other },
    ]),
  )
  return [...here, ...below]
}

function isLeaf(value: Json): value is Leaf {
  return typeof value !== 'object' || value === null || '.sv' in value
}

/** The places of keys in a write. */
function keysIn(changes: Changes): { place: string; path: Path }[] {
  const paths = Object.entries(changes).flatMap(([path, value]) => pathsIn(path, value))
  return paths.flatMap((path) => {
    const place = placeOf(path)
    return place?.keys.at(-1)?.startsWith('$') === true ? [{ place: place.name, path }] : []
  })
}

/** The paths of a value, from the root down. */
function pathsIn(path: string, value: Json): Path[] {
  const keys = parsePath(path)
  const below = isLeaf(value)
    ? []
    : Object.entries(value).flatMap(([name, child]) => pathsIn(`${path}/${name}`, child as Json))
  return [...keys.map((_key, depth) => keys.slice(0, depth + 1)), ...below]
}

/** The write with a key that is too long, wherever it names that key. */
function renamedIn(changes: Changes, key: string): Changes {
  const text = JSON.stringify(changes)
  return JSON.parse(text.replaceAll(new RegExp(`(?<=["/])${key}(?=["/])`, 'g'), LONG)) as Changes
}

/** The write with a key that is too long at a path only. */
function renamedAt(changes: Changes, path: Path): Changes {
  const entries = Object.entries(changes).map(([text, value]): [string, Json] => {
    const start = parsePath(text)
    if (isBelow(start, path)) return [start.with(path.length - 1, LONG).join('/'), value]
    return [text, isBelow(path, start) ? renamedBelow(value, path.slice(start.length)) : value]
  })
  return Object.fromEntries(entries)
}

function isBelow(path: Path, above: Path): boolean {
  return above.every((key, depth) => path[depth] === key)
}

function renamedBelow(value: Json, [key = '', ...below]: Path): Json {
  const { [key]: child = null, ...others } = value as { [name: string]: Json }
  return below.length === 0
    ? { ...others, [LONG]: child }
    : { ...others, [key]: renamedBelow(child, below) }
}
