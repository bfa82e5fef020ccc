import { expect, test } from 'vitest'
import { type Reservation, sortByCheckIn } from './reservation.ts'
import { seasonStay as stay } from '#domain/channels/testing.ts'
import { day, type StayMore, agreement } from '#domain/testing.ts'
import { comingDays, officeDay, duesOn, type StayDue } from './day.ts'
import { readLedger } from '#domain/payments/ledger.ts'

const idsOf = (reservations: readonly Reservation[]) => reservations.map(({ id }) => id)

const SEASON = sortByCheckIn([
  stay('left', '2026-07-01', '2026-07-05', { kalan: 900 }),
  stay('leaves', '2026-07-05', '2026-07-10', { kalan: 100 }),
  stay('arrives', '2026-07-10', '2026-07-14', { kalan: 2000 }),
  stay('closed', '2026-07-14', '2026-07-16', { status: 'blocked' }),
  stay('later', '2026-07-20', '2026-07-25', { kalan: 700 }),
])

test.each([
  ['2026-07-04', { staying: ['left'] }, false],
  ['2026-07-10', { arriving: ['arrives'], leaving: ['leaves'] }, true],
  ['2026-07-12', { staying: ['arrives'] }, false],
  ['2026-07-14', { leaving: ['arrives'], closed: ['closed'] }, false],
  ['2026-07-16', {}, false],
  ['2026-07-20', { arriving: ['later'] }, false],
  ['2026-07-25', { leaving: ['later'] }, false],
])('%s has %j, and a changeover: %j', (date, expected, isTurnover) => {
  const { turnover, ...groups } = officeDay(SEASON, day(date))
  const filled = Object.entries(groups).filter(([, stays]) => stays.length > 0)

  expect(Object.fromEntries(filled.map(([name, stays]) => [name, idsOf(stays)]))).toEqual(expected)
  expect(turnover).toBe(isTurnover)
})

test('of today and the next seven days come those on which guests leave or arrive', () => {
  const days = comingDays(SEASON, day('2026-07-07'))

  expect(days.map(({ date, turnover }) => [date, turnover])).toEqual([
    ['2026-07-10', true],
    ['2026-07-14', false],
  ])
})

const owing = (id: string, checkIn: string, more: StayMore = {}) =>
  stay(id, checkIn, '2026-12-31', { kapora: 300, kalan: 700, toplamUcret: 1000, ...more })

const today = day('2026-07-10')
const EMPTY_LEDGER = readLedger(null, null)
const amountsOf = (dues: readonly StayDue[]) =>
  dues.map(({ reservation: { id }, amount }) => [id, amount])

const OWING = sortByCheckIn([
  owing('late', '2026-07-09'),
  owing('today', '2026-07-10'),
  owing('soon', '2026-07-12'),
  owing('week', '2026-07-16'),
  owing('later', '2026-07-17'),
  owing('called', '2026-07-18', {
    agreement: agreement({ depositDueBy: day('2026-07-09') }),
  }),
])

test('a balance is late, due today, or within the week, and a deposit is awaited until two days before check-in', () => {
  const dues = duesOn(OWING, EMPTY_LEDGER, today)

  expect(amountsOf(dues.late)).toEqual([
    ['late', 1000],
    ['called', 300],
  ])
  expect(dues.late.map(({ kind, by }) => [kind, by])).toEqual([
    ['balance', null],
    ['deposit', '2026-07-09'],
  ])
  expect(amountsOf(dues.today)).toEqual([['today', 1000]])
  expect(amountsOf(dues.week)).toEqual([
    ['soon', 1000],
    ['week', 700],
  ])
  expect(amountsOf(dues.deposits)).toEqual([
    ['week', 300],
    ['later', 300],
  ])
})
