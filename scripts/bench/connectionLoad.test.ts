import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Habits, mostVisitors, percentile, simulateDay } from './connectionLoad.ts'
import { createRandom } from './statistics.ts'

const DAY = 86_400
const STEADY: Habits = {
  looking: { median: 100, deviation: 0 },
  nearCalendarShare: 0.5,
  leftOpenShare: 0.25,
  leftOpen: { median: 1_000, deviation: 0 },
  hours: Array.from({ length: 24 }, () => 1),
}

function meanOpen(connects: 'atOnce' | 'nearCalendar', hiddenLimit: number, habits = STEADY) {
  const open = simulateDay(20_000, habits, { connects, hiddenLimit }, createRandom(1))
  return open.reduce((sum, count) => sum + count, 0) / DAY
}

// Little's law: visitors a second times the seconds each is connected.
test.each([
  ['for the whole look and the hidden tab', 'atOnce', Infinity, 100 + 0.25 * 1_000],
  ['for the look and a minute of the hidden tab', 'atOnce', 60, 100 + 0.25 * 60],
  ['from the calendar on, by half of them', 'nearCalendar', 60, 0.5 * (50 + 0.25 * 60)],
] as const)('visitors hold connections %s', (_, connects, limit, seconds) => {
  const expected = (20_000 / DAY) * seconds

  expect(meanOpen(connects, limit) / expected).toBeCloseTo(1, 1)
})

test('a tab left open for three days counts three times in every second', () => {
  const patient = { ...STEADY, leftOpenShare: 1, leftOpen: { median: 3 * DAY, deviation: 0 } }
  const open = simulateDay(10, patient, { connects: 'atOnce', hiddenLimit: Infinity }, Math.random)

  expect(Math.min(...open)).toBe(30)
})

test('the busy hours carry more connections than the quiet ones', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 21 ? 1 : 0))
  const policy = { connects: 'atOnce', hiddenLimit: 0 } as const
  const open = simulateDay(1_000, { ...STEADY, hours }, policy, createRandom(1))

  expect(Math.max(...open.slice(0, 21 * 3_600))).toBe(0)
  expect(Math.max(...open.slice(21 * 3_600))).toBeGreaterThan(20)
})

test('the 99.9th percentile leaves one second in a thousand above it', () => {
  const seconds = Int32Array.from({ length: 1_000 }, (_, second) => second)

  expect(percentile(seconds, 0.999)).toBe(998)
  expect(percentile(seconds, 0.5)).toBe(499)
})

test('the most visitors are found to within a thousandth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (limit) => {
      const found = mostVisitors((visitors) => visitors <= limit)
      expect(found).toBeLessThanOrEqual(limit)
      expect(limit - found).toBeLessThanOrEqual(Math.max(0, limit / 500))
    }),
  )
})
