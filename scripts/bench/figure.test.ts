import { expect, test } from 'vitest'
import { type Figure, inWords, isTooHeavy, type Unit, verdictOf } from './figure.ts'

const figure = (value: number | null, unit: Unit, budget?: number): Figure => ({
  what: '',
  value,
  unit,
  ...(budget !== undefined && { budget }),
})

test.each([
  [figure(110_000, 'bytes', 110_000), 'kept', false],
  [figure(110_001, 'bytes', 110_000), 'exceeded', true],
  [figure(0, 'shift', 0), 'kept', false],
  [figure(0.001, 'shift', 0), 'exceeded', false],
  [figure(5_000, 'ms', 50), null, false],
  [figure(40, 'score', 100), null, false],
  [figure(110_001, 'bytes'), null, false],
  [figure(null, 'bytes', 0), null, false],
])('%j is judged %s and fails the run: %s', (judged, verdict, tooHeavy) => {
  expect(verdictOf(judged)).toBe(verdict)
  expect(isTooHeavy(judged)).toBe(tooHeavy)
})

test.each([
  [97_240, 'bytes', '97.2 kB'],
  [28_200_000, 'memory', '28.2 MB'],
  [0.66, 'ms', '0.7 ms'],
  [402.4, 'ms', '402 ms'],
  [1.146, 'times', '1.15 ×'],
  [0.0123, 'shift', '0.0123'],
  [76_352, 'count', '76,352'],
] as const)('%d as %s reads %s', (value, unit, words) => {
  expect(inWords(value, unit)).toBe(words)
})
