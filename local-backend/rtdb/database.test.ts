import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOBODY } from '#local-backend/token.ts'
import { type Change, changesBetween, packChanges } from './changes.ts'
import { Database, PermissionDenied } from './database.ts'
import { compileRules, type Ruleset } from './rules.ts'
import {
  type Branch,
  childOf,
  isBranch,
  type Json,
  parsePath,
  setValue,
  valueAt,
  withValue,
} from './tree.ts'

const OPEN: Ruleset = { mayRead: () => true, mayWrite: () => true }
const key = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor')
const { tree } = fc.letrec<{ tree: Json; branch: Branch }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small' }, fc.constantFrom<Json>(1, 2, 'x', true), tie('branch')),
  branch: fc
    .array(fc.tuple(key, tie('tree')), { minLength: 1, maxLength: 4 })
    .map((entries) => Object.fromEntries(entries)),
}))
const stored = fc.option(tree)
const place = fc.array(key, { maxLength: 3 })

function apply(root: Json, changes: readonly Change[]): Json {
  return changes.reduce((node, { path, value }) => withValue(node, path, value), root)
}

/** Applies a message as a client does. */
function receive(root: Json, changes: readonly Change[]): Json {
  if (changes.length === 0) return root
  const { merge, path, data } = packChanges(changes)
  if (!merge || !isBranch(data)) return withValue(root, path, data)
  return Object.entries(data).reduce(
    (node, [below, value]) => withValue(node, [...path, ...parsePath(below)], value),
    root,
  )
}

/** The children that `after` has in common with `before`, or the whole of two equal leaves. */
function keptBy(before: Json, after: Json): Json[] {
  if (!isBranch(before) || !isBranch(after)) return [before].filter((leaf) => leaf === after)
  return Object.keys(after).filter((name) => equals(childOf(before, name), childOf(after, name)))
}

function equals(one: Json, other: Json): boolean {
  return changesBetween(one, other).length === 0
}

describe('what changed', () => {
  test('turns what was into what is, and names nothing that stayed', () => {
    fc.assert(
      fc.property(stored, stored, (before, after) => {
        const changes = changesBetween(before, after)

        expect(apply(before, changes)).toEqual(after)
        expect(receive(before, changes)).toEqual(after)
        for (const { path, value } of changes) {
          expect(keptBy(valueAt(before, path), value)).toEqual([])
        }
      }),
    )
  })

  test('reaches every listener so that it has what is stored', () => {
    fc.assert(
      fc.property(
        stored,
        fc.array(fc.tuple(place, stored)),
        fc.array(place),
        (data, writes, places) => {
          const database = new Database({ data, rules: OPEN, now: () => 0 })
          const heard = places.map((path) => {
            const listener = {
              path,
              copy: null as Json,
              caller: () => NOBODY,
              changed: (changes: readonly Change[]) =>
                (listener.copy = receive(listener.copy, changes)),
              revoked: () => {},
            }
            listener.copy = structuredClone(database.listen(listener))
            return listener
          })

          for (const [path, input] of writes) database.write([{ path, input }], NOBODY)

          for (const { path, copy } of heard) expect(copy).toEqual(valueAt(database.root, path))
        },
      ),
    )
  })
})

test('what was given out stays as it was, whatever is written later', () => {
  const database = new Database({ data: { a: { b: 1 } }, rules: OPEN, now: () => 0 })
  const heard: Change[] = []
  const changed = (changes: readonly Change[]) => heard.push(...changes)
  const listened = database.listen({ path: [], caller: () => NOBODY, changed, revoked: () => {} })
  const read = database.read(['a'], NOBODY)
  const written = database.write([{ path: ['c'], input: { d: { e: 1 } } }], NOBODY)

  database.write([{ path: ['a', 'b'], input: 2 }], NOBODY)
  database.write([{ path: ['c', 'd', 'f'], input: 2 }], NOBODY)

  expect([listened, read, written]).toEqual([{ a: { b: 1 } }, { b: 1 }, [{ d: { e: 1 } }]])
  expect(heard[0]).toEqual({ path: ['c'], value: { d: { e: 1 } } })
})

test('changing a tree in place gives the same as changing a copy', () => {
  fc.assert(
    fc.property(stored, fc.array(fc.tuple(place, stored)), (root, writes) => {
      const changes = writes.map(([path, value]) => ({ path, value }))
      const copied = apply(root, changes)

      const own = structuredClone(root)
      const changed = changes.reduce<Json>(
        (node, { path, value }) => setValue(node, path, structuredClone(value)),
        own,
      )

      expect(changed).toEqual(copied)
    }),
  )
})

test('a refused write leaves no trace, neither in the data nor in what the rules compare', () => {
  fc.assert(
    fc.property(stored, place, stored, place, stored, (data, path, input, next, nextInput) => {
      const seen: [Json, Json][] = []
      const rules: Ruleset = {
        mayRead: () => true,
        mayWrite: ({ before, after }) => seen.push(structuredClone([before, after])) > 1,
      }
      const database = new Database({ data, rules, now: () => 0 })

      expect(() => database.write([{ path, input }], NOBODY)).toThrow(PermissionDenied)
      database.write([{ path: next, input: nextInput }], NOBODY)

      const expected = withValue(data, next, nextInput)
      expect(seen[1]).toEqual([data, expected])
      expect(database.root).toEqual(expected)
    }),
  )
})

test('a node lives as long as it has a child, however they come and go', () => {
  const data = { node: { a: 1, b: 1, c: 1 } }
  const database = new Database({ data, rules: OPEN, now: () => 0 })
  const put = (key: string, input: number | null) =>
    database.write([{ path: ['node', key], input }], NOBODY)

  put('a', null)
  put('d', 1)
  put('d', 2)
  put('b', null)
  put('c', null)
  expect(database.root).toEqual({ node: { d: 2 } })
  put('d', null)
  expect(database.root).toBeNull()
})

test('a stay is saved and deleted quickly among 10,000', () => {
  const stays = Array.from({ length: 10_000 }, (_, at) => `-stay${at}`)
  const data: Json = {
    reservations: Object.fromEntries(
      stays.map((id) => [id, { girisTarihi: 'x', cikisTarihi: 'y' }]),
    ),
    reservationDetails: Object.fromEntries(
      stays.map((id) => [id, { musteriAdi: id, kapora: 1, kalan: 2 }]),
    ),
    nights: Object.fromEntries(stays.map((id, at) => [`night${at}`, id])),
  }
  const database = new Database({ data, rules: OPEN, now: () => 0 })
  const heard: number[] = []
  for (const path of [['reservations'], ['reservationDetails'], ['nights']]) {
    database.listen({
      path,
      caller: () => NOBODY,
      changed: ({ length }) => heard.push(length),
      revoked: () => {},
    })
  }
  const save = (id: string, held: string | null, value: Json) => {
    const nights = Array.from({ length: 7 }, (_, at) => ({
      path: ['nights', `${id}${at}`],
      input: held,
    }))
    const halves = ['reservations', 'reservationDetails'].map((half) => ({
      path: [half, id],
      input: value,
    }))
    database.write([...halves, ...nights], NOBODY)
  }
  save('warm', 'warm', { a: 1 })

  const times = Array.from({ length: 21 }, (_, at) => {
    const started = performance.now()
    save(`new${at >> 1}`, at % 2 === 0 ? 'new' : null, at % 2 === 0 ? { a: 1 } : null)
    return performance.now() - started
  })

  const median = times.toSorted((a, b) => a - b)[10]
  expect(median).toBeLessThan(10)
  expect(heard).toHaveLength(22 * 3)
})

test('a rule sees the moment that a timestamp of the same write became, however time goes on', () => {
  let clock = 0
  const rules = compileRules(
    JSON.stringify({ rules: { at: { '.write': 'newData.val() === now' } } }),
    'rules.json',
  )
  const database = new Database({ data: null, rules, now: () => (clock += 1) })

  const [stored] = database.write([{ path: ['at'], input: { '.sv': 'timestamp' } }], NOBODY)

  expect(database.root).toEqual({ at: stored })
})
