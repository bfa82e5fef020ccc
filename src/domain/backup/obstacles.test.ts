import { expect, test } from 'vitest'
import { REQUEST_PAYLOAD } from '#domain/testing.ts'
import { readBackupRequest } from './obstacles.ts'

const reservation = REQUEST_PAYLOAD

test('a request of a backup is restored with its answer', () => {
  const stored = { reservation, status: 'held', heldUntil: '2027-01-05', language: 'en' }

  expect(readBackupRequest('-a', stored)).toEqual({
    request: {
      id: '-a',
      guest: 'İpek Işık',
      payload: reservation,
      answer: { status: 'held', heldUntil: '2027-01-05', language: 'en' },
    },
  })
})

test('the number of guests is restored with it', () => {
  const guests = { adults: 2, children: 1 }

  expect(readBackupRequest('-a', { reservation, guests })).toMatchObject({ request: { guests } })
  expect(readBackupRequest('-a', { reservation, guests: { adults: 'iki' } })).toEqual({
    request: { id: '-a', guest: 'İpek Işık', payload: reservation, answer: { status: 'new' } },
  })
})

test.each<[string, unknown, string, string[]]>([
  ['its guest', { reservation: { ...reservation, email: 7 } }, 'İpek Işık', ['email']],
  ['half a name', { reservation: { ...reservation, firstname: 5 } }, 'Işık', ['firstname']],
  [
    'its id',
    { reservation: { firstname: ' ' }, status: 'x' },
    '-a',
    ['lastname', 'email', 'phone', 'checkIn', 'checkOut', 'status'],
  ],
])('one that cannot be read is known by %s, and says what is wrong', (_, stored, guest, wrong) => {
  expect(readBackupRequest('-a', stored)).toEqual({ bad: { id: '-a', guest, wrong } })
})
