import { describe, expect, test } from 'vitest'
import { duePeriod, gatherRepeats, isDue, isUnanswered } from './inbox.ts'
import type { StoredRequest } from './request.ts'
import { day } from './testing.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-06-01T12:00:00Z')

function sent(id: string, hoursAgo: number, change: Partial<StoredRequest> = {}): StoredRequest {
  const stay = { checkIn: day('2026-07-10'), checkOut: day('2026-07-15') }
  const person = { guest: 'İpek Işık', email: 'ipek@example.com', phone: '05550102030', notes: '' }
  return { id, sentAt: NOW - hoursAgo * HOUR, ...person, stay, status: 'new', ...change }
}

describe('the inbox', () => {
  test('shows the newest first', () => {
    const requests = ['old', 'new', 'middle'].map((guest, at) =>
      sent(guest, [48, 1, 30][at] ?? 0, { guest }),
    )

    expect(gatherRepeats(requests).map(({ id }) => id)).toEqual(['new', 'middle', 'old'])
  })

  test('shows what was sent again within hours once, with the ids of all', () => {
    const requests = [sent('a', 9), sent('b', 4), sent('c', 3.9), sent('long ago', 40)]

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
  ['new', { unanswered: true, due: true }],
  ['held', { unanswered: false, due: true }],
  ['declined', { unanswered: false, due: true }],
  ['accepted', { unanswered: false, due: false }],
] as const)('a request that is %s is known by its answer', (status, expected) => {
  const request = sent('a', 0, { status })
  expect({ unanswered: isUnanswered(request), due: isDue(request) }).toEqual(expected)
})

test('a request is old enough to be deleted after a year', () => {
  const { from, to } = duePeriod(NOW)
  expect([from, new Date(to).toISOString()]).toEqual([0, '2025-06-01T12:00:00.000Z'])
})
