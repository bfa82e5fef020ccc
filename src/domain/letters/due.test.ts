import { expect, test } from 'vitest'
import type { StoredRequest } from '#domain/request/request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { seasonStay } from '#domain/channels/testing.ts'
import { day, type StayMore } from '#domain/testing.ts'
import { storedRequest } from '#domain/request/testing.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { declinesDue, lettersDue } from './due.ts'

const ZONE = 'Europe/Istanbul'
const today = day('2027-07-10')

function stay(checkIn: string, checkOut: string, more: StayMore = {}): Reservation {
  return seasonStay('typed', checkIn, checkOut, { phone: '05550102030', ...more })
}

const dueOf = (...stays: Reservation[]) => lettersDue(stays, today, ZONE).map(({ kind }) => kind)

test.each([
  ['2027-07-14', '2027-07-16', []],
  ['2027-07-13', '2027-07-16', ['reminder']],
  ['2027-07-10', '2027-07-16', ['reminder']],
  ['2027-07-09', '2027-07-11', []],
  ['2027-07-05', '2027-07-10', ['thanks']],
  ['2027-07-05', '2027-07-07', ['thanks']],
  ['2027-07-05', '2027-07-06', []],
])('a guest from %s to %s is due %j', (checkIn, checkOut, kinds) => {
  expect(dueOf(stay(checkIn, checkOut))).toEqual(kinds)
})

test('a stay entered in the last days is due its confirmation, by the villa’s days', () => {
  const made = (moment: string) => ({ id: pushId(Date.parse(moment), () => 0.5) })

  expect(dueOf(stay('2027-09-01', '2027-09-04', made('2027-07-06T21:00Z')))).toEqual([
    'confirmation',
  ])
  expect(dueOf(stay('2027-09-01', '2027-09-04', made('2027-07-06T20:59Z')))).toEqual([])
  expect(dueOf(stay('2027-07-12', '2027-07-14', made('2027-07-09T12:00Z')))).toEqual([
    'confirmation',
  ])
})

test('a guest without a contact is due nothing', () => {
  const { phone: _, ...silent } = stay('2027-07-12', '2027-07-14')

  expect(dueOf(silent)).toEqual([])
  expect(dueOf({ ...silent, email: 'ipek@example.com' })).toEqual(['reminder'])
  expect(dueOf(stay('2027-07-12', '2027-07-14', { status: 'blocked' }))).toEqual([])
  expect(dueOf(stay('2027-07-12', '2027-07-14', { removed: true }))).toEqual([])
})

test('a guest whose stay was cancelled in the last days is due that letter', () => {
  const cancelledAt = (moment: string) => ({
    status: 'cancelled' as const,
    cancellation: { kept: 0, by: 'ada@example.com', at: Date.parse(moment) },
  })

  expect(dueOf(stay('2027-07-12', '2027-07-14', cancelledAt('2027-07-09T12:00Z')))).toEqual([
    'cancellation',
  ])
  expect(dueOf(stay('2027-07-12', '2027-07-14', cancelledAt('2027-07-05T12:00Z')))).toEqual([])
})

function request(sent: string, more: Partial<StoredRequest> = {}): StoredRequest {
  const stay = { checkIn: day('2027-08-01'), checkOut: day('2027-08-05') }
  return storedRequest({
    id: sent,
    sentAt: Date.parse(sent),
    dates: stay,
    status: 'declined',
    ...more,
  })
}

test.each([
  ['that was declined', request('2027-07-08T09:00:00Z'), true],
  ['sent a week ago, at the villa’s midnight', request('2027-07-02T21:00:00Z'), true],
  ['sent before that', request('2027-07-02T20:59:59Z'), false],
  ['that is held', request('2027-07-08T09:00:00Z', { status: 'held' }), false],
  [
    'whose days have begun',
    request('2027-07-08T09:00:00Z', {
      dates: { checkIn: day('2027-07-09'), checkOut: day('2027-07-12') },
    }),
    false,
  ],
  ['of a removed person', request('2027-07-08T09:00:00Z', { removed: true }), false],
])('whether the guest of a request %s is due a letter', (_, asked, isDue) => {
  expect(declinesDue([asked], today, ZONE)).toEqual(isDue ? [asked] : [])
})
