import { expect, test } from 'vitest'
import { blockedDays } from '#domain/availability.ts'
import { day } from '#domain/testing.ts'
import { staysNear } from './StayPage.tsx'

test('suggests free dates of the same length to a guest who cannot have theirs, the nearest first, and none in the past', () => {
  const asked = { checkIn: day('2027-07-10'), checkOut: day('2027-07-13') }
  const booked = [{ from: day('2027-07-09'), to: day('2027-07-14') }]

  expect(staysNear(booked, asked, day('2027-07-05'), 3)).toEqual([
    { checkIn: '2027-07-15', checkOut: '2027-07-18' },
    { checkIn: '2027-07-05', checkOut: '2027-07-08' },
    { checkIn: '2027-07-16', checkOut: '2027-07-19' },
  ])
})

test.each([
  ['may begin on a check-out day with turnover', true, '2027-07-15'],
  ['keep the day between two guests free without it', false, '2027-07-16'],
])('free dates near asked ones %s', (_, turnover, checkIn) => {
  const booked = blockedDays([{ checkIn: day('2027-07-01'), checkOut: day('2027-07-15') }])
  const asked = { checkIn: day('2027-07-12'), checkOut: day('2027-07-14') }

  expect(staysNear(booked, asked, day('2027-07-01'), 1, turnover)[0]?.checkIn).toBe(checkIn)
})
