import { describe, expect, test } from 'vitest'
import {
  duePeriod,
  endedHolds,
  findFlood,
  findRivals,
  gatherRepeats,
  heldDaysOf,
  isDue,
  isOpen,
  isUnanswered,
  isWaiting,
  type Received,
} from './inbox.ts'
import { firstIdAt } from './pushId.ts'
import type { StoredRequest } from './request.ts'
import type { Reservation } from './reservation.ts'
import { seasonStay } from './channels/testing.ts'
import { day, storedRequest } from './testing.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-06-01T12:00:00Z')

const sent = (id: string, hoursAgo: number, change: Partial<StoredRequest> = {}) =>
  storedRequest({ id, sentAt: NOW - hoursAgo * HOUR, ...change })

describe('the inbox', () => {
  test('shows the newest first', () => {
    const requests = ['old', 'new', 'middle'].map((guest, at) =>
      sent(guest, [48, 1, 30][at] ?? 0, { guest }),
    )

    expect(gatherRepeats(requests).map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
  })

  test('shows a duplicate within hours once, with all ids', () => {
    const requests = [sent('a', 10), sent('b', 4), sent('c', 3.9), sent('long ago', 40)]

    const shown = gatherRepeats(requests).map(({ id, ids }) => [id, ids])

    expect(shown).toEqual([
      ['c', ['c', 'b', 'a']],
      ['long ago', ['long ago']],
    ])
  })

  test.each<[string, Partial<StoredRequest>]>([
    ['guest', { guest: 'Tom' }],
    ['address', { email: 'tom@example.com' }],
    ['number', { phone: '05550102031' }],
    ['days', { stay: { checkIn: day('2026-07-10'), checkOut: day('2026-07-16') } }],
    ['wishes', { notes: 'Bebek yatağı' }],
    ['answer', { status: 'declined' }],
  ])('keeps requests apart that differ in their %s', (_what, change) => {
    expect(gatherRepeats([sent('a', 2), sent('b', 1, change)])).toHaveLength(2)
  })
})

test.each([
  ['new', { unanswered: true, open: true, due: true }],
  ['held', { unanswered: false, open: true, due: true }],
  ['declined', { unanswered: false, open: false, due: true }],
  ['accepted', { unanswered: false, open: false, due: false }],
] as const)('a request that is %s is recognized by its answer', (status, expected) => {
  const request = sent('a', 0, { status })
  const known = { unanswered: isUnanswered(request), open: isOpen(request), due: isDue(request) }
  expect(known).toEqual(expected)
})

test('a request is old enough to be deleted after a year', () => {
  const { from, to } = duePeriod(NOW)
  expect([from, new Date(to).toISOString()]).toEqual([0, '2025-06-01T12:00:00.000Z'])
})

test.each<[string, Partial<StoredRequest>, boolean]>([
  ['new', { status: 'new' }, true],
  ['held until yesterday', { status: 'held', heldUntil: day('2026-05-31') }, true],
  ['held until today', { status: 'held', heldUntil: day('2026-06-01') }, false],
  ['held without a day', { status: 'held' }, false],
  ['declined, once held', { status: 'declined', heldUntil: day('2026-05-31') }, false],
])('a request that is %s waits for an owner, %o: %s', (_what, change, waits) => {
  expect(isWaiting(sent('a', 0, change), day('2026-06-01'))).toBe(waits)
})

describe('the rivals of a request’s nights', () => {
  const from = (checkIn: string, checkOut: string) => ({
    stay: { checkIn: day(`2026-07-${checkIn}`), checkOut: day(`2026-07-${checkOut}`) },
  })
  const stay = (id: string, checkIn: string, checkOut: string) =>
    seasonStay(id, `2026-07-${checkIn}`, `2026-07-${checkOut}`)

  test('are the stays and the other open requests that share one', () => {
    const requests = gatherRepeats([
      sent('a', 1, from('10', '15')),
      sent('b', 2, { ...from('14', '16'), guest: 'Tom', status: 'held' }),
      sent('c', 3, { ...from('10', '15'), guest: 'Eva', status: 'declined' }),
      sent('d', 4, { ...from('15', '20'), guest: 'Ali' }),
      sent('e', 5, { ...from('25', '27'), guest: 'Can' }),
    ])
    const stays = [stay('x', '08', '11'), stay('y', '05', '10'), stay('z', '15', '16')]

    const named = [...findRivals(requests, stays)].map(([id, rivals]) => [
      id,
      [...rivals.stays, ...rivals.requests].map((rival) => rival.id),
    ])

    expect(Object.fromEntries(named)).toEqual({
      a: ['x', 'b'],
      b: ['z', 'a', 'd'],
      d: ['z', 'b'],
    })
  })
})

describe('a flood of requests', () => {
  const many = (count: number, minutesApart: number, change: Partial<StoredRequest> = {}) =>
    gatherRepeats(
      Array.from({ length: count }, (_, at) => {
        const sentAt = NOW + at * minutesApart * 60_000
        return sent(firstIdAt(sentAt), 0, { ...change, sentAt, guest: `Guest ${at}` })
      }),
    )

  test('is found from the first to the last, once more than fifty come within an hour', () => {
    expect(findFlood(many(50, 1))).toBeNull()
    expect(findFlood(many(51, 1))).toEqual({ from: NOW, to: NOW + 50 * 60_000 })
    expect(findFlood(many(80, 1))).toEqual({ from: NOW, to: NOW + 79 * 60_000 })
  })

  test('is not a busy day, nor answered requests', () => {
    expect(findFlood(many(80, 2))).toBeNull()
    expect(findFlood(many(80, 1, { status: 'declined' }))).toBeNull()
  })

  test('counts each duplicate', () => {
    const ids = Array.from({ length: 51 }, (_, at) => firstIdAt(NOW + at))
    const [request] = gatherRepeats([sent(firstIdAt(NOW), 0)])

    expect(request && findFlood([{ ...request, ids }])).toEqual({ from: NOW, to: NOW + 50 })
  })
})

test('days closed for a request are open again once it is answered or its last day has passed', () => {
  const heldUntil = day('2026-06-04')
  const held = gatherRepeats([sent('a', 5, { status: 'held', heldUntil })])
  const stays = [hold('a'), hold('gone'), hold(undefined)]

  expect(endedHolds(stays, held, heldUntil).map(({ heldFor }) => heldFor)).toEqual(['gone'])
  expect(endedHolds(stays, held, day('2026-06-05')).map(({ heldFor }) => heldFor)).toEqual([
    'a',
    'gone',
  ])
  expect(findRivals(held, [hold('a')]).size).toBe(0)
})

function hold(heldFor: string | undefined): Reservation {
  const blocked = { blocked: true, ...(heldFor !== undefined && { heldFor }) } as const
  return seasonStay(heldFor ?? 'x', '2026-07-10', '2026-07-15', blocked)
}

function held(id: string, [checkIn, checkOut]: [string, string], until: string): Received {
  const stay = { checkIn: day(checkIn), checkOut: day(checkOut) }
  const request = sent(id, 0, { stay, status: 'held', heldUntil: day(until) })
  return { ...request, ids: [id], pages: [] }
}

test('a night is held for every request with a hold, until its last day has passed', () => {
  const requests = [
    held('ada', ['2026-07-10', '2026-07-12'], '2026-06-05'),
    held('can', ['2026-07-11', '2026-07-13'], '2026-06-06'),
    held('ece', ['2026-07-11', '2026-07-12'], '2026-06-04'),
    { ...held('eva', ['2026-07-11', '2026-07-12'], '2026-06-06'), status: 'declined' } as const,
  ]

  const days = heldDaysOf(requests, day('2026-06-05'))

  expect([...days].map(([date, held]) => [date, held.map(({ id }) => id)])).toEqual([
    ['2026-07-10', ['ada']],
    ['2026-07-11', ['ada', 'can']],
    ['2026-07-12', ['can']],
  ])
})
