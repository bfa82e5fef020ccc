import { describe, expect, test } from 'vitest'
import { answerRequest, type Reply } from '#domain/request/answerRequest.ts'
import { newRequestWrites } from '#domain/request/newRequest.ts'
import { readRequest, type RequestStatus } from '#domain/request/request.ts'
import { deleteRequest, readDeletable } from '#domain/request/requestChange.ts'
import { FILLED_REQUEST } from '#domain/request/testing.ts'
import { SERVER_TIME } from '#domain/save/writes.ts'
import { toCancel, toDelete } from '#domain/stay/stayChange.ts'
import { NO_PRICES } from '#domain/prices/prices.ts'
import { BALANCE_AT_DOOR, day } from '#domain/testing.ts'
import { NAMESPACE } from '#rtdb-emulator/testing/backend.ts'
import { draft, openForTwo, type Owner } from '#sample/testingSeason.ts'
import { newKey, read, saveIn } from './client.ts'
import { randomKey } from './randomKey.ts'

const { checkIn, checkOut } = FILLED_REQUEST
const KEYS = { id: '-Astranger0000000000', guestKey: 'A'.repeat(22) }
const PATH = `requests/${KEYS.id}`
const OTHER = { id: '-Bother0000000000000', guestKey: 'B'.repeat(22) }
const PAGE = `guestPages/${KEYS.guestKey}`
const SENT = newRequestWrites(KEYS, FILLED_REQUEST, { language: 'tr' })
const stored = Object(SENT[PATH]) as { [name: string]: object }
const page = Object(SENT[PAGE]) as object

/** The same request with other values, and without its page where it has no key. */
const withValues = (values: object) => ({ ...SENT, [PATH]: { ...stored, ...values } })
const withPayload = (values: object) =>
  withValues({ reservation: { ...stored['reservation'], ...values } })
const withPage = (values: object) => ({ ...SENT, [PAGE]: { ...page, ...values } })
const withKey = (guestKey: string) => ({
  [PATH]: { ...stored, guestKey },
  [`guestPages/${guestKey}`]: page,
})
const AGES = { checkIn: '1000-01-01', checkOut: '9999-12-31' }
const KEYLESS = { reservation: stored['reservation'], at: SERVER_TIME }

/** What a stranger may try beside what the form sends. */
const TRIED: { readonly [title: string]: object } = {
  'as the form sends it': SENT,
  'without a key': { [PATH]: KEYLESS },
  'without a key, with a status': { [PATH]: { ...KEYLESS, status: 'new' } },
  'with a status': withValues({ status: 'new' }),
  'with an earlier time': withValues({ at: 1 }),
  'with a later time': withValues({ at: Date.UTC(2109, 0) }),
  'with a version': withValues({ version: 0 }),
  'with the key of another request': withKey(OTHER.guestKey),
  'without its page': { [PATH]: SENT[PATH] },
  'with a longer about': withPage({ about: `${KEYS.id}${'/'.repeat(20)}` }),
  'with five million slashes': withPage({ about: `${KEYS.id}${'/'.repeat(5_000_000)}` }),
  'with a later version of its page': withPage({ version: 7 }),
  'by nobody who can be seen': withPayload({ firstname: '\u200b', lastname: '\u2060' }),
  'on a day that is none': withPayload({ checkIn: '2027-02-29', checkOut: '2027-03-02' }),
  'for thousands of years': {
    [PATH]: { ...KEYLESS, reservation: { ...stored['reservation'], ...AGES } },
  },
  'with the longest texts': withPayload({ notes: 'n'.repeat(1000), firstname: 'a'.repeat(60) }),
  'with a deposit above its total': withValues({ quote: { total: 1, deposit: 10_000_000 } }),
  'with the largest estimate': withValues({ quote: { total: 1e7, deposit: 1e7 } }),
}

const GRANTED = [
  'as the form sends it',
  'without a key',
  'without a key, with a status',
  'with a status',
  'by nobody who can be seen',
  'with the longest texts',
  'with the largest estimate',
]

/** Two owners, and an attempt of a stranger, which resolves to whether it was granted. */
async function openForStranger() {
  const season = await openForTwo()
  const { databaseUrl } = season.backend
  const attempt = async (writes: object) => {
    const init = { method: 'PATCH', body: JSON.stringify(writes) }
    return (await fetch(`${databaseUrl}/.json?ns=${NAMESPACE}`, init)).ok
  }
  await attempt(newRequestWrites(OTHER, FILLED_REQUEST, { language: 'tr' }))
  return { ...season, attempt }
}

test('exactly these requests of a stranger are stored', async () => {
  const { attempt, store } = await openForStranger()
  const granted: string[] = []
  for (const [title, writes] of Object.entries(TRIED)) {
    if (await attempt(writes)) granted.push(title)
    await store(PATH, null)
    await store(PAGE, null)
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
  held: (owner) => owner.hold(OTHER.id, '2026-12-05'),
  accepted: (owner) => accept(owner, OTHER),
  declined: async (owner) => owner.answer(await owner.seeRequest(OTHER.id), { status: 'declined' }),
  deleted: (owner) => reply(owner, { kind: 'delete' }, OTHER.id),
  cancelled: async (owner) => {
    const stay = await accept(owner, OTHER)
    await owner.perform(toCancel(await owner.see(stay.id), { kept: 0 }))
  },
}

function accept(owner: Owner, { id, guestKey }: { id: string; guestKey?: string }) {
  return owner.accept(id, draft(checkIn, checkOut, guestKey === undefined ? {} : { guestKey }))
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
  const newKeys = { newKey: () => newKey(owner), newPageKey: randomKey }
  const outcome = answerRequest(given, { request, stay, payments: [] }, newKeys)
  if (outcome.kind === 'save') await saveIn(owner, outcome.change)
}

describe.each(GRANTED)('a request %s', (title) => {
  test.each(Object.entries(STATES))(
    'can be answered and deleted while another one for its days is %s',
    async (state, bring) => {
      const { ada, can, attempt, stored: read } = await openForStranger()
      await bring(can)
      expect(await attempt(TRIED[title] ?? {})).toBe(true)

      await reply(ada, { kind: 'decline' }, KEYS.id)
      await reply(can, { kind: 'takeBack' }, KEYS.id)
      if (state !== 'held' && state !== 'accepted') {
        await reply(ada, HOLD, KEYS.id)
        await reply(can, { kind: 'takeBack' }, KEYS.id)
      }
      await reply(ada, { kind: 'delete' }, KEYS.id)

      expect(await read(PATH)).toBeNull()
      expect(await read(PAGE)).toBeNull()
    },
  )
})

test('a request for thousands of years cannot be read, and can be deleted', async () => {
  const { ada, attempt, stored: read } = await openForStranger()
  await attempt(TRIED['for thousands of years'] ?? {})
  const sent = await read(PATH)
  expect(readRequest(KEYS.id, sent)).toBeNull()

  await saveIn(ada, deleteRequest(readDeletable(KEYS.id, sent), newKey(ada)))

  expect(await read(PATH)).toBeNull()
})

test.each(['cancelled', 'deleted'] as const)(
  'an accepted request whose stay was %s is opened, answered and deleted again',
  async (end) => {
    const { ada, can, stored: read } = await openForStranger()
    const stay = await accept(ada, OTHER)
    await can.perform(end === 'deleted' ? toDelete(stay) : toCancel(stay, { kept: 0 }))

    await reply(ada, { kind: 'takeBack' }, OTHER.id)
    expect(await read(`guestPages/${OTHER.guestKey}/status`)).toBe(
      end === 'deleted' ? 'new' : 'cancelled',
    )
    await reply(can, { kind: 'decline' }, OTHER.id)
    await reply(ada, { kind: 'takeBack' }, OTHER.id)
    await accept(can, end === 'deleted' ? OTHER : { id: OTHER.id })
    await reply(ada, { kind: 'delete' }, OTHER.id)

    expect(await read('requests')).toBeNull()
    expect(await read(`guestPages/${OTHER.guestKey}/status`)).toBe(
      end === 'deleted' ? 'booked' : 'cancelled',
    )
  },
)
