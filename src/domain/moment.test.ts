import { expect, test } from 'vitest'
import { clockAt, momentAt } from './moment.ts'

const LATE = Date.parse('2026-11-21T22:03:00Z')

test.each([
  ['Europe/Istanbul', '2026-11-22T01:03'],
  ['America/Los_Angeles', '2026-11-21T14:03'],
])('a moment corresponds to the local time in %s', (zone, clock) => {
  expect(clockAt(zone, LATE)).toBe(clock)
  expect(momentAt(zone, clock)).toBe(LATE)
})

test('an empty control is no moment', () => {
  expect(momentAt('Europe/Istanbul', '')).toBeNull()
})
