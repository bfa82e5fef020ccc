import { expect, test } from 'vitest'
import { createRandom, median, percentile } from './statistics.ts'

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 10], 3.5],
  [[100, 20, 3], 20],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('the median of nothing is an error, not a figure', () => {
  expect(() => median([])).toThrow('Nothing was measured.')
})

test.each([
  [[7], 0.95, 7],
  [[5, 1, 4, 2, 3], 0.5, 3],
  [[5, 1, 4, 2, 3], 0.95, 5],
  [[5, 1, 4, 2, 3], 0, 1],
])('of %j, %d do not exceed %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected)
})

test('the same seed gives the same even spread of numbers from 0 to 1', () => {
  const [random, again] = [createRandom(7), createRandom(7)]
  const values = Array.from({ length: 10_000 }, random)

  expect(Array.from({ length: 10_000 }, again)).toEqual(values)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThan(1)
  expect(values.reduce((sum, value) => sum + value, 0) / 10_000).toBeCloseTo(0.5, 1)
})
