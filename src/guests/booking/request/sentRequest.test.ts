// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '#domain/testing.ts'
import { forgetSent, keepSent, readSent } from './sentRequest.ts'

const NOW = Date.UTC(2026, 10, 23, 9)
const ASKED = {
  dates: { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') },
  guest: 'Ayşe Yılmaz',
  email: 'ayse@ornek.com',
  at: NOW,
}
const WEEK_MS = 7 * 86_400_000

const STORED = JSON.stringify(ASKED)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test('keeps the request until a week after its dates', () => {
  expect(keepSent(ASKED)).toEqual(ASKED)
  const left = Date.UTC(2027, 6, 15)
  expect(readSent(left + WEEK_MS)).toEqual(ASKED)
  expect(readSent(left + WEEK_MS + 1)).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('keeps the number of guests, the price and the key of the guest’s page, until it is forgotten', () => {
  const guestKey = 'AAAAAAAAAAAAAAAAAAAAAA'
  const known = {
    ...ASKED,
    guests: { adults: 2, children: 1, infants: 1 },
    total: 30_000,
    deposit: 9000,
    guestKey,
  }
  keepSent(known)

  expect(readSent(NOW)).toEqual(known)
  forgetSent()
  expect(readSent(NOW)).toBeNull()
})

test.each([
  'no JSON',
  'null',
  '{}',
  STORED.replace('2027-07-15', '2027-02-30'),
  STORED.replace('"2027-07-15"', '7'),
  STORED.replace('"Ayşe Yılmaz"', 'null'),
  STORED.replace(`${NOW}`, '"heute"'),
])('a device that stores %s has no request', (kept) => {
  localStorage.setItem('villa.asked', kept)

  expect(readSent(NOW)).toBeNull()
})
