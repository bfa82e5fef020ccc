import { expect, test } from 'vitest'
import { windowAround } from './rowWindow.ts'

const asOpened = { earlier: 0, later: 0 }

test.each([
  ['none', 0, 0, { first: 0, from: 0, to: 0 }],
  ['a short list', 40, 60, { first: 40, from: 40, to: 60 }],
  ['a long list whose stays all lie ahead', 0, 10_000, { first: 0, from: 0, to: 60 }],
  ['a long list with today in it', 9000, 10_000, { first: 9000, from: 9000, to: 9060 }],
  ['a long list of past stays', 10_000, 10_000, { first: 9990, from: 9990, to: 10_000 }],
])('%s opens around today', (_, anchor, count, drawn) => {
  expect(windowAround(anchor, count, asOpened)).toEqual(drawn)
})

test('a long list grows on either side as asked, and ends where the list does', () => {
  expect(windowAround(100, 200, { earlier: 1, later: 0 })).toEqual({
    first: 100,
    from: 40,
    to: 160,
  })
  expect(windowAround(100, 200, { earlier: 2, later: 1 })).toEqual({ first: 100, from: 0, to: 200 })
})
