// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUse, isLongUnused, noteUse } from './session.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-24T10:00:00+03:00')

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

test.each([
  [29, false],
  [30, false],
  [31, true],
])('after %i days without use a session counts as unused: %s', (days, unused) => {
  noteUse()

  vi.setSystemTime(NOW + days * DAY_MS)

  expect(isLongUnused()).toBe(unused)
})

test('each use starts the period again', () => {
  noteUse()
  vi.setSystemTime(NOW + 20 * DAY_MS)
  noteUse()

  vi.setSystemTime(NOW + 40 * DAY_MS)

  expect(isLongUnused()).toBe(false)
})

test('a clock that was a year ahead does not keep a session open', () => {
  vi.setSystemTime(NOW + 365 * DAY_MS)
  noteUse()
  vi.setSystemTime(NOW)
  noteUse()

  vi.setSystemTime(NOW + 31 * DAY_MS)

  expect(isLongUnused()).toBe(true)
})

test.each(['', 'dün', '-5', '1e9'])('“%s” is ignored, and ends nothing', (kept) => {
  localStorage.setItem('villa.used', kept)

  expect(isLongUnused()).toBe(false)
})

test('a signed-out session is not unused', () => {
  noteUse()
  forgetUse()
  vi.setSystemTime(NOW + 31 * DAY_MS)

  expect(isLongUnused()).toBe(false)
})
