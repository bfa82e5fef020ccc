import { expect, test } from 'vitest'
import type { Ledger } from '#domain/payments/ledger.ts'
import { type Reservation, sortByCheckIn } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import { type Due, duesOn } from './day.ts'

function stay(id: string, checkIn: string, more: Partial<Reservation> = {}): Reservation {
  const days = { checkIn: day(checkIn), checkOut: day('2026-12-31') }
  const sums = { kapora: 300, kalan: 700, toplamUcret: 1000 }
  return { id, version: 1, stay: days, musteriAdi: id, notlar: '', ...sums, ...more }
}

function paid(id: string, amount: number): Ledger {
  const payment = { key: 'k', date: day('2026-07-01'), amount, method: 'cash', by: 'ada' } as const
  return new Map([[id, [payment]]])
}

const today = day('2026-07-10')
const said = (dues: readonly Due[]) => dues.map(({ reservation: { id }, amount }) => [id, amount])

test('an amount due is late, due today, or within the week, and a later one is due as a deposit', () => {
  const season = sortByCheckIn([
    stay('late', '2026-07-09'),
    stay('today', '2026-07-10', { usesPayments: true }),
    stay('week', '2026-07-16'),
    stay('later', '2026-07-17'),
    stay('called', '2026-07-18', { usesPayments: true }),
  ])

  const dues = duesOn(season, new Map(), today)

  expect(said(dues.late)).toEqual([['late', 700]])
  expect(dues.late[0]?.account.overdueSince).toBe('2026-07-09')
  expect(said(dues.today)).toEqual([['today', 1000]])
  expect(said(dues.week)).toEqual([['week', 700]])
  expect(said(dues.deposits)).toEqual([['called', 300]])
  expect(dues.deposits[0]?.isDeposit).toBe(true)
})

test('a partially paid deposit is due for the rest, and a fully paid one is not', () => {
  const called = stay('called', '2026-07-18', { usesPayments: true })

  expect(said(duesOn([called], paid('called', 100), today).deposits)).toEqual([['called', 200]])
  expect(duesOn([called], paid('called', 300), today).deposits).toEqual([])
})

test('paid stays and blocked days owe nothing', () => {
  const closed = stay('own', '2026-07-01', { blocked: true })
  const settled = stay('paid', '2026-07-01', { usesPayments: true })

  expect(duesOn([closed, settled], paid('paid', 1000), today)).toEqual({
    late: [],
    today: [],
    week: [],
    deposits: [],
  })
})
