import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { type LocalBackend, startLocalBackend } from '#rtdb-emulator/server.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'
import { signIn, signOut } from './auth.ts'
import { readForBackup } from './backup.ts'
import { type Children, listenToChildren } from './children.ts'

const { owner } = DEMO_ACCOUNTS

let backend: LocalBackend
const stops: (() => void)[] = []

beforeAll(async () => {
  backend = await startLocalBackend({
    project: 'demo-villa',
    rulesFile: 'database.rules.json',
    accounts: Object.values(DEMO_ACCOUNTS),
    databasePort: __LOCAL_BACKEND__?.databasePort ?? 0,
    authPort: __LOCAL_BACKEND__?.authPort ?? 0,
    data: { admins: { [owner.uid]: owner.email } },
    log: () => {},
  })
  await signIn(owner.email, owner.password)
  await eventually(() => readForBackup())
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

afterAll(() => backend.stop())

async function store(path: string, value: unknown): Promise<void> {
  const headers = { Authorization: 'Bearer owner' }
  const url = `${backend.databaseUrl}/${path}.json?print=silent`
  await fetch(url, { method: 'PUT', headers, body: JSON.stringify(value) })
}

function listen(path: string) {
  const heard: Children[] = []
  const failures: unknown[] = []
  stops.push(
    listenToChildren(
      path,
      (children) => heard.push(children),
      (failure) => failures.push(failure),
    ),
  )
  return { heard, failures, last: () => Object.fromEntries(heard.at(-1) ?? []) }
}

test('returns all children together, then each change, with unchanged children identical', async () => {
  const stay = { girisTarihi: '10.12.2026', cikisTarihi: '12.12.2026' }
  const stays = { '-a': stay, '-b': stay, '-c': stay }
  await store('reservations', stays)
  const { heard, last } = listen('reservations')
  await eventually(() => expect(last()).toEqual(stays))
  expect(heard).toHaveLength(1)

  const other = { girisTarihi: '10.12.2027', cikisTarihi: '12.12.2027' }
  await store('reservations/-A', other)
  await store('reservations/-b', other)
  await store('reservations/-c', null)

  await eventually(() => expect(last()).toEqual({ '-A': other, '-a': stay, '-b': other }))
  expect(heard.at(-1)?.get('-a')).toBe(heard[0]?.get('-a'))
})

test('reports a refusal once', async () => {
  const { heard, failures } = listen('admins')

  await eventually(() => expect(failures).toHaveLength(1))
  expect(failures).toEqual([expect.objectContaining({ reason: 'permission' })])
  expect(heard).toEqual([])
  await signOut()
})
