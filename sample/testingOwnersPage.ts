import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Failure } from '#domain/save/failure.ts'
import { type LocalBackend, startLocalBackend } from '#rtdb-emulator/server.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'
import { signIn, signOut } from '#db/auth.ts'
import { read } from '#db/save.ts'
import { draftsUnder, forgetDraft } from '#ui/form/drafts.ts'

/** The owner whose page a test is. */
export const { owner } = DEMO_ACCOUNTS

/** What a test's page follows until its end. */
export const stops: (() => void)[] = []

/** The lines printed by the backend, such as links of reset mails. */
export const printed: string[] = []

let backend: LocalBackend

/** Signs an owner in to an empty database before each test of a file. */
export function testOnOwnersPage(): void {
  beforeAll(async () => {
    backend = await startLocalBackend({
      project: 'demo-villa',
      rulesFile: 'database.rules.json',
      accounts: Object.values(DEMO_ACCOUNTS),
      databasePort: __LOCAL_BACKEND__?.databasePort ?? 0,
      authPort: __LOCAL_BACKEND__?.authPort ?? 0,
      data: null,
      log: (line) => printed.push(line),
    })
  })

  afterAll(() => backend.stop())

  beforeEach(async () => {
    await store('', { admins: { [owner.uid]: owner.email } })
    await signIn(owner.email, owner.password)
    // As the office does: before the database has processed the sign-in it refuses reads.
    await eventually(() => read('reservationDetails'))
  })

  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    for (const { key } of draftsUnder('villa.admin.')) forgetDraft(key)
    await signOut()
  })
}

/** Writes with the rules bypassed, as the console does. */
export async function store(path: string, value: unknown): Promise<void> {
  const url = `${backend.databaseUrl}/${path}.json?ns=demo-villa-default-rtdb`
  const headers = { Authorization: 'Bearer owner' }
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(value) })
  expect(response.status).toBe(200)
}

/** Reads with the rules bypassed. */
export async function stored(path: string): Promise<unknown> {
  const url = `${backend.databaseUrl}/${path}.json?ns=demo-villa-default-rtdb`
  return (await fetch(url, { headers: { Authorization: 'Bearer owner' } })).json()
}

/** Subscribes and collects the values. */
export function record<T>(
  follow: (on: (value: T) => void, fail: (failure: Failure) => void) => () => void,
) {
  const [values, failures]: [T[], Failure[]] = [[], []]
  stops.push(
    follow(
      (value) => values.push(value),
      (failure) => failures.push(failure),
    ),
  )
  return { values, failures }
}
