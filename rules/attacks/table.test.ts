import { expect, test } from 'vitest'
import { openAs } from './judge.ts'
import {
  grantedOmissions,
  grantedPriorities,
  grantedTypes,
  grantedUnknownFields,
  misjudgedLimits,
} from './leaves.ts'
import { placesWithoutSample, judgeTable } from './table.ts'
import { authorOf } from './write.ts'
import { WRITES } from './writes.ts'

const cells = judgeTable()

test('each place with a permission has a sample', () => {
  expect(placesWithoutSample()).toEqual([])
})

test('each role has exactly the permissions of its samples', () => {
  expect(cells.flatMap(({ wrong }) => wrong)).toEqual([])
})

test('refuses a write without one of its paths', () => {
  const granted = WRITES.flatMap((write) =>
    Object.keys(write.changes)
      .filter((path) => !write.optional.some((start) => path.startsWith(start)))
      .flatMap((path, _, { length }) => {
        const { [path]: _left, ...rest } = write.changes
        const tryUpdate = length > 1 && openAs(authorOf(write), write.over).mayWrite(rest)
        return tryUpdate ? [`${write.title}, without ${path}`] : []
      }),
  )

  expect(granted).toEqual([])
})

test('refuses a write of a version the second time', () => {
  const repeated = WRITES.filter((write) =>
    openAs(authorOf(write), write.over).mayRepeat(write.changes),
  )

  expect(repeated.map(({ title }) => title)).toEqual(
    WRITES.filter(({ repeats }) => repeats).map(({ title }) => title),
  )
})

test('refuses a value of another type', () => {
  expect(grantedTypes()).toEqual([])
})

test('refuses an unknown field', () => {
  expect(grantedUnknownFields()).toEqual([])
})

test('refuses a record without one of its required parts', () => {
  expect(grantedOmissions()).toEqual([])
})

test('refuses a priority where anyone may write', () => {
  expect(grantedPriorities()).toEqual([])
})

test('the rules have the limits of each field’s description', () => {
  const { wrong, untried } = misjudgedLimits()

  expect(untried).toEqual([])
  expect(wrong).toEqual([])
})
