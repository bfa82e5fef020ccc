import { expect, test } from 'vitest'
import { changedSince } from './changedSince.ts'

test('reports only what was added, changed or removed', () => {
  const before = new Map([
    ['same', 1],
    ['changed', 1],
    ['gone', 4],
  ])
  const now = new Map([
    ['same', 1],
    ['changed', 2],
    ['new', 1],
  ])

  expect(changedSince(before, now)).toEqual(['changed', 'new', 'gone'])
  expect(changedSince(before, before)).toEqual([])
})
