import { expect, test } from 'vitest'
import { createValueCopy, type ValueCopy } from './valueCopy.ts'

const STORED = { seasons: { a: { perNight: 1 }, b: { perNight: 2 } }, terms: { minNights: 3 } }

test.each<[string, (copy: ValueCopy) => void, unknown]>([
  ['a new whole', ({ put }) => put('/', { seasons: {} }), { seasons: {} }],
  ['nothing', ({ put }) => put('/', null), null],
  [
    'a child',
    ({ put }) => put('/seasons/a', { perNight: 5 }),
    { ...STORED, seasons: { ...STORED.seasons, a: { perNight: 5 } } },
  ],
  [
    'a value deep in it',
    ({ put }) => put('/seasons/a/perNight', 5),
    { ...STORED, seasons: { ...STORED.seasons, a: { perNight: 5 } } },
  ],
  ['a child where there was none', ({ put }) => put('/x/y', 1), { ...STORED, x: { y: 1 } }],
  ['a child’s end', ({ put }) => put('/terms', null), { seasons: STORED.seasons }],
  [
    'several changes at once',
    ({ patch }) => patch('/', { 'seasons/a': null, 'terms/minNights': 1 }),
    { seasons: { b: { perNight: 2 } }, terms: { minNights: 1 } },
  ],
  [
    'several changes below a path',
    ({ patch }) => patch('/seasons', { a: null }),
    { ...STORED, seasons: { b: { perNight: 2 } } },
  ],
])('a copy takes %s', (_, change, expected) => {
  const copy = createValueCopy()
  copy.put('/', STORED)

  change(copy)

  expect(copy.value()).toEqual(expected)
})

test('a copy is nothing before it has heard anything', () => {
  expect(createValueCopy().value()).toBeNull()
})
