import { expect, test } from 'vitest'
import { season, terms } from '#domain/prices/testing.ts'
import { BALANCE_AT_DOOR, CONTEXT, day } from '#domain/testing.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { answerRequest, type Reply, type RequestInContext } from './answerRequest.ts'
import { storedRequest } from './testing.ts'

const HELD = {
  status: 'held',
  heldUntil: day('2026-06-03'),
  reservationId: 'hold',
  version: 1,
} as const

const hold: Reservation = {
  id: 'hold',
  version: 2,
  musteriAdi: 'İpek Işık',
  dates: storedRequest().dates,
  kapora: 3000,
  kalan: 0,
  toplamUcret: 0,
  notlar: '',
  status: 'held',
  heldUntil: HELD.heldUntil,
  request: 'asked',
}
const { request: _, heldUntil: __, ...sameStay } = hold
const booked: Reservation = { ...sameStay, status: 'booked' }

const deposit = { key: 'deposit', date: day('2026-06-02'), amount: 3000, method: 'cash' } as const
const keptDays: RequestInContext = { request: storedRequest(HELD), stay: hold, payments: [deposit] }

const HOLD: Reply = {
  kind: 'hold',
  until: day('2026-06-03'),
  guest: 'İpek Işık',
  basis: {
    today: day('2026-06-01'),
    prices: {
      seasons: [season('2026-07-01', '2026-07-31', 6000)],
      terms: terms({ depositPercent: 30, cleaningFee: 1500 }),
    },
    terms: BALANCE_AT_DOOR,
    depositDays: 5,
  },
}

/** What a reply writes, and whether it has to be asked for first. */
function outcomeOf(reply: Reply, context: RequestInContext) {
  let made = 0
  const outcome = answerRequest(reply, context, () => `key${++made}`)
  if (outcome.kind === 'form') return outcome
  return { ...outcome, writes: outcome.change.writes('owner@example.com', CONTEXT) }
}

test.each([
  ['decline', 'declined'],
  ['takeBack', 'new'],
] as const)(
  'to %s a hold with a deposit deletes the stay with its payment, after a question',
  (kind, status) => {
    expect(outcomeOf({ kind }, keptDays)).toMatchObject({
      mustAsk: true,
      writes: {
        'reservations/hold': null,
        'payments/hold/deposit': null,
        'requests/asked/status': status,
        'requests/asked/reservationId': null,
      },
    })
    expect(outcomeOf({ kind }, { ...keptDays, payments: [] })).toMatchObject({ mustAsk: false })
  },
)

test('deleting a held request deletes its stay and the payments too', () => {
  expect(outcomeOf({ kind: 'delete' }, keptDays)).toMatchObject({
    mustAsk: true,
    writes: {
      'requests/asked': null,
      'reservations/hold': null,
      'payments/hold/deposit': null,
    },
  })
})

test('declining a request without a hold writes nothing of a stay, and asks nothing', () => {
  const outcome = outcomeOf(
    { kind: 'decline' },
    { request: storedRequest(), stay: null, payments: [] },
  )
  expect(outcome).toMatchObject({ mustAsk: false, writes: { 'requests/asked/status': 'declined' } })
  expect('writes' in outcome && Object.keys(outcome.writes).join()).not.toMatch(/reservations|pay/)
})

test('a booked stay is never deleted by an answer to its request', () => {
  const outcome = outcomeOf({ kind: 'decline' }, { ...keptDays, stay: booked })
  expect(outcome).toMatchObject({ mustAsk: false })
  expect('writes' in outcome && 'reservations/hold' in outcome.writes).toBe(false)
})

test('holding a request adds a held stay until that day, and accepting it opens the form', () => {
  const open = { request: storedRequest(), stay: null, payments: [] }
  expect(outcomeOf(HOLD, open)).toMatchObject({
    mustAsk: false,
    writes: { 'requests/asked/status': 'held', 'requests/asked/reservationId': 'key1' },
  })
  expect(outcomeOf({ kind: 'accept' }, open)).toEqual({ kind: 'form' })
})

test('a held stay has today’s price with its lines, the terms, and under the request’s key a page with the same', () => {
  const guests = { adults: 2, children: 1 }
  const open = { request: storedRequest({ guests }), stay: null, payments: [] }
  const outcome = outcomeOf(HOLD, open)
  const writes: { [path: string]: unknown } = 'writes' in outcome ? outcome.writes : {}
  const agreed = {
    at: '2026-06-01',
    ...BALANCE_AT_DOOR,
    ...guests,
    lines: {
      0: expect.objectContaining({ kind: 'nights', nights: 5, amount: 30_000 }) as unknown,
      1: { kind: 'cleaning', amount: 1500 },
    },
  }

  expect(writes['reservationDetails/key1']).toMatchObject({
    toplamUcret: 31_500,
    kapora: 9450,
    agreement: agreed,
  })
  expect(writes['guestPages/asked']).toMatchObject({
    about: 'key1',
    status: 'held',
    heldUntil: '2026-06-03',
    total: 31_500,
    agreement: agreed,
  })
})

test.each<[Reply['kind'], RequestInContext]>([
  ['accept', { ...keptDays, request: storedRequest({ status: 'declined' }) }],
  ['decline', { ...keptDays, request: storedRequest({ ...HELD, status: 'accepted' }) }],
  ['hold', keptDays],
  ['takeBack', { ...keptDays, request: storedRequest() }],
  [
    'takeBack',
    { ...keptDays, stay: booked, request: storedRequest({ ...HELD, status: 'accepted' }) },
  ],
])('to %s is refused when another answer rules it out', (kind, asked) => {
  const reply: Reply = kind === 'hold' ? HOLD : { kind }
  expect(() => outcomeOf(reply, asked)).toThrow('another answer')
})
