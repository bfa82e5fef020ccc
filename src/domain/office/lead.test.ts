import { expect, test } from 'vitest'
import { firstIdAt } from '#domain/pushId.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day } from '#domain/testing.ts'
import type { Reservation } from '#domain/reservation.ts'
import { monthSpan } from './figures.ts'
import { leadOf } from './lead.ts'

const ISTANBUL = 'Europe/Istanbul'
const JULY = monthSpan(2026, 7)

function entered(id: string): Reservation {
  return seasonStay(id, '2026-07-10', '2026-07-15')
}

/** A stay from 10 July 2026 that was entered at a moment. */
function enteredAt(moment: string, more: Partial<Reservation> = {}) {
  return { ...entered(firstIdAt(Date.parse(moment))), ...more }
}

test('is the average of the days from entering a stay to its check-in, by the villa’s day', () => {
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

test('excludes and counts stays entered at an unknown time or after arrival', () => {
  const stays = [
    enteredAt('2026-07-12T12:00:00Z'),
    entered('ayse'),
    entered('abcdefghijklmnopqrst'),
    enteredAt('2026-07-10T06:00:00Z'),
  ]

  expect(leadOf(stays, JULY, ISTANBUL)).toEqual({ days: 0, unknown: 3 })
  expect(leadOf(stays.slice(0, 3), JULY, ISTANBUL)).toEqual({ days: null, unknown: 3 })
})
