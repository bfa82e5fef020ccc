import { expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { moveDay, openingDay, spansSixWeeks } from './dayState.ts'

const from = day('2026-07-15') // A Wednesday.

test.each([
  ['ArrowLeft', '2026-07-14'],
  ['ArrowRight', '2026-07-16'],
  ['ArrowUp', '2026-07-08'],
  ['ArrowDown', '2026-07-22'],
  ['Home', '2026-07-13'],
  ['End', '2026-07-19'],
  ['Enter', null],
])('%s moves from 15 July to %s', (key, to) => {
  expect(moveDay(from, { key, shiftKey: false }, 1)).toBe(to)
})

test.each([
  ['Home', '2026-07-12'],
  ['End', '2026-07-18'],
])('%s moves to %s when weeks start on Sunday', (key, to) => {
  expect(moveDay(from, { key, shiftKey: false }, 0)).toBe(to)
})

test.each([
  ['2026-01-31', 'PageDown', false, '2026-02-28'],
  ['2028-01-31', 'PageDown', false, '2028-02-29'],
  ['2026-05-31', 'PageUp', false, '2026-04-30'],
  ['2026-12-15', 'PageDown', false, '2027-01-15'],
  ['2026-07-15', 'PageUp', true, '2025-07-15'],
  ['2028-02-29', 'PageDown', true, '2029-02-28'],
])('from %s, %s (with Shift: %j) moves to %s', (start, key, shiftKey, to) => {
  expect(moveDay(day(start), { key, shiftKey }, 1)).toBe(to)
})

test.each([
  ['2026-06-01', '2026-06-01'],
  ['2026-06-19', '2026-06-19'],
  ['2026-06-20', '2026-07-01'],
  ['2027-01-31', '2027-02-01'],
  ['2026-12-20', '2027-01-01'],
])('on %s the calendar opens on %s', (today, opening) => {
  expect(openingDay(day(today))).toBe(opening)
})

test.each([
  ['2027-01-10', 0, true],
  ['2027-01-10', 1, false],
  ['2027-05-31', 0, true],
  ['2027-05-31', 1, true],
  ['2027-06-01', 1, false],
] as const)(
  'the month of %s, with weeks from day %d, has six rows: %s',
  (from, weekStart, isSix) => {
    expect(spansSixWeeks(day(from), weekStart)).toBe(isSix)
  },
)
