import { describe, expect, test } from 'vitest'
import { readRequest, statusOf, toPayload } from './request.ts'
import { FILLED_REQUEST, REQUEST_PAYLOAD } from './testing.ts'

const { notes: _, ...reservation } = REQUEST_PAYLOAD

test('the payload has firstname and lastname in lower case, under reservation, trimmed', () => {
  const typed = { firstName: ' İpek ', email: 'ipek@example.com ', notes: '' }
  const { checkIn, checkOut } = FILLED_REQUEST

  expect(toPayload({ ...FILLED_REQUEST, ...typed, phone: reservation.phone })).toEqual({
    reservation: { ...REQUEST_PAYLOAD, checkIn, checkOut },
  })
})

describe('a stored request', () => {
  const read = {
    id: '-a',
    at: 5,
    guest: 'İpek Işık',
    email: 'ipek@example.com',
    phone: '05550102030',
    dates: { checkIn: '2027-07-10', checkOut: '2027-07-15' },
    notes: '',
    status: 'new',
    version: 0,
  }

  test('is parsed with the guest’s full name, and new until it is answered', () => {
    expect(readRequest('-a', { reservation, at: 5 })).toEqual(read)
  })

  test('is parsed with its answer and language', () => {
    const answer = {
      status: 'accepted',
      reservationId: 'r',
      heldUntil: '2026-06-01',
      language: 'en',
    }

    expect(readRequest('-a', { reservation, at: 5, ...answer })).toEqual({ ...read, ...answer })
  })

  test.each([
    ['half a name', { reservation: { ...reservation, lastname: undefined } }],
    ['an answer nobody gives', { reservation, status: 'perhaps' }],
    ['nothing', null],
  ])('of %s is invalid', (_, stored) => {
    expect(
      readRequest('-a', Object(stored) === stored ? { at: 5, ...Object(stored) } : stored),
    ).toBeNull()
  })

  test.each([
    [{ status: 'held' }, 'held'],
    [{ status: 'accepted' }, 'accepted'],
    [{ status: 'perhaps' }, 'new'],
    [null, 'new'],
  ])('%o counts as %s', (stored, status) => {
    expect(statusOf(stored)).toBe(status)
  })
})
