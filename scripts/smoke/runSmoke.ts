import * as v from 'valibot'
import { type DatabaseClient, newKey, read, saveIn } from '#db/client.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { ChangedMeanwhile, NightTaken } from '#domain/failure.ts'
import { pageOfRequest, readGuestPage } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { readRecord } from '#domain/records.ts'
import { readRequest, type StoredRequest, toPayload } from '#domain/request.ts'
import { deleteRequest } from '#domain/requestChange.ts'
import type { Reservation } from '#domain/reservation.ts'
import { nightsOf, type Stay } from '#domain/stay.ts'
import { changeStay, type Command, toAdd, toDelete, toEdit } from '#domain/stayChange.ts'
import { randomKey } from '#lib/randomKey.ts'
import { type Answer, sendRequest } from '#scripts/doctor/request.ts'

/** A row of the table: a check that passed or failed, and its time. */
type Row = { mark: '✓' | '✗'; step: string; ms: number; detail: string }

/** A project to check: how an owner connects, and how a visitor requests it over REST. */
type Target = {
  openOwner: () => Promise<{ client: DatabaseClient; close: () => Promise<void> }>
  databaseUrl: string
  today: IsoDate
}

/** The records of the run: a request, its stay, the page of its guest, and a stay that has to be refused. */
type Stored = {
  request: string
  stays: [booked: string, refused: string]
  guestKey: string
  days: Stay
}

const PRIVATE_PATHS = ['', 'requests', 'reservationDetails', 'nights', 'log', 'guestPages']
const REFUSED = 401

const pushedSchema = v.object({ name: v.string() })

/**
 * Sends a request and accepts it on a project, tries changes that the rules have to refuse, and
 * removes all its records; returns a row for each check. Stops at the first failure.
 */
export async function runSmoke(target: Target): Promise<Row[]> {
  const rows: Row[] = []
  async function step<T>(name: string, act: () => Promise<T>): Promise<T | null> {
    const start = performance.now()
    const end = (mark: Row['mark'], detail = '') =>
      rows.push({ mark, step: name, ms: Math.round(performance.now() - start), detail })
    try {
      const result = await act()
      end('✓')
      return result
    } catch (error) {
      end('✗', error instanceof Error ? error.message : String(error))
      return null
    }
  }

  const opened = await step('An owner signs in', target.openOwner)
  if (!opened) return rows
  const { client, close } = opened
  const send = (path: string, init?: RequestInit) =>
    sendRequest(`${target.databaseUrl}/${path}.json`, init)
  const stored: Stored = {
    request: '',
    stays: [newKey(client), newKey(client)],
    guestKey: randomKey(),
    days: farStay(target.today),
  }
  try {
    // Anybody else could store a request and not remove it.
    const isOwner = await step('The database takes them for an owner', async () => {
      await read(client, 'guide')
      return true
    })
    if (isOwner) {
      for (const [name, act] of stepsOf(client, send, stored))
        if ((await step(name, act)) === null) break
      await step('All that the run stored is removed', () => removeAll(client, stored))
    }
  } finally {
    await close()
  }
  return rows
}

type Send = (path: string, init?: RequestInit) => Promise<Answer>

function stepsOf(
  client: DatabaseClient,
  send: Send,
  stored: Stored,
): [name: string, act: () => Promise<true>][] {
  const { guestKey, days } = stored
  const [id, refused] = stored.stays
  const perform = (command: Command) =>
    saveIn(client, changeStay({ ...command, id: command.id ?? id, entry: newKey(client) }))
  const draft = { musteriAdi: 'Smoke test', kapora: 1, kalan: 2, toplamUcret: 3, notlar: '' }

  return [
    [
      'A visitor sends a request and makes its page',
      async () => {
        const person = { firstName: 'Smoke', lastName: 'Test', email: 'smoke-test@example.com' }
        const payload = toPayload({ ...person, phone: '+90 555 000 00 00', ...days, notes: '' })
        const answer = await send('requests', { method: 'POST', body: JSON.stringify(payload) })
        const pushed = v.safeParse(pushedSchema, answer.body)
        if (!pushed.success) throw new Error(`The request was answered ${answer.status}`)
        stored.request = pushed.output.name
        const page = pageOfRequest(stored.request, days, { status: 'new' }, 0)
        const writes = {
          [`requests/${stored.request}/guestKey`]: guestKey,
          [pagePath(guestKey)]: page,
        }
        const { status } = await send('', { method: 'PATCH', body: JSON.stringify(writes) })
        return expectThat(status === 200, `The page was answered ${status}`)
      },
    ],
    [
      'An owner accepts the request with a stay',
      async () => {
        const request = await readTheirs(client, stored)
        const answer = { status: 'accepted', reservationId: id } as const
        const wanted = { ...draft, stay: days, guestKey, request: request.id }
        await perform(toAdd(wanted, { answered: { request, answer } }))
        return true
      },
    ],
    [
      'The guest’s page shows the stay',
      async () => {
        const page = readGuestPage((await send(pagePath(guestKey))).body)
        return expectThat(page?.status === 'booked', `It shows ${String(page?.status)}`)
      },
    ],
    [
      'An overlapping stay is refused',
      async () => {
        const stay = { checkIn: addDays(days.checkIn, 1), checkOut: days.checkOut }
        const attempt = perform({ ...toAdd({ ...draft, stay }), id: refused })
        return expectThat((await failureOf(attempt)) instanceof NightTaken, 'It was stored')
      },
    ],
    [
      'A change of an older version is refused',
      async () => {
        const seen = await readStay(client, id)
        if (!seen) throw new Error('The stay is not there')
        await perform(toEdit(seen, { ...seen, kapora: 2 }))
        const attempt = perform(toEdit(seen, { ...seen, kapora: 3 }))
        return expectThat((await failureOf(attempt)) instanceof ChangedMeanwhile, 'It was stored')
      },
    ],
    [
      'A visitor reads and changes nothing',
      async () => {
        const { request } = stored
        const answers = await Promise.all([
          ...PRIVATE_PATHS.map((path) => send(path)),
          send(`requests/${request}`, { method: 'DELETE' }),
          send(`reservationDetails/${id}/kapora`, { method: 'PUT', body: '0' }),
          send(`reservations/${id}`, { method: 'DELETE' }),
          send(`nights/${days.checkIn}`, { method: 'DELETE' }),
        ])
        const granted = answers.filter(({ status }) => status !== REFUSED).length
        return expectThat(granted === 0, `${granted} of ${answers.length} attempts were granted`)
      },
    ],
  ]
}

/** Three nights far in the future, on other days in each run, because an interrupted one may have left some. */
function farStay(today: IsoDate): Stay {
  const checkIn = addDays(today, 20_000 + Math.floor(Math.random() * 4_000))
  return { checkIn, checkOut: addDays(checkIn, 3) }
}

/** Removes what the run stored, and checks that; the log keeps its entries. */
async function removeAll(client: DatabaseClient, stored: Stored): Promise<true> {
  const { stays, guestKey, days } = stored
  // The one that has to be refused first, because it may hold the other's nights.
  for (const id of stays.toReversed()) {
    const stay = await readStay(client, id)
    if (!stay) continue
    await saveIn(client, changeStay({ ...toDelete(stay), id, entry: newKey(client) }))
  }
  if (stored.request !== '')
    await saveIn(client, deleteRequest(await readTheirs(client, stored), newKey(client)))
  const paths = stays.flatMap((id) => [`reservations/${id}`, `reservationDetails/${id}`])
  paths.push(...nightsOf(days).map((night) => `nights/${night}`))
  if (stored.request !== '') paths.push(`requests/${stored.request}`, pagePath(guestKey))
  const values = await Promise.all(paths.map((path) => read(client, path)))
  const left = paths.filter((_, index) => values[index] !== null)
  return expectThat(left.length === 0, `Left: ${left.join(', ')}`)
}

async function readTheirs(client: DatabaseClient, { request: id }: Stored): Promise<StoredRequest> {
  const request = readRequest(id, sentAtOf(id), await read(client, `requests/${id}`))
  if (!request) throw new Error('The request is not stored as it was sent')
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

function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => null,
    (error: unknown) => error,
  )
}

function expectThat(condition: boolean, otherwise: string): true {
  if (!condition) throw new Error(otherwise)
  return true
}

/** The rows as a text table: mark, check, time and detail. */
export function tableOf(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ step }) => step.length))
  return rows
    .map(({ mark, step, ms, detail }) =>
      `  ${mark} ${step.padEnd(width)} ${`${ms} ms`.padStart(9)}  ${detail}`.trimEnd(),
    )
    .join('\n')
}
