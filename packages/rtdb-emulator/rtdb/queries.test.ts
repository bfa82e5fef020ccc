import {
  type Database,
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildRemoved,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  query,
  type QueryConstraint,
  ref,
  remove,
  set,
  startAfter,
  startAt,
} from 'firebase/database'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  expectWarning,
  openClient,
  openWire,
  reply,
  startTestBackend,
} from '#rtdb-emulator/testing/backend.ts'
import { arbitraryTree } from './testing.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'

const RULES = {
  '.read': true,
  '.write': true,
  list: { '.indexOn': ['.value', 'a', 'b/c'] },
}
const start = (list: object) => startTestBackend({ rules: RULES, data: { list: { ...list } } })

type BuildQuery = (database: Database) => ReturnType<typeof query>
const queryWith =
  (...constraints: QueryConstraint[]): BuildQuery =>
  (database) =>
    query(ref(database, 'list'), ...constraints)

const rank = fc.constantFrom(null, false, true, 1, 2, 'p', 'x')
const key = fc.constantFrom('a', 'b', 'c', '2', '10', '-1')
const orders = [orderByValue, orderByPriority, () => orderByChild('a'), () => orderByChild('b/c')]
const limits = fc
  .tuple(fc.constantFrom(limitToFirst, limitToLast), fc.integer({ min: 1, max: 3 }))
  .map(([limit, count]) => limit(count))

/** Bounds and limits of a query in an order. */
const within = (
  order: () => QueryConstraint,
  bound: fc.Arbitrary<null | boolean | number | string>,
) =>
  fc
    .tuple(
      fc.option(fc.tuple(fc.constantFrom(startAt, startAfter), bound)),
      fc.option(fc.tuple(fc.constantFrom(endAt, endBefore), bound)),
      fc.option(limits),
    )
    .map(([start, end, limit]) => [
      order(),
      ...[start, end].flatMap((each) => (each ? [each[0](each[1])] : [])),
      ...(limit ? [limit] : []),
    ])
const byValue = fc.oneof(...orders.map((order) => within(order, rank)))

/** Whether the SDK allows a query: some do not order what they compare. */
function isAllowed(build: () => void): boolean {
  try {
    build()
    return true
  } catch {
    return false
  }
}

test("a query has the SDK's own result on the same data", async () => {
  const backend = await startTestBackend({ rules: RULES, data: null })
  const [listening, other] = [openClient(backend).database, openClient(backend).database]
  onValue(ref(listening, 'list'), () => {})

  await fc.assert(
    fc.asyncProperty(
      arbitraryTree,
      fc.oneof(within(orderByKey, key), byValue),
      async (list, constraints) => {
        const wanted = queryWith(...constraints)
        fc.pre(isAllowed(() => wanted(listening)))
        await set(ref(listening, 'list'), list)

        const [local, fetched] = await Promise.all([
          new Promise<unknown>((resolve) =>
            onValue(wanted(listening), (snapshot) => resolve(snapshot.exportVal()), {
              onlyOnce: true,
            }),
          ),
          get(wanted(other)),
        ])

        expect(fetched.exportVal()).toEqual(local)
      },
    ),
    { numRuns: 100 },
  )
})

/** The keys of a query's results in order after each change. */
function follow(database: Database, wanted: BuildQuery): string[][] {
  const shown: string[][] = []
  onValue(wanted(database), (snapshot) => {
    const keys: string[] = []
    snapshot.forEach((child) => void keys.push(child.key))
    shown.push(keys)
  })
  return shown
}

describe('a live query', () => {
  const FIVE = { a: { a: 1 }, b: { a: 2 }, c: { a: 3 }, d: { a: 4 }, e: { a: 5 } }

  test('receives only its own results', async () => {
    const backend = await start(FIVE)
    const { request } = await openWire(backend)
    const newest = { i: '.key', l: 2, vf: 'r' }

    const answer = await request('q', { p: '/list', q: newest, t: 1, h: '' })
    const outside = await request('p', { p: '/list/a/a', d: 7 })
    const leaving = await request('p', { p: '/list/d', d: null })
    await request('n', { p: '/list', q: newest, t: 1 })
    const after = await request('p', { p: '/list/e', d: null })

    const tagged = (path: string, data: object, action = 'd') => ({
      t: 'd',
      d: { a: action, b: { p: path, d: data, t: 1 } },
    })
    expect(answer).toEqual([tagged('list', { d: { a: 4 }, e: { a: 5 } }), reply(1, 'ok', {})])
    expect(outside).toEqual([reply(2, 'ok')])
    expect(leaving).toEqual([tagged('list', { c: { a: 3 }, d: null }, 'm'), reply(3, 'ok')])
    expect(after).toEqual([reply(5, 'ok')])
  })

  test('is independent of other listens at the same path', async () => {
    const backend = await start(FIVE)
    const [here, there] = [openClient(backend).database, openClient(backend).database]
    const added: string[] = []
    const removed: string[] = []
    const first = queryWith(orderByKey(), limitToFirst(1))(here)
    onChildAdded(first, ({ key: name }) => void added.push(String(name)))
    onChildRemoved(first, ({ key: name }) => void removed.push(String(name)))
    const second = follow(here, queryWith(orderByKey(), startAfter('a'), limitToFirst(1)))
    await eventually(() => expect([added, second]).toEqual([['a'], [['b']]]))
    const whole = follow(here, queryWith(orderByKey()))
    await eventually(() => expect(whole).toEqual([['a', 'b', 'c', 'd', 'e']]))

    await remove(ref(there, 'list/a'))

    await eventually(() => expect([added, removed]).toEqual([['a', 'b'], ['a']]))
    await eventually(() => expect(whole.at(-1)).toEqual(['b', 'c', 'd', 'e']))
  })
})

test('a listener gets an order without an index, with a warning, and `get` is refused', async () => {
  const backend = await start({ a: { other: 1 }, b: { other: 2 } })
  const { database } = openClient(backend)
  const { request } = await openWire(backend)
  const wanted = queryWith(orderByChild('other'), equalTo(2))
  const refusal = 'Index not defined, add ".indexOn": "other", for path "/list", to the rules'

  await expect(get(wanted(database))).rejects.toThrow(refusal)
  const wireQuery = { i: 'other', sp: 2, ep: 2 }
  expect(await request('q', { p: '/list', q: wireQuery, t: 1, h: '' })).toContainEqual(
    reply(1, 'ok', { w: ['no_index'] }),
  )
  const shown = follow(database, wanted)
  await eventually(() => expect(shown).toEqual([['b']]))
  expectWarning('Using an unspecified index')
})

test('refuses an unknown kind of query', async () => {
  const { request } = await openWire(await start({ a: 1 }))

  expect(await request('q', { p: '/list', q: { l: 0 }, t: 1 })).toEqual([reply(1, 'invalid_data')])
  expect(await request('g', { p: '/list', q: { i: 3 } })).toEqual([reply(2, 'invalid_data')])
  expect(await request('g', { p: '/list', q: { sp: {} } })).toEqual([reply(3, 'invalid_data')])
})
