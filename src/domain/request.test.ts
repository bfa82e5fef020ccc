import { expect, test } from 'vitest'
import { toPayload } from './request.ts'
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
