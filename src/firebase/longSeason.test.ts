import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addDays, type IsoDate, toStoredDate } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { nightsOf } from '#domain/stay.ts'
import { writeDays } from '#domain/storedStay.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { type LocalBackend, startLocalBackend } from '#rtdb-emulator/server.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'
import { signIn } from './auth.ts'
import type { Season } from './season.ts'

const { owner } = DEMO_ACCOUNTS
const COUNT = 2_600
const LAST_YEAR = new Date().getUTCFullYear() - 1
const SINCE = day(`${LAST_YEAR}-01-01`)
/** From here on the stays of the long season are recent. */
const FIRST_RECENT = 2_500

const keyOf = (index: number) => `-a${String(index).padStart(5, '0')}`
/** One night each, every other day. */
const dayOf = (index: number) => addDays(SINCE, (index - FIRST_RECENT) * 2)

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
})

beforeEach(async () => {
  const all = Array.from({ length: COUNT }, (_, index) => index)
  const collect = (valueOf: (index: number) => object) =>
    Object.fromEntries(all.map((index) => [keyOf(index), valueOf(index)]))
  await store('reservationDetails', collect(detailsOf))
  await store('payments', collect(paymentsOf))
  await store('nights', Object.fromEntries(all.map((index) => [nightOf(index), keyOf(index)])))
  await store('cancelled', null)
  await store('reservations', collect(datesOf))
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

afterAll(() => backend.stop())

const stayFrom = (checkIn: IsoDate) => ({ checkIn, checkOut: addDays(checkIn, 1) })
// The first recent one ends on the season's first day.
const stayOf = (index: number) => stayFrom(addDays(dayOf(index), -1))
const nightOf = (index: number) => String(nightsOf(stayOf(index))[0])

function datesOf(index: number) {
  const { checkIn, checkOut } = stayOf(index)
  return { girisTarihi: toStoredDate(checkIn), cikisTarihi: toStoredDate(checkOut) }
}

function detailsOf(index: number) {
  const sums = { kapora: 1, kalan: 2, toplamUcret: 3, notlar: '' }
  const days = writeDays(stayOf(index))
  return { musteriAdi: `Konuk ${index}`, ...sums, ...days, version: 1, usesPayments: true }
}

function paymentsOf(index: number) {
  return { '-p': { date: dayOf(index), amount: 3, yol: 'nakit', by: owner.email, at: 1 } }
}

async function store(path: string, value: unknown): Promise<void> {
  const headers = { Authorization: 'Bearer owner' }
  const url = `${backend.databaseUrl}/${path}.json?print=silent`
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(value) })
  expect(response.ok).toBe(true)
}

async function stored(path: string): Promise<unknown> {
  const headers = { Authorization: 'Bearer owner' }
  return (await fetch(`${backend.databaseUrl}/${path}.json`, { headers })).json()
}

/** What is read on demand stays so for the life of a page: each test has a page of its own. */
async function open() {
  vi.resetModules()
  const auth = await import('./auth.ts')
  await auth.signIn(owner.email, owner.password)
  const [{ followReservations }, { readOlderStays }, { keepHealed }] = await Promise.all([
    import('./season.ts'),
    import('./olderStays.ts'),
    import('./keepHealed.ts'),
  ])
  const heard: Season[] = []
  const failures: unknown[] = []
  stops.push(
    followReservations(
      (season) => heard.push(season),
      (failure) => failures.push(failure),
    ),
  )
  return { heard, failures, readOlderStays, keepHealed, last: () => heard.at(-1) }
}

const recentKeys = Array.from({ length: COUNT - FIRST_RECENT }, (_, at) => keyOf(FIRST_RECENT + at))
const idsOf = (season: Season | undefined) => season?.reservations.map(({ id }) => id)

test('of a long season this one and the last are read at once, whole, with what was paid of them', async () => {
  const { last, failures } = await open()

  await eventually(() => expect(idsOf(last())).toEqual(recentKeys))
  expect(last()).toMatchObject({ since: SINCE, unreadable: [] })
  expect([...(last()?.payments.keys() ?? [])]).toEqual(recentKeys)
  expect(failures).toEqual([])
})

test('the older ones come when they are asked for, and are followed from then on', async () => {
  const { last, readOlderStays } = await open()
  await eventually(() => expect(idsOf(last())).toEqual(recentKeys))

  readOlderStays()

  await eventually(() => expect(last()?.reservations).toHaveLength(COUNT))
  expect(last()?.since).toBeUndefined()
  expect(last()?.payments.get(keyOf(0))).toHaveLength(1)
  await store(`reservationDetails/${keyOf(3)}/notlar`, 'yeni')
  await eventually(() => expect(last()?.reservations[3]?.notlar).toBe('yeni'))
})

test('an older stay that the other owner moves into this season brings them along', async () => {
  const { last } = await open()
  await eventually(() => expect(idsOf(last())).toEqual(recentKeys))

  await store(`reservationDetails/${keyOf(5)}`, { ...detailsOf(5), ...writeDays(stayOf(COUNT)) })
  await store(`reservations/${keyOf(5)}`, datesOf(COUNT))

  await eventually(() => expect(idsOf(last())?.at(-1)).toBe(keyOf(5)))
  expect(last()?.since).toBeUndefined()
})

test('healing frees no night of a stay that has not been read, and mends those that have', async () => {
  const [lost, stray] = [nightOf(COUNT - 1), addDays(stayOf(COUNT - 1).checkIn, 30)]
  await store(`nights/${lost}`, null)
  await store(`nights/${stray}`, '-gone')
  const older = nightOf(FIRST_RECENT - 3)
  // Its public half alone is gone, which this page cannot know to be all of it.
  await store(`reservations/${keyOf(FIRST_RECENT - 3)}`, null)
  const { last, keepHealed } = await open()
  await eventually(() => expect(last()?.since).toBe(SINCE))

  const healed: unknown[] = []
  stops.push(keepHealed((done) => healed.push(done), false))

  await eventually(() => expect(healed).toHaveLength(1))
  expect(healed).toEqual([{ moved: [], claimed: 1, freed: 1 }])
  expect(await stored(`nights/${stray}`)).toBeNull()
  expect(await stored(`nights/${lost}`)).toBe(keyOf(COUNT - 1))
  expect(await stored(`nights/${older}`)).toBe(keyOf(FIRST_RECENT - 3))
})
