import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { parsePath } from '#rtdb-emulator/rtdb/tree.ts'
import { LONGEST_KEY } from '#rules/conditions.ts'
import { placeOf } from './places.ts'
import type { Changes } from './roles.ts'
import { WRITES, type Write } from './writes.ts'

/** A permitted write that differs in one point, at the place of this name. */
export type Variant = { kind: string; place: string; changes: Changes; write: Write }

type Leaf = Exclude<Json, object> | { '.sv': string }

/** The values that take the place of one: the same as `null` for a kind that does not apply. */
const VALUES: { readonly [kind: string]: (value: Leaf) => Json | undefined } = {
  'another type': (value) => (typeof value === 'number' ? 'x' : 1),
  children: () => ({ x: 1 }),
  'a priority': (value) =>
    typeof value === 'object' ? undefined : { '.value': value, '.priority': 'x' },
  'a long text': (value) => (typeof value === 'string' ? `${value}${'x'.repeat(6000)}` : undefined),
  'no text': (value) => (typeof value === 'string' ? '' : undefined),
  'a huge number': (value) => (typeof value === 'number' ? 1e15 : undefined),
  'a negative number': (value) => (typeof value === 'number' ? -1e15 : undefined),
  'a fraction': (value) => (typeof value === 'number' ? value + 0.5 : undefined),
  'no value': () => null,
}

/** Every write of the table with another value, child or key at each of its places. */
export const VARIANTS: readonly Variant[] = WRITES.flatMap((write) =>
  Object.entries(write.changes).flatMap(([path, value]) => [
    ...valuesIn(path, value).map(([kind, at, other]) => variantOf(write, kind, path, at, other)),
    ...longKeysOf(path).map((other): Variant => {
      const { [path]: moved = null, ...others } = write.changes
      const changes = { ...others, [other]: moved }
      return { kind: 'a long key', place: nameOf(path), changes, write }
    }),
  ]),
)

function variantOf(write: Write, kind: string, path: string, at: string, other: Json): Variant {
  return { kind, place: nameOf(at), changes: { ...write.changes, [path]: other }, write }
}

function nameOf(path: string): string {
  return placeOf(parsePath(path))?.name ?? path
}

/** What may stand at a path instead of a value: its kind, the path below that differs, and the whole. */
function valuesIn(path: string, value: Json): [kind: string, at: string, whole: Json][] {
  if (isLeaf(value)) {
    return Object.entries(VALUES).flatMap(([kind, make]) => {
      const other = value === null ? undefined : make(value)
      return other === undefined ? [] : [[kind, path, other]]
    })
  }
  const below = Object.entries(value).flatMap(([name, child]) =>
    valuesIn(`${path}/${name}`, child).map(([kind, at, other]): [string, string, Json] => [
      kind,
      at,
      { ...value, [name]: other },
    ]),
  )
  return [['an unknown child', path, { ...value, unknown: 'x' }], ...below]
}

function isLeaf(value: Json): value is Leaf {
  return typeof value !== 'object' || value === null || '.sv' in value
}

/** The paths with a key that is too long in place of each of its own. */
function longKeysOf(path: string): string[] {
  const keys = parsePath(path)
  const places = placeOf(keys)?.keys ?? []
  return places.flatMap((key, depth) =>
    key.startsWith('$') ? [keys.with(depth, 'x'.repeat(LONGEST_KEY + 1)).join('/')] : [],
  )
}
