import { expect, test } from 'vitest'
import { type Reservation, sortByCheckIn } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import { nextGap, officeDay, turnoverDays } from './day.ts'

function stay(id: string, checkIn: string, checkOut: string, more: Partial<Reservation> = {}) {
  return {
    version: 1,
    id,
    stay: { checkIn: day(checkIn), checkOut: day(checkOut) },
    musteriAdi: id,
    kapora: 0,
    kalan: 0,
    toplamUcret: 0,
    notlar: '',
    ...more,
  } satisfies Reservation
}

const idsOf = (reservations: readonly Reservation[]) => reservations.map(({ id }) => id)

const SEASON = sortByCheckIn([
  stay('left', '2026-07-01', '2026-07-05', { kalan: 900 }),
  stay('leaves', '2026-07-05', '2026-07-10', { kalan: 100, collectedOn: day('2026-07-05') }),
  stay('arrives', '2026-07-10', '2026-07-14', { kalan: 2000 }),
  stay('closed', '2026-07-14', '2026-07-16', { blocked: true }),
  stay('later', '2026-07-20', '2026-07-25', { kalan: 700 }),
])

test('a day has its arrivals, departures and changeover', () => {
  const today = officeDay(SEASON, day('2026-07-10'))

  expect(idsOf(today.arriving)).toEqual(['arrives'])
  expect(idsOf(today.leaving)).toEqual(['leaves'])
  expect(today.staying).toEqual([])
  expect(today.turnover).toBe(true)
})

test('a day within a stay has its guest present', () => {
  expect(idsOf(officeDay(SEASON, day('2026-07-12')).staying)).toEqual(['arrives'])
})

test.each(['2026-07-01', '2026-07-20', '2026-07-25', '2026-07-12', '2026-07-14'])(
  'on %s there is no changeover',
  (date) => {
    expect(officeDay(SEASON, day(date)).turnover).toBe(false)
  },
)

test('blocked days are separate from guests, and their last day is free', () => {
  expect(idsOf(officeDay(SEASON, day('2026-07-15')).closed)).toEqual(['closed'])
  expect(officeDay(SEASON, day('2026-07-14')).arriving).toEqual([])
  expect(officeDay(SEASON, day('2026-07-16')).closed).toEqual([])
  expect(officeDay(SEASON, day('2026-07-13')).closed).toEqual([])
})

test('lists coming changeovers, but no past ones', () => {
  expect(turnoverDays(SEASON, day('2026-07-06'))).toMatchObject([
    { day: '2026-07-10', leaving: { id: 'leaves' }, arriving: { id: 'arrives' } },
  ])
  expect(turnoverDays(SEASON, day('2026-07-10'))).toHaveLength(1)
  expect(turnoverDays(SEASON, day('2026-07-11'))).toEqual([])
  expect(turnoverDays([stay('same', '2026-07-20', '2026-07-20')], day('2026-07-01'))).toEqual([])
})

test.each([
  ['2026-07-02', 1, '2026-07-16', '2026-07-20'],
  ['2026-07-02', 4, '2026-07-16', '2026-07-20'],
  ['2026-07-18', 1, '2026-07-18', '2026-07-20'],
  ['2026-07-18', 3, '2026-07-25', null],
  ['2026-08-01', 1, '2026-08-01', null],
])('from %s on the next gap of %d nights is %s to %s', (today, nights, checkIn, checkOut) => {
  expect(nextGap(SEASON, day(today), nights)).toEqual({ checkIn, checkOut })
})
