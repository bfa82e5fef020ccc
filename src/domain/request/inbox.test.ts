import { expect, test } from 'vitest'
import { seasonStay } from '#domain/channels/testing.ts'
import { askedAlso, groupByPerson, isWaiting, replacedBy, rivalsOf } from './inbox.ts'
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

/** Another guest's contacts. */
const person = (index: number) => ({
  phone: `0555 010 20 ${30 + index}`,
  email: `guest${index}@example.com`,
})

test('the rivals of a request’s nights are the stays and the other open requests that share one', () => {
  const requests = [
    sent('a', from('10', '15')),
    sent('b', { ...from('14', '16'), ...person(2), status: 'held' }),
    sent('c', { ...from('10', '15'), ...person(3), status: 'declined' }),
    sent('d', { ...from('15', '20'), ...person(4) }),
    sent('e', { ...from('25', '27'), ...person(5) }),
    // The same guest's other request.
    sent('f', from('10', '12')),
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
    f: ['x'],
  })
})

test('requests of one person, by number or address, are listed together in the place of the newest one', () => {
  const [other, newest] = [sent('other', person(2)), sent('newest')]
  const requests = [
    newest,
    other,
    sent('number', { email: 'new@example.com', phone: '+90 555 010 20 30' }),
    sent('removed', { removed: true }),
    sent('address', { phone: '0555 999 99 99', email: 'IPEK@example.com' }),
  ]

  expect(groupByPerson(requests).map(({ id }) => id)).toEqual([
    'newest',
    'number',
    'address',
    'other',
    'removed',
  ])
})

test('an acceptance replaces the person’s other unanswered requests, whose pages lead to the stay if both contacts agree', () => {
  const accepted = sent('accepted')
  const requests = [
    accepted,
    sent('same'),
    sent('half', { email: 'stranger@example.com' }),
    sent('held', { status: 'held' }),
    sent('other', person(2)),
  ]

  const replaced = askedAlso(accepted, requests)
  expect(replaced.map(({ id }) => id)).toEqual(['same', 'half'])
  expect(replaced.map((request) => replacedBy(accepted, request))).toEqual([
    { status: 'replaced', replacedBy: 'accepted' },
    { status: 'replaced' },
  ])
})
