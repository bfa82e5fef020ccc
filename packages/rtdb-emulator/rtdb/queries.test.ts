import {
  type Database,
  endAt,
  endBefore,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  onValue,
  orderByChild,
  orderByKey,
  orderByPriority,
  orderByValue,
  query,
  type QueryConstraint,
  ref,
  set,
  startAfter,
  startAt,
} from 'firebase/database'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  expectWarning,
  openClient,
  openWire,
  pushed,
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

test('a live query receives only its own results, beside a listener at the same path', async () => {
  const five = { a: { a: 1 }, b: { a: 2 }, c: { a: 3 }, d: { a: 4 }, e: { a: 5 } }
  const backend = await start(five)
  const { request } = await openWire(backend)
  const newest = { i: '.key', l: 2, vf: 'r' }

  const answer = await request('q', { p: '/list', q: newest, t: 1, h: '' })
  await request('q', { p: '/list', h: '' })
  const outside = await request('p', { p: '/list/a/a', d: 7 })
  const leaving = await request('p', { p: '/list/d', d: null })
  await request('n', { p: '/list', q: newest, t: 1 })
  const after = await request('p', { p: '/list/e', d: null })

  const tagged = (path: string, data: object, action = 'd') => ({
    t: 'd',
    d: { a: action, b: { p: path, d: data, t: 1 } },
  })
  expect(answer).toEqual([tagged('list', { d: { a: 4 }, e: { a: 5 } }), reply(1, 'ok', {})])
  expect(outside).toEqual([pushed('d', 'list/a/a', 7), reply(3, 'ok')])
  expect(leaving).toEqual([
    tagged('list', { c: { a: 3 }, d: null }, 'm'),
    pushed('d', 'list/d', null),
    reply(4, 'ok'),
  ])
  expect(after).toEqual([pushed('d', 'list/e', null), reply(6, 'ok')])
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
  const shown: unknown[] = []
  onValue(wanted(database), (snapshot) => shown.push(snapshot.val()))
  await eventually(() => expect(shown).toEqual([{ b: { other: 2 } }]))
  expectWarning('Using an unspecified index')
})

test('refuses an unknown kind of query', async () => {
  const { request } = await openWire(await start({ a: 1 }))

  expect(await request('q', { p: '/list', q: { l: 0 }, t: 1 })).toEqual([reply(1, 'invalid_data')])
  expect(await request('g', { p: '/list', q: { i: 3 } })).toEqual([reply(2, 'invalid_data')])
  expect(await request('g', { p: '/list', q: { sp: {} } })).toEqual([reply(3, 'invalid_data')])
})
