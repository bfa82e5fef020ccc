import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { type LocalBackend, startLocalBackend } from '#rtdb-emulator/server.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'
import { signIn, signOut } from './auth.ts'
import { readForBackup } from './backup.ts'
import { type Children, listenToChildren } from './children.ts'
import { type KeyRange, rangesOf, stayRanges } from './keyRanges.ts'

const { owner } = DEMO_ACCOUNTS
const COUNT = 1_250

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

function listen(path: string, parts: () => Promise<readonly KeyRange[]>) {
  const heard: Children[] = []
  const failures: unknown[] = []
  stops.push(
    listenToChildren(path, parts, {
      onChildren: (children) => heard.push(children),
      onFailure: (failure) => failures.push(failure),
    }),
  )
  return { heard, failures, last: () => Object.fromEntries(heard.at(-1) ?? []) }
}

const keyOf = (index: number) => `-a${String(index).padStart(5, '0')}`

test.each([0, 1, 500])('%i keys are one part', (count) => {
  expect(rangesOf(Array.from({ length: count }, (_, index) => keyOf(index)))).toEqual([{}])
})

test('more keys are in parts that leave no key out, and none of them empty', () => {
  const keys = Array.from({ length: COUNT }, (_, index) => keyOf(index))

  expect(rangesOf([...keys.toReversed(), ...keys])).toEqual([
    { until: keyOf(500) },
    { from: keyOf(500), until: keyOf(1_000) },
    { from: keyOf(1_000) },
  ])
})

test('whole numbers, which the database has before all other keys, divide nothing', () => {
  const numbers = Array.from({ length: COUNT }, (_, index) => String(index))

  expect(rangesOf([...numbers, keyOf(0)])).toEqual([{}])
})

test('what comes in parts is told once it is whole, and each change of it, wherever its key stands', async () => {
  const stays = Object.fromEntries(
    Array.from({ length: COUNT }, (_, index) => [
      keyOf(index),
      { girisTarihi: '10.12.2026', cikisTarihi: '12.12.2026' },
    ]),
  )
  await store('reservations', stays)
  expect(await stayRanges()).toHaveLength(3)

  const { heard, last } = listen('reservations', stayRanges)
  await eventually(() => expect(last()).toEqual(stays))
  expect(heard).toHaveLength(1)

  const other = { girisTarihi: '10.12.2027', cikisTarihi: '12.12.2027' }
  const known = heard.at(-1)?.get(keyOf(600))
  for (const key of ['-A', keyOf(700), '-z']) await store(`reservations/${key}`, other)
  await store(`reservations/${keyOf(1_000)}`, null)
  const { [keyOf(1_000)]: _, ...left } = stays
  const now = { ...left, '-A': other, [keyOf(700)]: other, '-z': other }
  await eventually(() => expect(last()).toEqual(now))
  expect(heard.at(-1)?.get(keyOf(600))).toBe(known)
})

test('an owner whom one part is refused hears of it once', async () => {
  const { heard, failures } = listen('admins', async () => [
    { until: 'b' },
    { from: 'b', until: 'c' },
    { from: 'c' },
  ])

  await eventually(() => expect(failures).toHaveLength(1))
  expect(failures).toEqual([expect.objectContaining({ reason: 'permission' })])
  expect(heard).toEqual([])
  await signOut()
})
