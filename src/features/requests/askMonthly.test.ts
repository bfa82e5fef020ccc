// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { isTimeToAsk, noteAnswered } from './askMonthly.ts'

const NOW = Date.parse('2026-11-22T08:00:00Z')
const DAY = 24 * 3_600_000

beforeEach(() => localStorage.clear())

test('asks an owner at first, and again a month after the answer', () => {
  expect(isTimeToAsk(NOW)).toBe(true)

  noteAnswered(NOW)

  expect([0, 29 * DAY, 30 * DAY].map((later) => isTimeToAsk(NOW + later))).toEqual([
    false,
    false,
    true,
  ])
})

test('a date from a clock that was ahead does not suppress the question', () => {
  noteAnswered(NOW + 400 * DAY)
  expect(isTimeToAsk(NOW)).toBe(true)
})

test('asks every time when storage is unavailable, without an error', () => {
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed })

  noteAnswered(NOW)

  expect(isTimeToAsk(NOW)).toBe(true)
  vi.unstubAllGlobals()
})
