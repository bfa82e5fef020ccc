import { expect, test } from 'vitest'
import { formatValue, isTooHeavy } from './figure.ts'

test.each([
  [{ value: 110_000, unit: 'bytes', budget: 110_000 }, false],
  [{ value: 110_001, unit: 'bytes', budget: 110_000 }, true],
  [{ value: 110_001, unit: 'bytes' }, false],
  [{ value: null, unit: 'bytes', budget: 0 }, false],
  [{ value: 5_000, unit: 'ms', budget: 50 }, false],
] as const)('%j fails the run: %s', (figure, expected) => {
  expect(isTooHeavy({ what: '', ...figure })).toBe(expected)
})

test.each([
  [97_240, 'bytes', '97.2 kB'],
  [0.66, 'ms', '0.7 ms'],
  [402.4, 'ms', '402 ms'],
  [1.146, 'times', '1.15 ×'],
  [0.0123, 'shift', '0.0123'],
  [76_352, 'count', '76,352'],
] as const)('%d as %s reads %s', (value, unit, words) => {
  expect(formatValue(value, unit)).toBe(words)
})
