import { expect, test } from 'vitest'
import type { RequestStatus } from '#domain/request/request.ts'
import { blockedDays } from '#domain/stay/availability.ts'
import { day } from '#domain/testing.ts'
import type { GuestPage } from './guestPage.ts'
import { areDaysTaken, pageStateOf } from './pageState.ts'

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-13') }
const page: GuestPage = { about: 'a', version: 1, status: 'booked', ...stay, payments: [] }
const requested = (status: RequestStatus) => ({ asked: { dates: stay }, at: 7, status })

test('a page shows its stay until sixty days after check-out, and then that it is closed', () => {
  expect(pageStateOf({ page }, day('2027-09-11'))).toEqual({ state: 'booked', dates: stay, page })
  expect(pageStateOf({ page }, day('2027-09-12'))).toEqual({ state: 'closed' })
})

test.each([
  ['new', 'new'],
  ['declined', 'declined'],
  // The stay was deleted, and its page with it.
  ['held', 'unknown'],
  ['accepted', 'unknown'],
] as const)('a request without a page that is %s is shown as %s', (status, state) => {
  const request = requested(status)

  expect(pageStateOf({ request }, day('2027-09-11'))).toMatchObject({ state })
  expect(pageStateOf({ request }, day('2027-09-12'))).toEqual({ state: 'closed' })
})

test('a key under which nothing is stored is unknown', () => {
  expect(pageStateOf(null, day('2027-06-01'))).toEqual({ state: 'unknown' })
})

test.each([
  ['while it is held', '2027-05-04', false, false],
  ['beside another stay, with turnover', '2027-05-05', true, false],
  ['beside another stay, without turnover', '2027-05-05', false, true],
])('a request’s dates %s', (_, today, turnover, taken) => {
  const beside = [
    { checkIn: day('2027-07-05'), checkOut: stay.checkIn },
    { checkIn: stay.checkOut, checkOut: day('2027-07-20') },
  ]
  const held = { dates: stay, heldUntil: day('2027-05-04') }

  expect(areDaysTaken(held, blockedDays(beside), { today: day(today), turnover })).toBe(taken)
})
