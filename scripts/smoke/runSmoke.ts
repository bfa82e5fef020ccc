import assert from 'node:assert'
import { type DatabaseClient, newKey, read, saveIn } from '#db/client.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { ChangedMeanwhile, NightTaken } from '#domain/save/failure.ts'
import { readGuestPage } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { readRecord } from '#domain/stay/legacyRecord.ts'
import {
  newRequest,
  readRequest,
  requestPath,
  type StoredRequest,
} from '#domain/request/request.ts'
import { deleteRequest } from '#domain/request/requestChange.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { nightsOf, type StayDates } from '#domain/stay/stayDates.ts'
import { changeStay, type Command, toAdd, toDelete, toEdit } from '#domain/stay/stayChange.ts'
import { randomKey } from '#db/randomKey.ts'
import { type HttpResponse, sendRequest } from '#scripts/request.ts'

/** A check, and why it failed. */
type Row = { step: string; problem: string | null }

/** A project to check: how an owner connects, and how a visitor requests it over REST. */
type Target = {
  openOwner: () => Promise<{ client: DatabaseClient; close: () => Promise<void> }>
  databaseUrl: string
  today: IsoDate
}

/** The records of the run: a request and its guest's page under one key, its stay, and a stay that has to be refused. */
type Stored = {
  isSent: boolean
  stays: [booked: string, refused: string]
  guestKey: string
  days: StayDates
}

type Run = {
  client: DatabaseClient
  stored: Stored
  step: <T>(name: string, act: () => Promise<T>) => Promise<T>
  /** Sends a visitor's request. */
  send: (path: string, init?: RequestInit) => Promise<HttpResponse>
}

const PRIVATE_PATHS = ['', 'requests', 'reservationDetails', 'nights', 'log', 'guestPages']
const DRAFT = {
  musteriAdi: 'Smoke test',
  kapora: 1,
  kalan: 2,
  toplamUcret: 3,
  notlar: '',
  status: 'booked',
} as const

/**
 * Sends a request and accepts it on a project, tries changes that the rules have to refuse, and
 * removes all its records; returns a row for each check. Stops at the first failure.
 */
export async function runSmoke({ openOwner, databaseUrl, today }: Target): Promise<Row[]> {
  const rows: Row[] = []
  const step: Run['step'] = async (name, act) => {
    const row: Row = { step: name, problem: null }
    rows.push(row)
    return act().catch((error: unknown) => {
      row.problem = error instanceof Error ? error.message : String(error)
      throw error
    })
  }
  const send: Run['send'] = (path, init) => sendRequest(`${databaseUrl}/${path}.json`, init)
  try {
    const { client, close } = await step('An owner signs in', openOwner)
    const stays = [newKey(client), newKey(client)] satisfies Stored['stays']
    const stored = { isSent: false, stays, guestKey: randomKey(), days: farStay(today) }
    try {
      // Anybody else could store a request and not remove it.
      await step('The database accepts them as an owner', () => read(client, 'guide'))
      await bookAndRemove({ client, step, send, stored })
    } finally {
      await close()
    }
  } catch (error) {
    if (rows.every(({ problem }) => problem === null)) throw error
  }
  return rows
}

async function bookAndRemove(run: Run): Promise<void> {
  try {
    await requestAndAccept(run)
    await tryForbidden(run)
  } finally {
    await run.step('All that the run stored is removed', () => removeAll(run.client, run.stored))
  }
}

async function requestAndAccept({ client, step, send, stored }: Run): Promise<void> {
  const { guestKey, days } = stored
  await step('A visitor sends a request', async () => {
    const person = { firstName: 'Smoke', lastName: 'Test', email: 'smoke-test@example.com' }
    const request = { ...person, phone: '+90 555 000 00 00', ...days, notes: '' }
    const body = JSON.stringify(newRequest(request, { language: 'en' }))
    const { status } = await send(requestPath(guestKey), { method: 'PUT', body })
    assert(status === 200, `The request was answered ${status}`)
    stored.isSent = true
  })
  await step('An owner accepts the request with a stay', async () => {
    const request = await readTheirs(client, stored)
    const answer = { status: 'accepted', reservationId: stored.stays[0] } as const
    const next = { ...DRAFT, dates: days, guestKey, request: request.id }
    await perform(client, stored, toAdd(next, { answered: [{ request, answer }] }))
  })
  await step('The guest’s page shows the stay', async () => {
    const page = readGuestPage((await send(pagePath(guestKey))).body)
    assert(page?.status === 'booked', `It shows ${String(page?.status)}`)
  })
}

async function tryForbidden({ client, step, send, stored }: Run): Promise<void> {
  const { days, guestKey } = stored
  const [id, refused] = stored.stays
  await step('An overlapping stay is refused', async () => {
    const stay = { checkIn: addDays(days.checkIn, 1), checkOut: days.checkOut }
    const overlapping = perform(client, stored, {
      ...toAdd({ ...DRAFT, dates: stay }),
      id: refused,
    })
    await assert.rejects(overlapping, NightTaken)
  })
  await step('A change of an older version is refused', async () => {
    const seen = await readStay(client, id)
    assert(seen, 'The stay is not there')
    await perform(client, stored, toEdit(seen, { ...seen, kapora: 2 }))
    const late = perform(client, stored, toEdit(seen, { ...seen, kapora: 3 }))
    await assert.rejects(late, ChangedMeanwhile)
  })
  await step('A visitor reads and changes nothing', async () => {
    const answers = await Promise.all([
      ...PRIVATE_PATHS.map((path) => send(path)),
      send(requestPath(guestKey)),
      send(requestPath(guestKey), { method: 'DELETE' }),
      send(`reservationDetails/${id}/kapora`, { method: 'PUT', body: '0' }),
      send(`reservations/${id}`, { method: 'DELETE' }),
      send(`nights/${days.checkIn}`, { method: 'DELETE' }),
    ])
    const granted = answers.filter(({ status }) => status !== 401).length
    assert(granted === 0, `${granted} of ${answers.length} attempts were granted`)
  })
}

function perform(client: DatabaseClient, { stays: [id] }: Stored, command: Command): Promise<void> {
  return saveIn(client, changeStay({ id, ...command, entry: newKey(client) }))
}

/** Three nights far in the future, on other days in each run, because an interrupted one may have left some. */
function farStay(today: IsoDate): StayDates {
  const checkIn = addDays(today, 20_000 + Math.floor(Math.random() * 4_000))
  return { checkIn, checkOut: addDays(checkIn, 3) }
}

/** Removes what the run stored, and checks that; the log keeps its entries. */
async function removeAll(client: DatabaseClient, stored: Stored): Promise<void> {
  const { stays, isSent, guestKey, days } = stored
  // The one that has to be refused first, because it may hold the other's nights.
  for (const id of stays.toReversed()) {
    const stay = await readStay(client, id)
    if (stay) await saveIn(client, changeStay({ ...toDelete(stay), id, entry: newKey(client) }))
  }
  if (isSent) await saveIn(client, deleteRequest(await readTheirs(client, stored), newKey(client)))
  const paths = [
    ...stays.flatMap((id) => [`reservations/${id}`, `reservationDetails/${id}`]),
    ...nightsOf(days).map((night) => `nights/${night}`),
    requestPath(guestKey),
    pagePath(guestKey),
  ]
  const values = await Promise.all(paths.map((path) => read(client, path)))
  const left = paths.filter((_, index) => values[index] !== null)
  assert(left.length === 0, `Left: ${left.join(', ')}`)
}

async function readTheirs(client: DatabaseClient, { guestKey }: Stored): Promise<StoredRequest> {
  const request = readRequest(guestKey, await read(client, requestPath(guestKey)))
  assert(request, 'The request is not stored as it was sent')
  return request
}

async function readStay(client: DatabaseClient, id: string): Promise<Reservation | null> {
  const [dates, details] = [
    await read(client, `reservations/${id}`),
    await read(client, `reservationDetails/${id}`),
  ]
  const record = readRecord(id, dates, details)
  return 'reservation' in record ? record.reservation : null
}
