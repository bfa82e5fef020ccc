import { expect, test } from 'vitest'
import { blockedDays } from '#domain/stay/availability.ts'
import { day } from '#domain/testing.ts'
import { areDaysTaken, pageStateOf } from './pageState.ts'

const stay = { checkIn: day('2027-07-10'), checkOut: day('2027-07-13') }
const page = {
  about: 'a',
  version: 1,
  status: 'booked',
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  payments: [],
} as const

test('a page shows its stay until sixty days after check-out, and then that it is closed', () => {
  expect(pageStateOf(page, null, day('2027-09-11'))).toEqual({
    state: 'booked',
    dates: stay,
    page,
  })
  expect(pageStateOf(page, null, day('2027-09-12'))).toEqual({ state: 'closed' })
})

test('only the device that sent the request shows its time', () => {
  const open = { ...page, status: 'new' } as const
  const sent = { dates: stay, at: 7, guests: { adults: 2, children: 1 } }

  expect(pageStateOf(open, null, day('2027-06-01'))).toEqual({ state: 'new', dates: stay })
  expect(pageStateOf(open, sent, day('2027-06-01'))).toEqual({
    state: 'new',
    dates: stay,
    askedAt: 7,
    own: sent,
  })
})

test('a page that is not there is unknown, also on the device that sent its request', () => {
  expect(pageStateOf(null, { dates: stay, at: 7 }, day('2027-06-01'))).toEqual({ state: 'unknown' })
})

test('what this device has stored of a request is shown until the request is answered', () => {
  const sent = { dates: stay, at: 7, notes: 'Is there a cot?' }

  const open = { ...page, status: 'new' } as const
  expect(pageStateOf(open, sent, day('2027-06-01'))).toMatchObject({ own: sent })
  expect(pageStateOf(page, sent, day('2027-06-01'))).not.toHaveProperty('own')
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
