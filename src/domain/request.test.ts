import { describe, expect, test } from 'vitest'
import { readRequest, statusOf, toPayload, writeAnswer } from './request.ts'
import { day } from './testing.ts'

test('the payload has firstname and lastname in lower case, under reservation, trimmed', () => {
  const payload = toPayload({
    firstName: ' İpek ',
    lastName: 'Işık',
    email: 'ipek@example.com ',
    phone: '0555 010 20 30',
    checkIn: day('2026-07-10'),
    checkOut: day('2026-07-15'),
    notes: '',
  })

  expect(payload).toEqual({
    reservation: {
      firstname: 'İpek',
      lastname: 'Işık',
      email: 'ipek@example.com',
      phone: '0555 010 20 30',
      checkIn: '2026-07-10',
      checkOut: '2026-07-15',
      notes: '',
    },
  })
})

describe('a stored request', () => {
  const reservation = {
    firstname: 'İpek',
    lastname: 'Işık',
    email: 'ipek@example.com',
    phone: '0555 010 20 30',
    checkIn: '2026-07-10',
    checkOut: '2026-07-15',
  }
  const read = {
    id: '-a',
    sentAt: 5,
    guest: 'İpek Işık',
    email: 'ipek@example.com',
    phone: '0555 010 20 30',
    stay: { checkIn: '2026-07-10', checkOut: '2026-07-15' },
    notes: '',
    status: 'new',
  }

  test('is parsed with the guest’s full name, and new until it is answered', () => {
    expect(readRequest('-a', 5, { reservation })).toEqual(read)
  })

  test('is parsed with its answer and language', () => {
    const answer = {
      status: 'accepted',
      reservationId: 'r',
      heldUntil: '2026-06-01',
      language: 'en',
    }

    expect(readRequest('-a', 5, { reservation, ...answer })).toEqual({ ...read, ...answer })
  })

  test.each([
    ['half a name', { reservation: { ...reservation, lastname: undefined } }],
    ['an answer nobody gives', { reservation, status: 'perhaps' }],
    ['nothing', null],
  ])('of %s is invalid', (_, stored) => {
    expect(readRequest('-a', 5, stored)).toBeNull()
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

test('an answer clears the fields of an earlier one', () => {
  const held = { status: 'held', heldUntil: day('2026-06-01') } as const

  expect(writeAnswer(held)).toEqual({ ...held, reservationId: null })
  expect(writeAnswer({ status: 'accepted', reservationId: 'r' })).toEqual({
    status: 'accepted',
    reservationId: 'r',
    heldUntil: null,
  })
})
