import { expect, test } from 'vitest'
import type { Received } from '#domain/inbox.ts'
import { day } from '#domain/testing.ts'
import { heldDaysOf } from './heldDays.ts'

function held(id: string, [checkIn, checkOut]: [string, string], until: string): Received {
  const stay = { checkIn: day(checkIn), checkOut: day(checkOut) }
  const person = { guest: id, email: 'a@b.c', phone: '12345', notes: '' }
  return {
    id,
    ids: [id],
    pages: [],
    sentAt: 0,
    ...person,
    stay,
    status: 'held',
    heldUntil: day(until),
  }
}

test('a night is held for every request with a hold, until its last day has passed', () => {
  const requests = [
    held('ada', ['2026-07-10', '2026-07-12'], '2026-06-05'),
    held('can', ['2026-07-11', '2026-07-13'], '2026-06-06'),
    held('ece', ['2026-07-11', '2026-07-12'], '2026-06-04'),
  ]

  const days = heldDaysOf(requests, day('2026-06-05'))

  expect([...days].map(([date, held]) => [date, held.map(({ id }) => id)])).toEqual([
    ['2026-07-10', ['ada']],
    ['2026-07-11', ['ada', 'can']],
    ['2026-07-12', ['can']],
  ])
})

test('a night is not held for a request with another answer', () => {
  const request = held('ada', ['2026-07-10', '2026-07-12'], '2026-06-05')

  expect(heldDaysOf([{ ...request, status: 'declined' }], day('2026-06-05')).size).toBe(0)
})
