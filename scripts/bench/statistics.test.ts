import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 10], 3.5],
  [[100, 20, 3], 20],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('the median of an empty list is an error', () => {
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
