import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalBackend, startLocalBackend } from '#rtdb-emulator/server.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'
import { signedInEmail, signIn, signOut } from './auth.ts'
import { deviceOwner } from './deviceOwner.ts'
import './access.ts'
import { record } from '#sample/testingOwnersPage.ts'
import { followValue } from './followValue.ts'

const { owner } = DEMO_ACCOUNTS
const TOKEN_SECONDS = 2

// The real rules refuse an owner nothing.
const RULES = {
  admins: { $uid: { '.read': 'auth.uid === $uid' } },
  settings: { '.read': 'auth != null' },
}

let backend: LocalBackend
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'session-'))
  const rulesFile = join(folder, 'rules.json')
  writeFileSync(rulesFile, JSON.stringify({ rules: RULES }))
  backend = await startLocalBackend({
    project: 'demo-villa',
    rulesFile,
    accounts: Object.values(DEMO_ACCOUNTS),
    databasePort: __LOCAL_BACKEND__?.databasePort ?? 0,
    authPort: __LOCAL_BACKEND__?.authPort ?? 0,
    tokenSeconds: TOKEN_SECONDS,
    data: { admins: { [owner.uid]: owner.email }, settings: { shared: { depositDays: 3 } } },
    log: () => {},
  })
})

afterAll(async () => {
  await signOut()
  await backend.stop()
  rmSync(folder, { recursive: true })
})

test('an expired token cancels no subscription, and a refused path is reported once', async () => {
  await signIn(owner.email, owner.password)
  await eventually(() => expect(deviceOwner()).toEqual({ uid: owner.uid, email: owner.email }))
  const { values, failures } = record((on, fail) => followValue('settings', 'settings', on, fail))
  const refused = record((on, fail) => followValue('nowhere', 'nowhere', on, fail))
  await eventually(() => expect(values).toHaveLength(1))
  await eventually(() => expect(refused.failures).toHaveLength(1))

  await new Promise((resolve) => {
    setTimeout(resolve, TOKEN_SECONDS * 1_000 + 500)
  })

  await eventually(() => expect(values).toHaveLength(2))
  expect(signedInEmail()).toBe(owner.email)
  expect(failures).toEqual([])
  expect(refused.failures).toHaveLength(1)
})
