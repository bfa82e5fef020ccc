import { EventSource } from 'eventsource'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import { type LocalBackend, startLocalBackend } from '#local-backend/server.ts'
import { followOwner, sendPasswordReset, signIn, signOut, type Visitor } from './auth.ts'
import { sendRequest } from './endpoint.ts'
import { Failure, NightTaken } from '#domain/failure.ts'
import { moveOlderRecords } from './olderRecords.ts'
import { followRequests, type Inbox, sentAtOf } from './requests.ts'
import { newReservationId, removeReservation, saveReservation } from './reservations.ts'
import { followReservations, type Season } from './season.ts'
import { followStays, type StaysNews } from './stays.ts'

let backend: LocalBackend
const stops: (() => void)[] = []

beforeAll(async () => {
  // Browsers have it; Node does not yet.
  vi.stubGlobal('EventSource', EventSource)
  backend = await startLocalBackend({
    project: 'demo-villa',
    rulesFile: 'database.rules.json',
    databasePort: __LOCAL_BACKEND__?.databasePort ?? 0,
    authPort: __LOCAL_BACKEND__?.authPort ?? 0,
    data: null,
    log: () => {},
  })
})

afterAll(() => backend.stop())

beforeEach(async () => {
  await store('reservations', null)
  await store('reservationDetails', null)
  await store('nights', null)
  await store('requests', null)
  await store('admins', await adminsOf('owner@example.com', 'owner-demo'))
  await signIn('owner@example.com', 'owner-demo')
})

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await signOut()
})

/** Writes past the rules, as the console does. */
async function store(path: string, value: unknown): Promise<void> {
  const response = await fetch(restUrl(path), {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(value),
  })
  expect(response.status).toBe(200)
}

async function stored(path: string): Promise<unknown> {
  const response = await fetch(restUrl(path), { headers: { Authorization: 'Bearer owner' } })
  return response.json()
}

function restUrl(path: string): string {
  return `${backend.databaseUrl}/${path}.json?ns=demo-villa-default-rtdb`
}

async function adminsOf(email: string, password: string): Promise<Record<string, string>> {
  const url = `${backend.authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const { localId } = (await response.json()) as { localId: string }
  return { [localId]: email }
}

/** Follows something and keeps what it says. */
function record<T, E = Failure>(
  follow: (on: (value: T) => void, fail: (failure: E) => void) => () => void,
) {
  const values: T[] = []
  const failures: E[] = []
  stops.push(
    follow(
      (value) => values.push(value),
      (failure) => failures.push(failure),
    ),
  )
  return { values, failures }
}

const recordStays = () => record<StaysNews, void>((on, fail) => followStays(on, () => fail()))

function reservation(checkIn: string, checkOut: string, id = newReservationId()): Reservation {
  return {
    id,
    stay: { checkIn: day(checkIn), checkOut: day(checkOut) },
    musteriAdi: 'Ayşe Yılmaz',
    kapora: 3000,
    kalan: 7000,
    toplamUcret: 10000,
    notlar: 'Geç gelecek',
  }
}

describe('saving a stay', () => {
  test('writes both halves and the nights, and gives them back', async () => {
    const { values } = record<Season>(followReservations)
    const saved = reservation('2026-12-30', '2027-01-02')

    await saveReservation(saved, null, [])

    expect(await stored(`reservations/${saved.id}`)).toEqual({
      girisTarihi: '30.12.2026',
      cikisTarihi: '02.01.2027',
    })
    expect(await stored('nights')).toEqual({
      '2026-12-30': saved.id,
      '2026-12-31': saved.id,
      '2027-01-01': saved.id,
    })
    await vi.waitFor(() => {
      expect(values.at(-1)).toEqual({ reservations: [saved], unreadable: [], older: [] })
    })
  })

  test('with other dates frees the nights it leaves', async () => {
    const before = reservation('2026-12-10', '2026-12-13')
    await saveReservation(before, null, [])

    const after = reservation('2026-12-12', '2026-12-14', before.id)
    await saveReservation(after, before, [])

    expect(await stored('nights')).toEqual({ '2026-12-12': before.id, '2026-12-13': before.id })
  })

  test('over a night that another stay holds is refused whole, and says which', async () => {
    const first = reservation('2026-12-10', '2026-12-15')
    await saveReservation(first, null, [])
    const second = reservation('2026-12-14', '2026-12-18')

    const refusal = await saveReservation(second, null, []).catch((error: unknown) => error)

    expect(refusal).toBeInstanceOf(NightTaken)
    expect(refusal).toMatchObject({ night: '2026-12-14', holder: first.id })
    expect(await stored(`reservations/${second.id}`)).toBeNull()
    expect(await stored(`reservationDetails/${second.id}`)).toBeNull()
  })

  test('may begin on the day another ends', async () => {
    await saveReservation(reservation('2026-12-10', '2026-12-15'), null, [])

    await saveReservation(reservation('2026-12-15', '2026-12-18'), null, [])

    expect(Object.keys((await stored('nights')) as object)).toHaveLength(8)
  })

  test('takes over a night whose holder has moved elsewhere in the same moment', async () => {
    const moved = reservation('2026-12-20', '2026-12-22')
    await saveReservation(moved, null, [])
    await store('nights/2026-12-10', moved.id)

    const wanted = reservation('2026-12-10', '2026-12-12')
    await saveReservation(wanted, null, [])

    expect(await stored('nights/2026-12-10')).toBe(wanted.id)
  })

  test('by somebody who is no owner is refused, and the list shows nothing', async () => {
    await signOut()
    await signIn('guest@example.com', 'guest-demo')

    await expect(
      saveReservation(reservation('2026-12-10', '2026-12-15'), null, []),
    ).rejects.toThrow(Failure)
    expect(await stored('reservations')).toBeNull()
  })
})

test('removing a stay frees its nights', async () => {
  const saved = reservation('2026-12-10', '2026-12-15')
  await saveReservation(saved, null, [])

  await removeReservation(saved, [])

  expect(await stored('')).not.toHaveProperty('nights')
  expect(await stored('')).not.toHaveProperty('reservationDetails')
})

describe('the public calendar', () => {
  test('is told of stays without anybody signed in, and of changes', async () => {
    await signOut()
    const { values } = recordStays()

    await store('reservations/a', { girisTarihi: '10.12.2026', cikisTarihi: '15.12.2026' })

    await vi.waitFor(() => {
      expect(values.at(-1)).toEqual({
        stays: [{ checkIn: '2026-12-10', checkOut: '2026-12-15' }],
        connected: true,
      })
    })
  })

  test('leaves out what it cannot read', async () => {
    await store('reservations', {
      a: { girisTarihi: '31.02.2026', cikisTarihi: '05.03.2026' },
      b: { girisTarihi: '12/10/2026', cikisTarihi: '12/15/2026' },
    })

    const { values } = recordStays()

    await vi.waitFor(() => {
      expect(values.at(-1)).toEqual({
        stays: [{ checkIn: '2026-12-10', checkOut: '2026-12-15' }],
        connected: true,
      })
    })
  })
})

describe('older records', () => {
  const older = {
    girisTarihi: '12/10/2026',
    cikisTarihi: '12/12/2026',
    musteriAdi: 'Mehmet Demir',
    kapora: 1000,
    kalan: 4000,
    toplamUcret: 5000,
    notlar: '',
  }

  async function moveAll() {
    const { values } = record<Season>(followReservations)
    await vi.waitFor(() => expect(values.length).toBeGreaterThan(0))
    const season = values.at(-1)
    if (!season) throw new Error('no season')
    return moveOlderRecords(season.older)
  }

  test('are moved with their dates untouched and their nights claimed; moving again moves none', async () => {
    await store('reservations/a', older)

    const first = await moveAll()
    const second = await moveAll()

    expect(first.moved.map(({ musteriAdi }) => musteriAdi)).toEqual(['Mehmet Demir'])
    expect(second.moved).toEqual([])
    expect(await stored('reservations/a')).toEqual({
      girisTarihi: '12/10/2026',
      cikisTarihi: '12/12/2026',
    })
    expect(await stored('reservationDetails/a')).toMatchObject({ musteriAdi: 'Mehmet Demir' })
    expect(await stored('nights')).toEqual({ '2026-12-10': 'a', '2026-12-11': 'a' })
  })

  test('that overlap a stay leave it its night, and are told of', async () => {
    await saveReservation(reservation('2026-12-11', '2026-12-13', 'b'), null, [])
    await store('reservations/a', older)

    const report = await moveAll()

    expect(report.overlapping.map(({ id }) => id)).toEqual(['a'])
    expect(await stored('nights')).toEqual({
      '2026-12-10': 'a',
      '2026-12-11': 'b',
      '2026-12-12': 'b',
    })
  })

  test.each([
    [
      'deleted',
      (later: Reservation, season: readonly Reservation[]) => removeReservation(later, season),
    ],
    [
      'moved to other dates',
      (later: Reservation, season: readonly Reservation[]) =>
        saveReservation(reservation('2026-12-20', '2026-12-21', 'b'), later, season),
    ],
  ])('that overlap keep the night they share when the one without it is %s', async (_, leave) => {
    await store('reservations', { a: older, b: { ...older, cikisTarihi: '12/13/2026' } })
    await moveAll()
    expect(await stored('nights/2026-12-12')).toBe('b')

    const shorter = reservation('2026-12-10', '2026-12-12', 'a')
    const longer = reservation('2026-12-10', '2026-12-13', 'b')
    await leave(longer, [shorter, longer])

    expect(await stored('nights')).toMatchObject({ '2026-12-10': 'a', '2026-12-11': 'a' })
    expect(await stored('nights/2026-12-12')).toBeNull()
  })

  test('that the rules refuse are told of and left, and the others moved', async () => {
    await store('reservations', { a: { ...older, musteriAdi: '' }, b: older })

    const report = await moveAll()

    expect(report.failed.map(({ id }) => id)).toEqual(['a'])
    expect(report.moved.map(({ id }) => id)).toEqual(['b'])
    expect(await stored('reservations/a')).toHaveProperty('musteriAdi')
  })

  test('with dates that are none lose name and amounts to the private half, and stay listed as unreadable', async () => {
    const nowhere = { ...older, girisTarihi: '31.02.2026' }
    await store('reservations/a', nowhere)
    const { values } = record<Season>(followReservations)

    const report = await moveAll()

    expect(report.moved.map(({ musteriAdi }) => musteriAdi)).toEqual(['Mehmet Demir'])
    expect(await stored('reservations/a')).toEqual({
      girisTarihi: '31.02.2026',
      cikisTarihi: '12/12/2026',
    })
    expect(await stored('nights')).toBeNull()
    await vi.waitFor(() => {
      expect(values.at(-1)).toMatchObject({
        unreadable: [{ id: 'a', problem: 'dates' }],
        older: [],
      })
    })
  })

  test('that have been moved and changed since they were listed are left as they are', async () => {
    const changed = reservation('2026-12-20', '2026-12-22', 'a')
    await saveReservation(changed, null, [])

    const report = await moveOlderRecords([{ id: 'a', musteriAdi: 'Mehmet Demir' }])

    expect(report).toEqual({ moved: [], overlapping: [], failed: [] })
    expect(await stored('reservationDetails/a')).toMatchObject({ musteriAdi: 'Ayşe Yılmaz' })
  })
})

test('a record of which one half is still on its way is not called unreadable before two seconds', async () => {
  const { values } = record<Season>(followReservations)
  await vi.waitFor(() => expect(values).toHaveLength(1))

  await store('reservations/a', { girisTarihi: '10.12.2026', cikisTarihi: '15.12.2026' })
  const began = Date.now()

  await vi.waitFor(() => expect(values).toHaveLength(2))
  expect(values.at(-1)?.unreadable).toEqual([])
  await vi.waitFor(() => expect(values.at(-1)?.unreadable).toHaveLength(1), { timeout: 4_000 })
  expect(Date.now() - began).toBeGreaterThan(1_500)
})

describe('signing in', () => {
  const follow = (on: (visitor: Visitor) => void) => followOwner(on)

  test('as an owner is told as such', async () => {
    const { values } = record<Visitor>(follow)

    await vi.waitFor(() => {
      expect(values.at(-1)).toMatchObject({ state: 'owner', email: 'owner@example.com' })
    })
    expect(values[0]).toEqual({ state: 'checking' })
  })

  test('as somebody else ends signed out at once', async () => {
    await signOut()
    const { values } = record<Visitor>(follow)

    await signIn('guest@example.com', 'guest-demo')

    await vi.waitFor(() => expect(values.at(-1)).toEqual({ state: 'stranger' }))
    await expect(
      saveReservation(reservation('2026-12-10', '2026-12-15'), null, []),
    ).rejects.toThrow('Permission denied')
  })

  test('as an owner whom the database does not know is told so, with the uid', async () => {
    await store('admins', null)
    const { values } = record<Visitor>(follow)

    await vi.waitFor(() => {
      expect(values.at(-1)).toMatchObject({ state: 'refused', email: 'owner@example.com' })
      expect(values.at(-1)).toHaveProperty('uid')
    })
  })

  test.each([
    ['owner@example.com', 'falsch', 'credentials'],
    ['nobody@example.com', 'owner-demo', 'credentials'],
    ['no address', 'owner-demo', 'email'],
  ])('as %s with %s fails for the reason %s', async (email, password, reason) => {
    await expect(signIn(email, password)).rejects.toMatchObject({ reason })
  })

  test('a reset mail never tells whether the address is known', async () => {
    await expect(sendPasswordReset('owner@example.com')).resolves.toBeUndefined()
    await expect(sendPasswordReset('nobody@example.com')).resolves.toBeUndefined()
  })
})

describe('a request', () => {
  const request = {
    firstName: 'İpek',
    lastName: 'Işık',
    email: 'ipek@example.com',
    phone: '+90 555 010 20 30',
    checkIn: day('2026-12-10'),
    checkOut: day('2026-12-15'),
    notes: 'Bebek yatağı var mı?',
  }

  test('sent by nobody in particular reaches the owners with the time it was sent', async () => {
    const { values } = record<Inbox>(followRequests)

    await sendRequest(request)

    await vi.waitFor(() => expect(values.at(-1)?.requests).toHaveLength(1))
    const [received] = values.at(-1)?.requests ?? []
    expect(received).toMatchObject({
      guest: 'İpek Işık',
      stay: { checkIn: '2026-12-10', checkOut: '2026-12-15' },
      notes: 'Bebek yatağı var mı?',
      status: 'new',
    })
    expect(Math.abs(Date.now() - sentAtOf(received?.id ?? ''))).toBeLessThan(60_000)
  })

  test('that the database refuses is an error, not a success', async () => {
    await expect(sendRequest({ ...request, phone: 'yok' })).rejects.toThrow('401')
  })

  test('that cannot be read is counted', async () => {
    await store('requests/x', { reservation: { firstname: 'Yarım' } })

    const { values } = record<Inbox>(followRequests)

    await vi.waitFor(() => expect(values.at(-1)).toEqual({ requests: [], unreadable: 1 }))
  })
})

test('the owners’ records are refused to everyone else, in words the page knows', async () => {
  await signOut()
  const { failures } = record<Season>(followReservations)

  await vi.waitFor(() => expect(failures[0]?.reason).toBe('permission'))
})
