import { expect, test } from 'vitest'
import type { Ledger } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { figuresOf, monthSpan } from './figures.ts'

const NOTHING_PAID: Ledger = new Map()

function stay(checkIn: string, checkOut: string, more: Partial<Reservation> = {}): Reservation {
  return { ...seasonStay(`${checkIn}${checkOut}`, checkIn, checkOut), ...more }
}

test('a stay across two months gives each its nights and their share of the total', () => {
  const season = [
    stay('2026-06-28', '2026-07-03', { toplamUcret: 5000, kapora: 1000, kalan: 4000 }),
  ]

  expect(figuresOf(season, NOTHING_PAID, monthSpan(2026, 6))).toMatchObject({
    sold: 3,
    income: 3000,
    perNight: 1000,
    stays: 1,
    deposits: 1000,
    owed: 4000,
  })
  expect(figuresOf(season, NOTHING_PAID, monthSpan(2026, 7))).toMatchObject({
    sold: 2,
    income: 2000,
    stays: 0,
    deposits: 0,
    owed: 0,
  })
})

test('blocked nights are neither sold nor available', () => {
  const season = [
    stay('2026-02-01', '2026-02-15', { blocked: true }),
    stay('2026-02-15', '2026-02-22', { toplamUcret: 700 }),
  ]

  expect(figuresOf(season, NOTHING_PAID, monthSpan(2026, 2))).toMatchObject({
    closed: 14,
    sold: 7,
    free: 7,
    occupancy: 0.5,
  })
})

test('an empty period has no price a night, and a completely blocked one no occupancy', () => {
  const closed = [stay('2026-07-01', '2026-08-01', { blocked: true })]

  expect(figuresOf([], NOTHING_PAID, monthSpan(2026, 7))).toMatchObject({
    perNight: 0,
    occupancy: 0,
    free: 31,
  })
  expect(figuresOf(closed, NOTHING_PAID, monthSpan(2026, 7))).toMatchObject({
    occupancy: 0,
    free: 0,
  })
})
