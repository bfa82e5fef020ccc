import { villa } from '#content/villa.ts'
import { setLogLevel } from 'firebase/app'
import { signInWithEmailAndPassword } from 'firebase/auth'
import { forceWebSockets, ref, set } from 'firebase/database'
import { expect, onTestFinished } from 'vitest'
import {
  changeStay,
  changeStays,
  type Command,
  idOf,
  type StayChange,
  toAdd,
  toCancel,
  toDelete,
  toEdit,
  toPay,
  toUncancel,
  toUnpay,
  undoOf,
} from '#domain/stay/stayChange.ts'
import type { KeyedPayment } from '#domain/stay/stayWrites.ts'
import { changeAnswer } from '#domain/request/requestChange.ts'
import type { Cancellation } from '#domain/stay/cancellation.ts'
import { forgetPerson } from '#domain/stay/forgetPerson.ts'
import {
  type Booked,
  type CancelledStay,
  isCancelled,
  holdsNights,
  type Reservation,
  type ReservationDraft,
} from '#domain/stay/reservation.ts'
import { type Payment, readPayments } from '#domain/payments/payment.ts'
import { randomKey } from '#db/randomKey.ts'
import {
  type Answer,
  newRequest,
  readRequest,
  requestPath,
  type StoredRequest,
} from '#domain/request/request.ts'
import { findUnsoundness } from '#domain/soundness/soundness.ts'
import { CONTEXT, day, type StayMore } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import { NAMESPACE, openClient, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { type DatabaseClient, newKey, read, saveIn } from '#db/client.ts'
import { readRecord } from '#domain/stay/legacyRecord.ts'
import { dayIn } from '#domain/date.ts'

/** A guest's request, and the keys of two. */
export const REQUEST = {
  reservation: {
    firstname: 'İpek',
    lastname: 'Işık',
    email: 'ipek@example.com',
    phone: '+90 555 010 20 30',
    checkIn: '2026-12-10',
    checkOut: '2026-12-13',
    notes: 'Bebek yatağı',
  },
  at: 1,
  asked: { checkIn: '2026-12-10', checkOut: '2026-12-13', note: 'Bebek yatağı' },
}
export const REQUEST_IDS = ['A'.repeat(22), 'B'.repeat(22)] as const

const GUEST = {
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email: 'ayse@example.com',
  phone: '+90 532 000 00 00',
  notes: '',
}

type Name = keyof typeof DEMO_ACCOUNTS

/** A test's stay between two days. */
export function draft(checkIn: string, checkOut: string, more: StayMore = {}): ReservationDraft {
  return {
    dates: { checkIn: day(checkIn), checkOut: day(checkOut) },
    musteriAdi: 'Ayşe Yılmaz',
    kapora: 3000,
    kalan: 7000,
    toplamUcret: 10_000,
    notlar: 'Geç gelecek',
    status: 'booked',
    ...more,
  }
}

/**
 * The local backend with the real rules for the running test, and owners' connections to it, each
 * with its own SDK.
 */
export async function openSeason(data: object = {}) {
  setLogLevel('error')
  forceWebSockets()
  const { owner, coowner } = DEMO_ACCOUNTS
  const admins = { [owner.uid]: owner.email, [coowner.uid]: coowner.email }
  const start = (content: object) =>
    startTestBackend({ rulesFile: 'database.rules.json', data: { ...content } })
  let backend: Omit<LocalBackend, 'data'> = await start({ ...data, admins })

  async function bypass(path: string, init: RequestInit = {}): Promise<unknown> {
    const url = `${backend.databaseUrl}/${path}.json?ns=${NAMESPACE}`
    const response = await fetch(url, { ...init, headers: { authorization: 'Bearer owner' } })
    expect(response.status).toBe(200)
    return response.json()
  }

  return {
    backend,
    /** Kills the backend and starts another with its data; returns the ports. */
    startAnew: async (): Promise<Pick<LocalBackend, 'databasePort' | 'authPort'>> => {
      const stored = await bypass('')
      await backend.stop()
      backend = await start(Object(stored) as object)
      return backend
    },
    /** Reads stored data with the rules bypassed. */
    stored: (path: string) => bypass(path),
    /** Stores a value with the rules bypassed. */
    store: (path: string, value: unknown) =>
      bypass(path, { method: 'PUT', body: JSON.stringify(value) }),
    /** Opens a connection of a user; another port than the database's leads through a proxy. */
    signIn: async (name: Name, databasePort = backend.databasePort) => {
      const { auth, database } = openClient({ ...backend, databasePort })
      const { email, password } = DEMO_ACCOUNTS[name]
      await signInWithEmailAndPassword(auth, email, password)
      return openOffice({
        database,
        author: () => auth.currentUser?.email ?? '',
      })
    },
    unsoundness: async () =>
      findUnsoundness(await bypass(''), villa, dayIn(villa.timeZone, Date.now())),
  }
}

/** The same with two owners signed in; the stored data have no errors when the test ends. */
export async function openForTwo(data: object = {}, { endsSound = true } = {}) {
  const season = await openSeason(data)
  onTestFinished(async () => {
    if (endsSound) expect(await season.unsoundness()).toEqual([])
  })
  const [ada, can] = await Promise.all([season.signIn('owner'), season.signIn('coowner')])
  return { ...season, ada, can }
}

/** The error of a promise, or its value. */
export function failed(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.catch((error: unknown) => error)
}

export type Owner = ReturnType<typeof openOffice>

function openOffice(client: DatabaseClient) {
  const { database } = client

  async function perform(command: Command): Promise<StayChange> {
    const id = idOf(command, () => newKey(client))
    const change = { ...command, id, entry: newKey(client) }
    await saveIn(client, changeStay(change))
    return change
  }

  /** Adds several stays in one update, as a pasted list does; returns their ids. */
  async function addAll(all: readonly ReservationDraft[]): Promise<string[]> {
    const changes = all.map((next) => ({
      ...toAdd(next),
      id: newKey(client),
      entry: newKey(client),
    }))
    await saveIn(client, changeStays(changes))
    return changes.map(({ id }) => id)
  }

  async function seeRequest(id: string): Promise<StoredRequest> {
    const stored = await read(client, `requests/${id}`)
    return readRequest(id, stored) ?? expect.fail(`${id} is no request`)
  }

  return {
    ...client,
    perform,
    addAll,
    seeRequest,
    add: async (next: ReservationDraft, payments: readonly KeyedPayment[] = []) => {
      const { id } = await perform(toAdd(next, { payments }))
      return { ...next, id, version: 1 }
    },
    edit: (original: Reservation, change: Partial<Omit<Booked, 'status'>>) =>
      perform(toEdit(original, { ...original, ...change })),
    pay: (original: Reservation, payment: Payment) =>
      perform(toPay(original, { ...payment, key: newKey(client) })),
    unpay: (original: Reservation, payment: KeyedPayment) => perform(toUnpay(original, payment)),
    seePaid: async (id: string) => readPayments(await read(client, `payments/${id}`)).payments,
    cancel: (original: Reservation, cancellation: Cancellation = { kept: 3000 }) =>
      perform(toCancel(original, cancellation)),
    uncancel: (original: CancelledStay) => perform(toUncancel(original)),
    seeCancelled: async (id: string): Promise<CancelledStay> => {
      const stay = await readStay(client, id)
      return isCancelled(stay) ? stay : expect.fail(`${id} is not cancelled`)
    },
    remove: (original: Reservation, payments: readonly KeyedPayment[] = []) =>
      perform(toDelete(original, { payments })),
    /** Undoes a change as its toast does. */
    undo: (change: StayChange) =>
      perform(undoOf(change, CONTEXT.today) ?? expect.fail(`${change.verb} has no undo`)),
    /** Leaves a request as a guest does, and returns its key. */
    ask: async (checkIn: string, checkOut: string, guest = GUEST): Promise<string> => {
      const key = randomKey()
      const dates = { checkIn: day(checkIn), checkOut: day(checkOut) }
      const sent = newRequest({ ...guest, ...dates }, { language: 'tr' })
      await set(ref(database, requestPath(key)), sent)
      return key
    },
    /** Accepts a request with a new stay. */
    accept: async (requestId: string, next: ReservationDraft): Promise<Reservation> => {
      const [request, id] = [await seeRequest(requestId), newKey(client)]
      const draft = { guestKey: requestId, ...next, request: requestId }
      const answer = { status: 'accepted', reservationId: id } as const
      await perform({ ...toAdd(draft, { answered: [{ request, answer }] }), id })
      return { ...draft, id, version: 1 }
    },
    /** Holds a request's days with a stay. */
    hold: async (requestId: string, until: string): Promise<Reservation> => {
      const [request, id] = [await seeRequest(requestId), newKey(client)]
      const held = { status: 'held', heldUntil: day(until), request: requestId } as const
      const amounts = { kapora: 0, kalan: 0, toplamUcret: 0, notlar: '' }
      const { guest, dates } = request
      const draft = { musteriAdi: guest, dates, ...amounts, ...held, guestKey: requestId }
      const answer = { status: 'held', heldUntil: day(until), reservationId: id } as const
      await perform({ ...toAdd(draft, { answered: [{ request, answer }] }), id })
      return { ...draft, id, version: 1 }
    },
    answer: async (request: StoredRequest, answer: Answer) =>
      saveIn(client, changeAnswer(request, answer, newKey(client))),
    forget: async (request: StoredRequest, stay: Reservation | null) => {
      const { guestKey } = stay ?? {}
      const review = guestKey === undefined ? null : await read(client, `reviews/${guestKey}`)
      await saveIn(
        client,
        forgetPerson({ stay, requests: [request], review, payments: [], entry: newKey(client) }),
      )
    },
    /** The stay as it is stored, also a cancelled one. */
    seeAny: (id: string): Promise<Reservation> => readStay(client, id),
    /** The stay as it is stored, as long as it holds its nights. */
    see: async (id: string): Promise<Reservation> => {
      const stay = await readStay(client, id)
      return holdsNights(stay) ? stay : expect.fail(`${id} holds no nights`)
    },
  }
}

async function readStay(client: DatabaseClient, id: string): Promise<Reservation> {
  const [dates, details] = await Promise.all([
    read(client, `reservations/${id}`),
    read(client, `reservationDetails/${id}`),
  ])
  const seen = readRecord(id, dates, details)
  return 'reservation' in seen ? seen.reservation : expect.fail(`${id} is not readable`)
}
