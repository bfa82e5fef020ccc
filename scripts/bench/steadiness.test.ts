import { expect, test } from 'vitest'
import { cumulativeLayoutShift, longTaskFigure, type Shift } from './steadiness.ts'

const shift = (start: number, value: number, afterInput = false): Shift => ({
  start,
  value,
  afterInput,
  moved: '',
})

test.each([
  ['nothing moved', [], 0],
  ['shifts close together are one', [shift(0, 0.1), shift(900, 0.2)], 0.3],
  [
    'a pause of a second parts them, and the larger counts',
    [shift(0, 0.1), shift(1_000, 0.2)],
    0.2,
  ],
  ['what follows an input is the visitor’s own doing', [shift(0, 0.1), shift(10, 0.5, true)], 0.1],
  [
    'a window lasts five seconds at most',
    [0, 800, 1_600, 2_400, 3_200, 4_000, 4_800, 5_600].map((start) => shift(start, 0.1)),
    0.7,
  ],
])('layout shift: %s', (_, shifts, expected) => {
  expect(cumulativeLayoutShift(shifts)).toBeCloseTo(expected)
})

test('of the long tasks the longest is shown, beside how many there were', () => {
  const tasks = [
    { start: 0, duration: 60 },
    { start: 100, duration: 80 },
  ]

  expect(longTaskFigure('typing', tasks)).toMatchObject({ value: 80, note: '2 over 50 ms' })
  expect(longTaskFigure('typing', [])).toMatchObject({ value: 0, note: 'no task over 50 ms' })
})
