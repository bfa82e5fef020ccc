import { signOut as endSession } from 'firebase/auth'
import { goOffline, goOnline } from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { toAdd } from '#domain/commands/command.ts'
import { readOlder } from '#domain/records.ts'
import { day } from '#domain/testing.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { matching } from '#rtdb-emulator/testing/backend.ts'
import { ASKED, ASKED_IDS, draft } from '#scripts/sample/season.ts'
import { signIn, signOut } from './auth.ts'
import { deviceOwner } from './deviceOwner.ts'
import { followVisitor, type Visitor } from './visitor.ts'
import { readForBackup } from './backup.ts'
import { changeFor, moveOlder, pageClient, freshKey } from './changes.ts'
import { submitChange } from './writer.ts'
import { followConnection, isConnected, lastConnectedAt } from './connection.ts'
import { database } from './database.ts'
import { repairNights } from './repairNights.ts'
import { followStoredPrices, sendPrices } from './officeValues.ts'
import { writeAnswer } from './requestWriter.ts'
import { followHeld } from './requests.ts'
import { auth } from './session.ts'
import { followRequestLog, followStayLog } from './stayLog.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'
import { owner, record, stops, store, stored, testOnOwnersPage } from './testing.ts'

testOnOwnersPage()

describe('the history', () => {
  test('of a stay is listed newest first, with authors', async () => {
    const change = changeFor(toAdd(draft('2026-12-10', '2026-12-13')))
    await submitChange(pageClient, change)
    const { values } = record<object[]>((on, fail) => followStayLog(change.id, on, fail))

    await eventually(() =>
      expect(values.at(-1)).toMatchObject([{ verb: 'add', by: owner.email, id: change.entry }]),
    )
    await store(`log/${change.id}/zz`, { at: 1, by: owner.email, verb: 'edit', version: 2 })

    await eventually(() => expect(values.at(-1)).toHaveLength(2))
  })

  test('of a request is listed, with the held ones', async () => {
    const [id] = ASKED_IDS
    await store(`requests/${id}`, ASKED)
    const held = record<{ id: string }[]>(followHeld)
    await eventually(() => expect(held.values).toEqual([[]]))

    const answer = { status: 'held', heldUntil: day('2026-12-10') } as const
    await writeAnswer(pageClient, { ids: [id], seen: 'new', answer, pages: [] }, freshKey())

    const { values } = record<object[]>((on, fail) => followRequestLog(id, on, fail))
    await eventually(() =>
      expect(values.at(-1)).toMatchObject([{ verb: 'hold', until: '2026-12-10' }]),
    )
    await eventually(() => expect(held.values.at(-1)).toMatchObject([{ id, status: 'held' }]))
  })

  test('of the prices is shown with its version', async () => {
    const { id: _, ...summer } = season('2027-06-01', '2027-08-31', 9000)
    const id = freshKey()
    const seasons = [{ id, seen: null, wanted: summer }]
    const agreed = { seen: terms(), wanted: terms({ cleaningFee: 5 }) }
    await sendPrices({ seasons, terms: agreed })

    const prices = record<object>(followStoredPrices)

    await eventually(() =>
      expect(prices.values.at(-1)).toMatchObject({
        seasons: [{ id, ...summer }],
        terms: { cleaningFee: 5 },
        version: 1,
      }),
    )
  })
})

describe('a backup', () => {
  test('contains everything, with project and time', async () => {
    const change = changeFor(toAdd(draft('2026-12-10', '2026-12-13')))
    await submitChange(pageClient, change)
    const requests = Object.fromEntries(
      Array.from({ length: 501 }, (_, at) => [`-O${String(at).padStart(18, '0')}`, ASKED]),
    )
    await store('requests', requests)
    await store('prices', { version: 4 })
    const payments = { [change.id]: { [change.entry]: { date: '2026-11-01', amount: 5_000 } } }
    await store('payments', payments)

    const read = await readForBackup()

    expect(read).toEqual({
      reservations: await stored('reservations'),
      reservationDetails: await stored('reservationDetails'),
      payments,
      guide: null,
      letters: null,
      written: null,
      reviews: null,
      publishedReviews: null,
      settings: null,
      requests,
      prices: { version: 4 },
      project: 'demo-villa',
      madeAt: matching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(Object.keys(read.reservations ?? {})).toEqual([change.id])
  })
})

describe('the season', () => {
  test('has its nights claimed and freed when it is repaired', async () => {
    const one = draft('2026-12-10', '2026-12-12')
    const change = changeFor(toAdd(one))
    await submitChange(pageClient, change)
    await store('nights/2026-12-11', null)
    await store('nights/2026-12-24', 'gone')

    expect(await repairNights(pageClient)).toEqual({ moved: [], claimed: 1, freed: 1 })

    expect(await stored('nights')).toEqual({
      '2026-12-10': change.id,
      '2026-12-11': change.id,
    })
    expect(await repairNights(pageClient)).toEqual({ moved: [], claimed: 0, freed: 0 })
  })

  test('has an older record moved as it was read, unless another owner was first', async () => {
    const { stay: _, ...details } = draft('2026-12-10', '2026-12-12')
    const record = { girisTarihi: '12/10/2026', cikisTarihi: '12.12.2026', ...details, oda: 'üst' }
    await store('reservations/old', record)
    const older = readOlder(record)
    if (!older) throw new Error('It is one of the older layout')

    await moveOlder('old', older)

    expect(await stored('reservations/old')).toEqual(older.dates)
    expect(await stored('reservationDetails/old')).toMatchObject({
      ...details,
      notlar: `${details.notlar}\noda: üst`,
    })
    await expect(moveOlder('old', older)).rejects.toMatchObject({ reason: 'changed' })
  })
})

describe('the visitor', () => {
  const follow = () => record<Visitor>(followVisitor).values
  const isOwner = (values: Visitor[]) =>
    eventually(() =>
      expect(values.at(-1)).toEqual({ state: 'owner', uid: owner.uid, email: owner.email }),
    )

  test('is an owner until they sign out, which leaves neither cache nor drafts', async () => {
    const values = follow()
    await isOwner(values)
    expect(deviceOwner()).toEqual({ uid: owner.uid, email: owner.email })

    await signOut()

    await eventually(() => expect(values.at(-1)).toEqual({ state: 'signedOut' }))
    expect(deviceOwner()).toBeNull()
  })

  test('is signed out when the session expires, is remembered, and enters with the password', async () => {
    const values = follow()
    await isOwner(values)

    await endSession(auth)
    await eventually(() => expect(values.at(-1)).toEqual({ state: 'signedOut' }))
    expect(deviceOwner()).toMatchObject({ uid: owner.uid })
    await signIn(owner.email, owner.password)

    await isOwner(values)
  })

  test('is refused once they are not in the database’s list', async () => {
    const values = follow()
    await isOwner(values)

    await store(`admins/${owner.uid}`, null)

    await eventually(() => expect(values.at(-1)?.state).toBe('refused'))
    await eventually(() => expect(deviceOwner()).toBeNull())
  })
})

describe('the connection', () => {
  test('is reported as lost at once, with the time, and again when it is back', async () => {
    await eventually(() => expect(isConnected()).toBe(true))
    const states: boolean[] = []
    stops.push(followConnection(() => states.push(isConnected())))

    goOffline(database)
    await eventually(() => expect(states).toEqual([false]))
    expect(Math.abs(Date.now() - Number(lastConnectedAt()))).toBeLessThan(5_000)
    goOnline(database)

    await eventually(() => expect(isConnected()).toBe(true))
  })
})
