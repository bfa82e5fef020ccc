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

test('each place that grants something has a sample', () => {
  expect(placesWithoutSample()).toEqual([])
})

test('each role is granted what its samples allow, and nothing else', () => {
  expect(cells.flatMap(({ wrong }) => wrong)).toEqual([])
})

test('a write that leaves one of its paths out is refused', () => {
  const granted = WRITES.flatMap((write) =>
    Object.keys(write.changes)
      .filter((path) => !write.optional.some((start) => path.startsWith(start)))
      .flatMap((path, _, { length }) => {
        const { [path]: _left, ...rest } = write.changes
        const isGranted = length > 1 && openAs(authorOf(write), write.over).mayWrite(rest)
        return isGranted ? [`${write.title}, without ${path}`] : []
      }),
  )

  expect(granted).toEqual([])
})

test('a write of a version is refused the second time', () => {
  const repeated = WRITES.filter((write) =>
    openAs(authorOf(write), write.over).mayRepeat(write.changes),
  )

  expect(repeated.map(({ title }) => title)).toEqual(
    WRITES.filter(({ repeats }) => repeats).map(({ title }) => title),
  )
})

test('a value of another type is refused', () => {
  expect(grantedTypes()).toEqual([])
})

test('a field of an unknown name is refused', () => {
  expect(grantedUnknownFields()).toEqual([])
})

test('a record without one of its required parts is refused', () => {
  expect(grantedOmissions()).toEqual([])
})

test('a priority is refused where anyone may write', () => {
  expect(grantedPriorities()).toEqual([])
})

test('the rules draw the limits of each field where its description does', () => {
  const { wrong, untried } = misjudgedLimits()

  expect(untried).toEqual([])
  expect(wrong).toEqual([])
})
