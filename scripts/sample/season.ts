import { setLogLevel } from 'firebase/app'
import { signInWithEmailAndPassword } from 'firebase/auth'
import { forceWebSockets, ref, set } from 'firebase/database'
import { expect, onTestFinished } from 'vitest'
import {
  toAdd,
  toCancel,
  toDelete,
  toEdit,
  toPay,
  toUncancel,
  toUndelete,
  toUnpay,
} from '#domain/commands/command.ts'
import type { KeyedPayment } from '#domain/commands/stayWrites.ts'
import type { Cancellation } from '#domain/cancellation.ts'
import {
  type CancelledStay,
  isCancelled,
  holdsNights,
  type Reservation,
  type ReservationDraft,
} from '#domain/reservation.ts'
import { type Payment, readPayments } from '#domain/payments/payment.ts'
import type { Answer, RequestStatus } from '#domain/request.ts'
import { findUnsoundness } from '#domain/soundness.ts'
import { day } from '#domain/testing.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import { NAMESPACE, openClient, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { forgetOver } from '#db/forget.ts'
import { type DatabaseClient, read } from '#db/client.ts'
import { makeChange, newKey } from '#db/makeChange.ts'
import { readRecord } from '#domain/records.ts'
import { writeAnswer } from '#db/requestWriter.ts'
import { submitChange } from '#db/writer.ts'

/** A guest's request, and the ids of two. */
export const ASKED = {
  reservation: {
    firstname: 'İpek',
    lastname: 'Işık',
    email: 'ipek@example.com',
    phone: '+90 555 010 20 30',
    checkIn: '2026-12-10',
    checkOut: '2026-12-13',
    notes: 'Bebek yatağı',
  },
}
export const ASKED_AS = {
  guest: 'İpek Işık',
  stay: { checkIn: day('2026-12-10'), checkOut: day('2026-12-13') },
}
export const ASKED_IDS = ['-OaaaaaaaaaaaaaaaaaA', '-OaaaaaaaaaaaaaaaaaB'] as const

const GUEST = {
  firstname: 'Ayşe',
  lastname: 'Yılmaz',
  email: 'ayse@example.com',
  phone: '+90 532 000 00 00',
}

type Name = keyof typeof DEMO_ACCOUNTS

/** A test's stay between two days. */
export function draft(
  checkIn: string,
  checkOut: string,
  more: Partial<ReservationDraft> = {},
): ReservationDraft {
  return {
    stay: { checkIn: day(checkIn), checkOut: day(checkOut) },
    musteriAdi: 'Ayşe Yılmaz',
    kapora: 3000,
    kalan: 7000,
    toplamUcret: 10_000,
    notlar: 'Geç gelecek',
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
  let backend = await start({ ...data, admins })

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
        withAuthRetry: (act) => act(),
      })
    },
    unsoundness: async () => findUnsoundness(await bypass('')),
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
  return {
    ...client,
    add: async (wanted: ReservationDraft): Promise<Reservation> => {
      const change = makeChange(database, toAdd(wanted))
      await submitChange(client, change)
      return { ...wanted, id: change.id, version: 1 }
    },
    edit: (base: Reservation, change: Partial<ReservationDraft>) =>
      submitChange(client, makeChange(database, toEdit(base, { ...base, ...change }))),
    pay: (base: Reservation, payment: Payment) =>
      submitChange(client, makeChange(database, toPay(base, payment))),
    unpay: (base: Reservation, payment: KeyedPayment) =>
      submitChange(client, makeChange(database, toUnpay(base, payment))),
    seePaid: async (id: string) => readPayments(await read(client, `payments/${id}`)).payments,
    cancel: (base: Reservation, cancellation: Cancellation = { kept: 3000 }) =>
      submitChange(client, makeChange(database, toCancel(base, cancellation, base.stay.checkIn))),
    uncancel: (base: CancelledStay) => submitChange(client, makeChange(database, toUncancel(base))),
    seeCancelled: async (id: string): Promise<CancelledStay> => {
      const stay = await readStay(client, id)
      return isCancelled(stay) ? stay : expect.fail(`${id} is not cancelled`)
    },
    remove: (base: Reservation) => submitChange(client, makeChange(database, toDelete(base))),
    /** Brings a stay back that was deleted as `base`. */
    undelete: ({ id, version, ...base }: Reservation) => {
      const deleted = { ...base, id, version: version + 1, deletion: { by: '', at: 0 } }
      return submitChange(client, makeChange(database, toUndelete(deleted)))
    },
    /** Leaves a request as a guest does, and returns its id. */
    ask: async (checkIn: string, checkOut: string): Promise<string> => {
      const id = newKey(database)
      const reservation = { ...GUEST, checkIn, checkOut }
      await set(ref(database, `requests/${id}/reservation`), reservation)
      return id
    },
    accept: async (request: string, wanted: ReservationDraft): Promise<Reservation> => {
      const named = { ...wanted, request: request }
      const change = makeChange(database, toAdd(named, [request]))
      await submitChange(client, change)
      return { ...named, id: change.id, version: 1 }
    },
    answer: (request: string, seen: RequestStatus, answer: Answer) =>
      writeAnswer(client, { ids: [request], seen, answer }),
    forget: (request: string, stay: string | null) =>
      forgetOver(client, { requests: [request], stay }),
    seeRequest: (id: string) => read(client, `requests/${id}`),
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
