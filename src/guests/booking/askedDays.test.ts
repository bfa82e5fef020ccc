// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { day } from '#domain/testing.ts'
import { addressOfDays, takeAskedDays } from './askedDays.ts'

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-15') }

beforeEach(() => history.replaceState(null, '', 'http://localhost:3000/'))

test.each(['tr', 'en'] as const)('the address of dates restores them, in %s', (language) => {
  history.replaceState(null, '', addressOfDays(stay, language))
  expect(location.hash).toBe('#rezervasyon')

  expect(takeAskedDays()).toEqual(stay)
  expect(location.search).toBe('')
  expect(location.hash).toBe('#rezervasyon')
})

test.each([
  '',
  '?giris=2027-07-10',
  '?giris=2027-07-15&cikis=2027-07-10',
  '?giris=2027-07-10&cikis=2027-07-10',
  '?giris=2027-02-30&cikis=2027-03-02',
  '?giris=<script>&cikis=2027-03-02',
])('an address with %j selects no dates, and keeps its other parameters', (search) => {
  history.replaceState(null, '', `/${search || '?'}${search ? '&' : ''}utm=a#x`)

  expect(takeAskedDays()).toBeNull()
  expect(location.search + location.hash).toBe('?utm=a#x')
})
