import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOBODY } from '#rtdb-emulator/auth/token.ts'
import { type DatabaseChange, changesBetween, packChanges } from './changes.ts'
import { Database, type Listener, PermissionDenied } from './database.ts'
import type { Json } from './json.ts'
import type { Query } from './query.ts'
import { select } from './query.ts'
import { compileRules, type Ruleset } from './rules.ts'
import { arbitraryPlace as place, arbitraryQuery, arbitraryTree } from './testing.ts'
import { nodeAt, parsePath, type Path, type Stored, withNode } from './tree.ts'
import { fromJson, toJson } from './value.ts'

const OPEN: Ruleset = { mayRead: () => true, mayWrite: () => true, hasIndex: () => true }
const stored = fc.option(arbitraryTree)
const EXPORTED = { priorities: true }

function databaseOf(data: Json, rules: Ruleset = OPEN) {
  return new Database({ data: fromJson(data), rules, now: () => 0 })
}

function listenerAt(
  path: Path,
  changed: Listener['changed'],
  query: Query | null = null,
): Listener {
  return { path, query, caller: () => NOBODY, changed, revoked: () => {} }
}

/** Applies a message as a client does. */
function receive(root: Stored, changes: readonly DatabaseChange[]): Stored {
  if (changes.length === 0) return root
  const { merge, path, data } = packChanges(changes)
  if (!merge || data === null || typeof data !== 'object') {
    return withNode(root, path, fromJson(data))
  }
  return Object.entries(data).reduce(
    (node, [below, value]) => withNode(node, [...path, ...parsePath(below)], fromJson(value)),
    root,
  )
}

function jsonOf(node: Stored): Json {
  return toJson(node, EXPORTED)
}

describe('changes', () => {
  test('turn the old value into the new one', () => {
    fc.assert(
      fc.property(stored, stored, (was, is) => {
        const [before, after] = [fromJson(was), fromJson(is)]
        const changes = changesBetween(before, after)

        const applied = changes.reduce<Stored>(
          (node, { path, value }) => withNode(node, path, value),
          before,
        )
        expect(jsonOf(applied)).toEqual(jsonOf(after))
        expect(jsonOf(receive(before, changes))).toEqual(jsonOf(after))
      }),
    )
  })

  test("reach every listener, which then has the stored value, or its query's part", () => {
    fc.assert(
      fc.property(
        stored,
        fc.array(fc.tuple(place, stored)),
        fc.array(fc.tuple(place, fc.option(arbitraryQuery))),
        (data, writes, places) => {
          const database = databaseOf(data)
          const followers = places.map(([path, query]) => {
            const follower = { path, query, copy: null as Stored }
            const listener = listenerAt(
              path,
              (changes) => (follower.copy = receive(follower.copy, changes)),
              query,
            )
            follower.copy = database.listen(listener)
            return follower
          })

          for (const [path, input] of writes) database.write([{ path, input }], NOBODY)

          for (const { path, query, copy } of followers) {
            const node = nodeAt(database.root, path)
            expect(jsonOf(copy)).toEqual(jsonOf(query ? select(node, query) : node))
          }
        },
      ),
    )
  })
})

test('a value that was returned is unaffected by later writes', () => {
  const database = databaseOf({ a: { b: 1 } })
  const received: DatabaseChange[] = []
  const listened = database.listen(listenerAt([], (changes) => received.push(...changes)))
  const read = database.read(['a'], NOBODY)
  const [written = null] = database.write([{ path: ['c'], input: { d: { e: 1 } } }], NOBODY)

  database.write([{ path: ['a', 'b'], input: 2 }], NOBODY)
  database.write([{ path: ['c', 'd', 'f'], input: 2 }], NOBODY)

  const given = [listened, read, written, received[0]?.value ?? null]
  const expected = [{ a: { b: 1 } }, { b: 1 }, { d: { e: 1 } }, { d: { e: 1 } }]
  expect(given.map(jsonOf)).toEqual(expected)
})

test('a refused write changes neither the data nor what the rules compare', () => {
  fc.assert(
    fc.property(stored, place, stored, place, stored, (data, path, input, next, nextInput) => {
      const seen: [Json, Json][] = []
      const database = databaseOf(data, {
        ...OPEN,
        mayWrite: ({ before, after }) => seen.push([jsonOf(before), jsonOf(after)]) > 1,
      })

      expect(() => database.write([{ path, input }], NOBODY)).toThrow(PermissionDenied)
      database.write([{ path: next, input: nextInput }], NOBODY)

      const expected = jsonOf(withNode(fromJson(data), next, fromJson(nextInput)))
      expect(seen[1]).toEqual([jsonOf(fromJson(data)), expected])
      expect(jsonOf(database.root)).toEqual(expected)
    }),
  )
})

test('a rule compares the timestamp of the same write with the same now, however long it runs', () => {
  let clock = 0
  const rules = compileRules(
    JSON.stringify({ rules: { at: { '.write': 'newData.val() === now' } } }),
    'rules.json',
  )
  const database = new Database({ data: null, rules, now: () => (clock += 1) })

  const [at = null] = database.write([{ path: ['at'], input: { '.sv': 'timestamp' } }], NOBODY)

  expect(jsonOf(database.root)).toEqual({ at: jsonOf(at) })
})
