import { describe, expect, test } from 'vitest'
import { answerRequest, type Reply } from '#domain/request/answerRequest.ts'
import {
  newRequest,
  readRequest,
  requestPath,
  type RequestStatus,
} from '#domain/request/request.ts'
import { deleteRequest, readDeletable } from '#domain/request/requestChange.ts'
import { FILLED_REQUEST } from '#domain/request/testing.ts'
import { toCancel, toDelete } from '#domain/stay/stayChange.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { BALANCE_AT_DOOR, day } from '#domain/testing.ts'
import { NAMESPACE } from '#rtdb-emulator/testing/backend.ts'
import { draft, openForTwo, type Owner } from '#sample/testingSeason.ts'
import { newKey, read, saveIn } from './client.ts'

const { checkIn, checkOut } = FILLED_REQUEST
const KEY = 'A'.repeat(22)
const PATH = requestPath(KEY)
const OTHER = 'B'.repeat(22)
const SENT = newRequest(FILLED_REQUEST, { language: 'tr' }) as { [name: string]: object }

/** The same request with other values. */
const withPayload = (values: object) => ({
  ...SENT,
  reservation: { ...SENT['reservation'], ...values },
})
const withAsked = (values: object) => ({ ...SENT, asked: { ...SENT['asked'], ...values } })
const withDays = (days: object) => ({ ...withPayload(days), asked: days })
const AGES = { checkIn: '1000-01-01', checkOut: '9999-12-31' }

/** What a stranger may try beside what the form sends. */
const TRIED: { readonly [title: string]: object } = {
  'as the form sends it': SENT,
  'without what was asked': { ...SENT, asked: null },
  'without contact data': { ...SENT, reservation: null },
  'with a status': { ...SENT, status: 'new' },
  'with an answer': { ...SENT, status: 'accepted', reservationId: 'a' },
  'with an earlier time': { ...SENT, at: 1 },
  'with a later time': { ...SENT, at: Date.UTC(2109, 0) },
  'with a version': { ...SENT, version: 0 },
  'with an unknown field': { ...SENT, guestKey: OTHER },
  'with an unknown field that its key opens': withAsked({ email: 'a@example.com' }),
  'with other days that its key opens': withAsked({ checkIn: '2026-12-11' }),
  'by nobody who can be seen': withPayload({ firstname: '\u200b', lastname: '\u2060' }),
  'on a day that is none': withDays({ checkIn: '2027-02-29', checkOut: '2027-03-02' }),
  'for thousands of years': withDays(AGES),
  'with the longest texts': withPayload({ notes: 'n'.repeat(1000), firstname: 'a'.repeat(60) }),
  'with a deposit above its total': withAsked({ quote: { total: 1, deposit: 10_000_000 } }),
  'with the largest estimate': withAsked({ quote: { total: 1e7, deposit: 1e7 } }),
}

const GRANTED = [
  'as the form sends it',
  'by nobody who can be seen',
  'with the longest texts',
  'with the largest estimate',
]

/** Two owners, and an attempt of a stranger, which resolves to whether it was granted. */
async function openForStranger() {
  const season = await openForTwo()
  const { databaseUrl } = season.backend
  const attempt = async (request: object, key = KEY) => {
    const init = { method: 'PUT', body: JSON.stringify(request) }
    const address = `${databaseUrl}/${requestPath(key)}.json?ns=${NAMESPACE}`
    return (await fetch(address, init)).ok
  }
  await attempt(SENT, OTHER)
  return { ...season, attempt }
}

test('exactly these requests of a stranger are stored', async () => {
  const { attempt, store } = await openForStranger()
  const granted: string[] = []
  for (const [title, request] of Object.entries(TRIED)) {
    if (await attempt(request)) granted.push(title)
    await store(PATH, null)
  }

  expect(granted).toEqual([...GRANTED, 'for thousands of years'].sort(byOrder))
})

const byOrder = (one: string, other: string) =>
  Object.keys(TRIED).indexOf(one) - Object.keys(TRIED).indexOf(other)

/** Brings the other request, which has the same days, into a state. */
const STATES: {
  readonly [state in RequestStatus | 'deleted' | 'cancelled']: (owner: Owner) => Promise<unknown>
} = {
  new: () => Promise.resolve(),
  held: (owner) => owner.hold(OTHER, '2026-12-05'),
  accepted: (owner) => accept(owner, OTHER),
  declined: async (owner) => owner.answer(await owner.seeRequest(OTHER), { status: 'declined' }),
  replaced: async (owner) =>
    owner.answer(await owner.seeRequest(OTHER), { status: 'replaced', replacedBy: KEY }),
  deleted: (owner) => reply(owner, { kind: 'delete' }, OTHER),
  cancelled: async (owner) => {
    const stay = await accept(owner, OTHER)
    await owner.perform(toCancel(await owner.see(stay.id), { kept: 0 }))
  },
}

function accept(owner: Owner, key: string) {
  return owner.accept(key, draft(checkIn, checkOut))
}

const HOLD: Reply = {
  kind: 'hold',
  until: day('2026-12-05'),
  guest: 'Ada',
  basis: { today: day('2026-12-01'), prices: NO_PRICES, terms: BALANCE_AT_DOOR, depositDays: 5 },
}

/** Replies to a request as the inbox does. */
async function reply(owner: Owner, given: Reply, id: string): Promise<void> {
  const request = await owner.seeRequest(id)
  const { reservationId } = request
  const isThere =
    reservationId !== undefined &&
    (await read(owner, `reservationDetails/${reservationId}/version`)) !== null
  const stay = isThere ? await owner.seeAny(reservationId) : null
  const outcome = answerRequest(given, { request, stay, payments: [] }, () => newKey(owner))
  if (outcome.kind === 'save') await saveIn(owner, outcome.change)
}

describe.each(GRANTED)('a request %s', (title) => {
  test.each(Object.entries(STATES))(
    'can be answered and deleted while another one for its days is %s',
    async (state, bring) => {
      const { ada, can, attempt, stored: read } = await openForStranger()
      await bring(can)
      expect(await attempt(TRIED[title] ?? {})).toBe(true)

      await reply(ada, { kind: 'decline' }, KEY)
      await reply(can, { kind: 'takeBack' }, KEY)
      if (state !== 'held' && state !== 'accepted') {
        await reply(ada, HOLD, KEY)
        await reply(can, { kind: 'takeBack' }, KEY)
      }
      await reply(ada, { kind: 'delete' }, KEY)

      expect(await read(PATH)).toBeNull()
      expect(await read(`guestPages/${KEY}`)).toBeNull()
    },
  )
})

test('a request for thousands of years cannot be read, and can be deleted', async () => {
  const { ada, attempt, stored: read } = await openForStranger()
  await attempt(TRIED['for thousands of years'] ?? {})
  const sent = await read(PATH)
  expect(readRequest(KEY, sent)).toBeNull()

  await saveIn(ada, deleteRequest(readDeletable(KEY, sent), newKey(ada)))

  expect(await read(PATH)).toBeNull()
})

test('an accepted request whose stay was deleted is opened, accepted and deleted again', async () => {
  const { ada, can, stored: read } = await openForStranger()
  await can.perform(toDelete(await accept(ada, OTHER)))

  await reply(ada, { kind: 'takeBack' }, OTHER)
  expect(await read(`guestPages/${OTHER}`)).toBeNull()
  await reply(can, { kind: 'decline' }, OTHER)
  await reply(ada, { kind: 'takeBack' }, OTHER)
  await accept(can, OTHER)
  await reply(ada, { kind: 'delete' }, OTHER)

  expect(await read('requests')).toBeNull()
  expect(await read(`guestPages/${OTHER}/status`)).toBe('booked')
})

test('a request stays accepted while its stay is cancelled, whose page it keeps', async () => {
  const { ada, can, stored: read } = await openForStranger()
  await can.perform(toCancel(await accept(ada, OTHER), { kept: 0 }))

  await expect(reply(ada, { kind: 'takeBack' }, OTHER)).rejects.toThrow('another answer')

  expect(await read(`guestPages/${OTHER}/status`)).toBe('cancelled')
})
