import { expect, test } from 'vitest'
import { blockedDays } from '#domain/availability.ts'
import { day } from '#domain/testing.ts'
import { readLedger } from '#domain/payments/ledger.ts'
import { readReservation } from '#domain/reservation.ts'
import { longSeason } from './longSeason.ts'

const TODAY = day('2026-06-15')

test('a long season contains complete, readable records of stays that do not touch', () => {
  const { stays, reservations, reservationDetails, nights, payments } = longSeason(1_000, TODAY)
  const read = Object.entries(reservations).map(([id, dates]) =>
    readReservation(id, dates, reservationDetails[id]),
  )

  expect(read.filter((record) => 'reservation' in record)).toHaveLength(1_000)
  expect(blockedDays(stays)).toHaveLength(1_000)
  expect(Object.keys(nights)).toHaveLength(2_000)
  expect([...readLedger(payments).values()].flat()).toHaveLength(2_000)
})
