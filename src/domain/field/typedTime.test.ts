import { expect, test } from 'vitest'
import { tidyTime } from './typedTime.ts'

test.each([
  ['14:30', '14:30'],
  ['14.30', '14:30'],
  ['1430', '14:30'],
  ['9:5', '09:05'],
  [' 14 ', '14:00'],
  ['', ''],
  // Invalid times are left as typed.
  ['24:00', '24:00'],
  ['14:60', '14:60'],
  ['2:30 PM', '2:30 PM'],
  ['akşam', 'akşam'],
])('the time "%s" is formatted as "%s"', (typed, tidied) => {
  expect(tidyTime(typed)).toBe(tidied)
})
