import { expect, test } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import { rivalsOf, isWaiting } from './inbox.ts'
import type { StoredRequest } from './request.ts'
import { day } from '#domain/testing.ts'
import { storedRequest } from './testing.ts'

const sent = (id: string, change: Partial<StoredRequest> = {}) => storedRequest({ id, ...change })

test.each<[string, Partial<StoredRequest>, boolean]>([
  ['new', { status: 'new' }, true],
  ['held until yesterday', { status: 'held', heldUntil: day('2026-05-31') }, true],
  ['held until today', { status: 'held', heldUntil: day('2026-06-01') }, false],
  ['held without a day', { status: 'held' }, false],
  ['declined, once held', { status: 'declined', heldUntil: day('2026-05-31') }, false],
])('a request that is %s waits for an owner, %o: %s', (_what, change, waits) => {
  expect(isWaiting(sent('a', change), day('2026-06-01'))).toBe(waits)
})

const from = (checkIn: string, checkOut: string) => ({
  dates: { checkIn: day(`2026-07-${checkIn}`), checkOut: day(`2026-07-${checkOut}`) },
})
const stay = (id: string, checkIn: string, checkOut: string) =>
  seasonStay(id, `2026-07-${checkIn}`, `2026-07-${checkOut}`)

test('the rivals of a request’s nights are the stays and the other open requests that share one', () => {
  const requests = [
    sent('a', from('10', '15')),
    sent('b', { ...from('14', '16'), guest: 'Tom', status: 'held' }),
    sent('c', { ...from('10', '15'), guest: 'Eva', status: 'declined' }),
    sent('d', { ...from('15', '20'), guest: 'Ali' }),
    sent('e', { ...from('25', '27'), guest: 'Can' }),
  ]
  const stays = [stay('x', '08', '11'), stay('y', '05', '10'), stay('z', '15', '16')]

  const named = requests.map((request) => {
    const rivals = rivalsOf(request, requests, stays)
    return [request.id, rivals && [...rivals.stays, ...rivals.requests].map(({ id }) => id)]
  })

  expect(Object.fromEntries(named)).toEqual({
    a: ['x', 'b'],
    b: ['z', 'a', 'd'],
    c: null,
    d: ['z', 'b'],
    e: null,
  })
})
