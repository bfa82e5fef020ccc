import { deleteApp, type FirebaseApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import {
  connectDatabaseEmulator,
  type Database,
  forceWebSockets,
  get,
  getDatabase,
  onValue,
  push,
  ref,
  set,
  update,
} from 'firebase/database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from './accounts.ts'
import type { Json } from './rtdb/tree.ts'
import { type LocalBackend, startLocalBackend } from './server.ts'

type Changes = { [path: string]: Json }
/** One way in, as one person; an answer is whether the database granted it. */
type Door = {
  read(path: string): Promise<boolean>
  write(changes: Changes): Promise<boolean>
  add(path: string, value: Json): Promise<boolean>
}

const { owner, guest } = DEMO_ACCOUNTS
// A namesake is whoever signs up first with the address of someone who is to become an owner.
const outsiders = ['nobody', 'a stranger', 'a namesake'] as const
const people = [...outsiders, 'an owner'] as const
const ways = ['the SDK', 'REST'] as const
type Person = (typeof people)[number]
type Way = (typeof ways)[number]

const dates = { girisTarihi: '10.07.2026', cikisTarihi: '12.07.2026' }
const details = {
  musteriAdi: 'Ayşe Kaya',
  kapora: 100,
  kalan: 400,
  toplamUcret: 500,
  notlar: 'Geç',
}
const request = {
  firstname: 'Ada',
  lastname: 'Yılmaz',
  email: 'ada@example.com',
  phone: '+90 532 000 00 00',
  checkIn: '2026-07-20',
  checkOut: '2026-07-25',
}
const stored = {
  admins: { [owner.uid]: owner.email },
  reservations: { first: dates },
  reservationDetails: { first: details },
  nights: { '2026-07-10': 'first', '2026-07-11': 'first' },
  requests: { asked: { reservation: request, status: 'new' } },
}
const stay = {
  'reservations/second': { girisTarihi: '12.07.2026', cikisTarihi: '13.07.2026' },
  'reservationDetails/second': details,
}
const asking = (change: Changes) => ({ 'requests/new': { reservation: { ...request, ...change } } })

let backend: LocalBackend
const apps: FirebaseApp[] = []
const doors: { [door: string]: Door } = {}

beforeAll(async () => {
  forceWebSockets()
  // The SDK writes a warning to the console for each refusal; here they are all expected.
  setLogLevel('silent')
  const options = { project: 'demo-test', rulesFile: 'database.rules.json', log: () => {} }
  backend = await startLocalBackend({ ...options, databasePort: 0, authPort: 0, data: null })
  await Promise.all(people.map(letIn))
})

beforeEach(async () => {
  await asAdministrator({ method: 'PUT', body: JSON.stringify(stored) })
})

afterAll(async () => {
  await Promise.all(apps.map(deleteApp))
  await backend.stop()
})

async function letIn(person: Person): Promise<void> {
  const app = initializeApp({ apiKey: 'demo-key', projectId: 'demo-test' }, person)
  apps.push(app)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, backend.authUrl, { disableWarnings: true })
  const database = getDatabase(app, 'https://demo-test-default-rtdb.firebaseio.com')
  connectDatabaseEmulator(database, '127.0.0.1', backend.databasePort)
  await signIn(auth, person)
  const token = (await auth.currentUser?.getIdToken()) ?? null
  doors[`${person} by the SDK`] = openSdk(database)
  doors[`${person} by REST`] = openRest(token)
}

async function signIn(auth: Auth, person: Person): Promise<void> {
  if (person === 'an owner') await signInWithEmailAndPassword(auth, owner.email, owner.password)
  if (person === 'a stranger') await signInWithEmailAndPassword(auth, guest.email, guest.password)
  if (person === 'a namesake') {
    await createUserWithEmailAndPassword(auth, 'next-owner@example.com', 'squatter')
  }
}

function openSdk(database: Database): Door {
  const isGranted = (attempt: Promise<unknown>) =>
    attempt.then(
      () => true,
      (error: unknown) => {
        expect(String(error)).toMatch(/permission.denied/i)
        return false
      },
    )
  const followOnce = (path: string) =>
    new Promise((resolve, reject) => {
      onValue(ref(database, path), resolve, reject, { onlyOnce: true })
    })
  return {
    async read(path) {
      const answers = [get(ref(database, path)), followOnce(path)].map(isGranted)
      const [got, followed] = await Promise.all(answers)
      expect(got).toBe(followed)
      return got === true
    },
    write(changes) {
      const [[path, value] = ['/', null], ...more] = Object.entries(changes)
      return isGranted(
        more.length > 0 ? update(ref(database), changes) : set(ref(database, path), value),
      )
    },
    add: (path, value) => isGranted(push(ref(database, path), value).then(() => null)),
  }
}

function openRest(token: string | null): Door {
  const isGranted = async (path: string, method: string, body?: Json) => {
    const url = new URL(`${path}.json`, `${backend.databaseUrl}/`)
    url.searchParams.set('ns', 'demo-test-default-rtdb')
    if (token !== null) url.searchParams.set('auth', token)
    const response = await fetch(url, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (response.ok) return true
    expect({ status: response.status, answer }).toEqual({
      status: 401,
      answer: { error: 'Permission denied' },
    })
    return false
  }
  return {
    read: (path) => isGranted(path, 'GET'),
    write(changes) {
      const [[path, value] = ['/', null], ...more] = Object.entries(changes)
      if (more.length > 0) return isGranted('/', 'PATCH', changes)
      return value === null ? isGranted(path, 'DELETE') : isGranted(path, 'PUT', value)
    },
    add: (path, value) => isGranted(path, 'POST', value),
  }
}

async function asAdministrator(init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: 'Bearer owner' }
  const response = await fetch(`${backend.databaseUrl}/.json?ns=demo-test-default-rtdb`, {
    ...init,
    headers,
  })
  return response.json()
}

function enter(person: Person, way: Way): Door {
  const door = doors[`${person} by ${way}`]
  if (door === undefined) throw new Error(`${person} has no way in by ${way}`)
  return door
}

const entrances = (who: readonly Person[]) =>
  who.flatMap((person) => ways.map((way) => [person, way] as const))

const privatePlaces = [
  '/',
  'reservationDetails',
  'reservationDetails/first',
  'reservationDetails/first/musteriAdi',
  'nights',
  'nights/2026-07-10',
  'requests',
  'requests/asked',
  'requests/asked/reservation/email',
  'admins',
  `admins/${owner.uid}`,
  'something/else',
]

describe.each(entrances(outsiders))('%s, by %s', (person, way) => {
  test.each(privatePlaces)('cannot read %s', async (path) => {
    expect(await enter(person, way).read(path)).toBe(false)
  })

  test.each<[string, Changes]>([
    ['add a stay', stay],
    ['change a stay', { 'reservations/first/girisTarihi': '09.07.2026' }],
    ['change a figure', { 'reservationDetails/first/kapora': 0 }],
    ['delete a stay', { 'reservations/first': null, 'reservationDetails/first': null }],
    ['delete all stays', { reservations: null }],
    ['claim a night', { 'nights/2026-07-12': 'first' }],
    ['free a night', { 'nights/2026-07-10': null }],
    ['answer a request', { 'requests/asked/status': 'accepted' }],
    ['take an answer back', { 'requests/asked/status': null }],
    ['delete a request', { 'requests/asked': null }],
    ['ask with an answer', { 'requests/new': { reservation: request, status: 'accepted' } }],
  ])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await asAdministrator()).toEqual(stored)
  })
})

describe.each(entrances(people))('%s, by %s', (person, way) => {
  test.each<[string, Changes]>([
    ['write the public half of a stay alone', { 'reservations/second': dates }],
    ['write the private half of a stay alone', { 'reservationDetails/second': details }],
    ['delete one half of a stay', { 'reservations/first': null }],
    ['delete the other half of a stay', { 'reservationDetails/first': null }],
    ['delete one date of a stay', { 'reservations/first/cikisTarihi': null }],
    ['publish a name', { 'reservations/first/musteriAdi': 'Ayşe Kaya' }],
    ['publish a note', { ...stay, 'reservations/second': { ...dates, notlar: 'Geç' } }],
    ['take a taken night', { ...stay, 'nights/2026-07-11': 'second' }],
    ['give a night to no stay', { 'nights/2026-07-12': 'third' }],
    ['claim a night that is none', { 'nights/2026-02-31': 'first' }],
    ['store a date that is none', { 'reservations/first/girisTarihi': '31.02.2026' }],
    ['store another leap day that is none', { 'reservations/first/girisTarihi': '2026-02-29' }],
    ['store a figure as text', { 'reservationDetails/first/kapora': '100' }],
    ['store a huge name', { 'reservationDetails/first/musteriAdi': 'x'.repeat(100_000) }],
    ['overwrite a request', { 'requests/asked': { reservation: request } }],
    ['change what a guest wrote', { 'requests/asked/reservation/phone': '000000' }],
    ['ask without an e-mail', asking({ email: null })],
    ['ask with an empty name', asking({ firstname: '' })],
    ['ask with one field more', asking({ admin: true })],
    ['ask with a date more', asking({ arrival: '2026-07-20' })],
    ['ask with a number as name', asking({ lastname: 5 })],
    ['ask with a branch as name', asking({ lastname: { a: 'b' } })],
    ['ask with huge notes', asking({ notes: 'x'.repeat(100_000) })],
    ['ask with a huge name', asking({ firstname: 'x'.repeat(100_000) })],
    ['ask for a day that is none', asking({ checkIn: '2026-06-31' })],
    ['ask for no night', asking({ checkOut: '2026-07-20' })],
    ['hide data in a key', { [`requests/${'x'.repeat(700)}`]: { reservation: request } }],
    ['make an owner of the stranger', { [`admins/${guest.uid}`]: guest.email }],
    ['remove an owner', { [`admins/${owner.uid}`]: null }],
    ['write somewhere else', { something: 'else' }],
    ['delete everything', { '/': null }],
  ])('cannot %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(false)
    expect(await asAdministrator()).toEqual(stored)
  })

  test('can see which days are booked', async () => {
    expect(await enter(person, way).read('reservations')).toBe(true)
  })

  test('can leave a request', async () => {
    expect(await enter(person, way).add('requests', { reservation: request })).toBe(true)
    expect(await asAdministrator()).not.toEqual(stored)
  })
})

describe.each(entrances(['an owner']))('%s, by %s', (person, way) => {
  test.each(['reservationDetails', 'nights', 'requests', `admins/${owner.uid}`])(
    'can read %s',
    async (path) => {
      expect(await enter(person, way).read(path)).toBe(true)
    },
  )

  test.each<[string, Changes]>([
    ['add a stay with its nights', { ...stay, 'nights/2026-07-12': 'second' }],
    ['delete a stay', { 'reservations/first': null, 'reservationDetails/first': null }],
    ['answer a request', { 'requests/asked/status': 'accepted' }],
    ['delete a request', { 'requests/asked': null }],
  ])('can %s', async (_title, changes) => {
    expect(await enter(person, way).write(changes)).toBe(true)
    expect(await asAdministrator()).not.toEqual(stored)
  })

  test.each(['/', 'admins', `admins/${guest.uid}`])('cannot read %s', async (path) => {
    expect(await enter(person, way).read(path)).toBe(false)
  })
})

test('two owners who take the same night at once cannot both succeed', async () => {
  const claims = ['second', 'third'].map((id, index) =>
    enter('an owner', index === 0 ? 'the SDK' : 'REST').write({
      [`reservations/${id}`]: dates,
      [`reservationDetails/${id}`]: details,
      'nights/2026-07-12': id,
    }),
  )

  const granted = await Promise.all(claims)

  expect(granted.filter(Boolean)).toHaveLength(1)
})
