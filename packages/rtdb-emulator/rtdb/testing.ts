import fc from 'fast-check'
import type { Json, JsonObject } from './json.ts'
import { boundOf, type Query } from './query.ts'

const key = fc.constantFrom('a', 'b', 'c', '2', '10', '-1', '__proto__', 'constructor')
const priority = fc.constantFrom<Json>(null, null, 1, 2, 'p')
const value = fc.constantFrom<Json>(1, 2, 'x', 'y', true, false)

const { tree } = fc.letrec<{ tree: Json; branch: JsonObject }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    value,
    fc.tuple(value, priority).map(([leaf, order]) => ({ '.value': leaf, '.priority': order })),
    tie('branch'),
  ),
  branch: fc
    .tuple(fc.array(fc.tuple(key, tie('tree')), { minLength: 1, maxLength: 4 }), priority)
    .map(([entries, order]) => Object.fromEntries([...entries, ['.priority', order]])),
}))

/** Any data, including priorities, in the format of a client. */
export const arbitraryTree = tree

/** Any path. */
export const arbitraryPlace = fc.array(key, { maxLength: 3 })

const rank = fc.constantFrom(null, false, true, 1, 2, 'p', 'x')
const requestedBound = fc.record({ value: rank, key: fc.option(key), isInclusive: fc.boolean() })

/** Any query. */
export const arbitraryQuery: fc.Arbitrary<Query> = fc
  .record({
    index: fc.constantFrom('.key', '.value', '.priority', 'a', 'b/c'),
    start: fc.option(requestedBound),
    end: fc.option(requestedBound),
    limit: fc.option(
      fc.record({ count: fc.integer({ min: 1, max: 3 }), of: fc.constantFrom('first', 'last') }),
    ),
  })
  .map(({ index, start, end, limit }) => ({
    index,
    start: start && boundOf(index, 'start', start),
    end: end && boundOf(index, 'end', end),
    limit,
  }))
