import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import type { Ledger } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import { firstIdAt } from '#domain/pushId.ts'
import { figuresOf, leadOf, monthSpan, yearSpan } from './figures.ts'

const NOTHING_PAID: Ledger = new Map()

function stay(checkIn: string, checkOut: string, more: Partial<Reservation> = {}): Reservation {
  return seasonStay(`${checkIn}${checkOut}`, checkIn, checkOut, more)
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

test('the months of a year add up to the year', () => {
  const anySeason = fc.array(
    fc.tuple(fc.integer({ min: -20, max: 380 }), fc.integer({ min: 1, max: 40 })),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(anySeason, (spans) => {
      const season = spans.map(([start, nights]) => {
        const checkIn = addDays(day('2026-01-01'), start)
        return stay(checkIn, addDays(checkIn, nights), { toplamUcret: nights * 100, kapora: 30 })
      })
      const months = Array.from({ length: 12 }, (_, index) =>
        figuresOf(season, NOTHING_PAID, monthSpan(2026, index + 1)),
      )
      const year = figuresOf(season, NOTHING_PAID, yearSpan(2026))
      for (const key of ['sold', 'income', 'stays', 'deposits'] as const) {
        expect(months.reduce((sum, month) => sum + month[key], 0)).toBe(year[key])
      }
    }),
  )
})

const ISTANBUL = 'Europe/Istanbul'
const JULY = monthSpan(2026, 7)

const entered = (id: string) => seasonStay(id, '2026-07-10', '2026-07-15')

/** A stay from 10 July 2026 that was entered at a moment. */
function enteredAt(moment: string, more: Partial<Reservation> = {}) {
  return { ...entered(firstIdAt(Date.parse(moment))), ...more }
}

test('the lead is the average of the days from entering a stay to its check-in, by the villa’s day', () => {
  const stays = [
    // Past midnight in Istanbul.
    enteredAt('2026-06-29T22:00:00Z'),
    enteredAt('2026-07-09T12:00:00Z', {
      stay: { checkIn: day('2026-07-29'), checkOut: day('2026-07-31') },
    }),
    enteredAt('2026-01-01T12:00:00Z', {
      stay: { checkIn: day('2026-08-01'), checkOut: day('2026-08-02') },
    }),
    enteredAt('2025-07-10T12:00:00Z', { blocked: true }),
  ]

  expect(leadOf(stays, JULY, ISTANBUL)).toEqual({ days: 15, unknown: 0 })
})

test('the lead excludes and counts stays entered at an unknown time or after arrival', () => {
  const stays = [
    enteredAt('2026-07-12T12:00:00Z'),
    entered('ayse'),
    entered('abcdefghijklmnopqrst'),
    enteredAt('2026-07-10T06:00:00Z'),
  ]

  expect(leadOf(stays, JULY, ISTANBUL)).toEqual({ days: 0, unknown: 3 })
  expect(leadOf(stays.slice(0, 3), JULY, ISTANBUL)).toEqual({ days: null, unknown: 3 })
})
