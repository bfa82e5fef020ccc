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
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { type LocalBackend, startLocalBackend } from '#rtdb-emulator/server.ts'

/** Values by the paths they are written to, at once; `null` deletes. */
export type Changes = { [path: string]: Json }

/** One way in, as one person; an answer is whether the database granted it. */
type Door = {
  read(path: string): Promise<boolean>
  write(changes: Changes): Promise<boolean>
  add(path: string, value: Json): Promise<boolean>
}

const { owner, guest } = DEMO_ACCOUNTS

/** Who has no business in the back-office; a namesake is whoever signs up first with the address of someone who is to become an owner. */
export const outsiders = ['nobody', 'a stranger', 'a namesake'] as const

/** Everyone who may knock. */
export const people = [...outsiders, 'an owner'] as const

type Person = (typeof people)[number]

const ways = ['the SDK', 'REST'] as const
type Way = (typeof ways)[number]

/** Each of `who` by each way in, for `describe.each`. */
export function entrances(who: readonly Person[]): [Person, Way][] {
  return who.flatMap((person) => ways.map((way): [Person, Way] => [person, way]))
}

/**
 * A database under the real rules for the tests of a file, which holds `stored` before each of them: `enter` opens a door
 * to it, `everything` is what it holds.
 */
export function besiege(stored: Json) {
  let backend: LocalBackend
  const apps: FirebaseApp[] = []
  const doors = new Map<string, Door>()

  beforeAll(async () => {
    forceWebSockets()
    // The SDK writes a warning to the console for each refusal; here they are all expected.
    setLogLevel('silent')
    const options = {
      project: 'demo-test',
      rulesFile: 'database.rules.json',
      accounts: Object.values(DEMO_ACCOUNTS),
      log: () => {},
    }
    backend = await startLocalBackend({ ...options, databasePort: 0, authPort: 0, data: null })
    await Promise.all(people.map(letIn))
  })
  beforeEach(async () => {
    await asAdministrator(backend, { method: 'PUT', body: JSON.stringify(stored) })
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
    doors.set(`${person} by the SDK`, openSdk(database))
    doors.set(`${person} by REST`, openRest(backend, token))
  }

  function enter(person: Person, way: Way): Door {
    return doors.get(`${person} by ${way}`) ?? expect.fail(`${person} has no way in by ${way}`)
  }

  return { enter, everything: () => asAdministrator(backend) }
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
        // The SDK sets no priority by a path of its own.
        more.length > 0 || path.endsWith('/.priority')
          ? update(ref(database), changes)
          : set(ref(database, path), value),
      )
    },
    add: (path, value) => isGranted(push(ref(database, path), value).then(() => null)),
  }
}

function openRest(backend: LocalBackend, token: string | null): Door {
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

async function asAdministrator(backend: LocalBackend, init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: 'Bearer owner' }
  const response = await fetch(`${backend.databaseUrl}/.json?ns=demo-test-default-rtdb`, {
    ...init,
    headers,
  })
  return response.json()
}
