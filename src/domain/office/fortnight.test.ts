import { expect, test } from 'vitest'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import { columnOf, fortnightFrom } from './yearDays.ts'

function stay(id: string, checkIn: string, checkOut: string, blocked?: true): Reservation {
  return {
    id,
    version: 1,
    stay: { checkIn: day(checkIn), checkOut: day(checkOut) },
    musteriAdi: id,
    toplamUcret: 0,
    kapora: 0,
    kalan: 0,
    notlar: '',
    ...(blocked && { blocked }),
  }
}

test('the next fourteen days show present guests, changeovers and free nights', () => {
  const season = [
    stay('here', '2027-07-08', '2027-07-12'),
    stay('next', '2027-07-12', '2027-07-19'),
    stay('closed', '2027-07-20', '2027-07-21', true),
  ]

  const rows = fortnightFrom(season, day('2027-07-10'), 7)

  expect(
    rows.map(({ stretches }) => stretches.map(({ who, nights }) => [who?.id, nights])),
  ).toEqual([
    [
      ['here', 2],
      ['next', 5],
    ],
    [
      ['next', 2],
      [undefined, 1],
      ['closed', 1],
      [undefined, 3],
    ],
  ])
  const [first, second] = rows
  expect(first?.days.filter(({ leaves, comes }) => leaves && comes)).toEqual([
    { day: '2027-07-12', leaves: true, comes: true },
  ])
  expect(second?.days.filter(({ leaves }) => leaves).map((each) => each.day)).toEqual([
    '2027-07-19',
  ])
  expect(second?.days.filter(({ comes }) => comes)).toEqual([])
  expect(second?.stretches.map((stretch) => columnOf(stretch, second.days))).toEqual([1, 3, 4, 5])
})

test('consecutive free nights of a row are one block', () => {
  const season = [
    stay('here', '2027-07-08', '2027-07-11'),
    stay('next', '2027-07-22', '2027-07-29'),
  ]

  const rows = fortnightFrom(season, day('2027-07-10'), 14)

  expect(
    rows.map(({ stretches }) => stretches.map(({ who, nights }) => [who?.id, nights])),
  ).toEqual([
    [
      ['here', 1],
      [undefined, 11],
      ['next', 2],
    ],
  ])
})
