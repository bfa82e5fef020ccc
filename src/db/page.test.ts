import { signOut as endSession } from 'firebase/auth'
import { goOffline, goOnline } from 'firebase/database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { toAdd, toEdit } from '#domain/commands/command.ts'
import type { Failure } from '#domain/failure.ts'
import { readOlder } from '#domain/olderRecord.ts'
import { day } from '#domain/testing.ts'
import type { Answer, RequestStatus } from '#domain/request.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { choicesAt } from '#domain/caretaker/choices.ts'
import type { Wish, Work } from '#domain/keptWork.ts'
import type { Pending } from '#domain/pending.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { type LocalBackend, startLocalBackend } from '#rtdb-emulator/server.ts'
import { matching } from '#rtdb-emulator/testing/backend.ts'
import { ASKED, ASKED_AS, ASKED_IDS, draft } from '#scripts/sample/season.ts'
import { isSignedOut, signIn, signOut } from './auth.ts'
import { followOwner, type Visitor } from './visitor.ts'
import { readBeside, readForBackup } from './backup.ts'
import { changeFor, moveOlder, pageLine, sendChange, workFor } from './changes.ts'
import { followClockError } from './clock.ts'
import { followLine, lineState } from './connection.ts'
import { database } from './database.ts'
import { repairNights } from './repairNights.ts'
import { followPriceLog, followStoredPrices, newSeasonId, sendPrices } from './prices.ts'
import { writeAnswer } from './requestWriter.ts'
import { followHeld } from './requests.ts'
import { auth } from './session.ts'
import { followRequestLog, followStayLog } from './stayLog.ts'
import { countPending, discardPending, openOutbox, type PostChange } from './outbox.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'

const { owner } = DEMO_ACCOUNTS
const NOTHING = { texts: {}, photos: {} }
const KEYS = { keys: 'Kutuda.' }
const AIRBNB = { name: 'Airbnb', url: 'https://www.airbnb.com/calendar/ical/1.ics?s=abc' }
const CHOICES = choicesAt(owner.email, [], 'tr')
const SCRIPT = { url: 'https://script.google.com/macros/s/A_b-1/exec' }

let backend: LocalBackend
const stops: (() => void)[] = []

beforeAll(async () => {
  backend = await startLocalBackend({
    project: 'demo-villa',
    rulesFile: 'database.rules.json',
    accounts: Object.values(DEMO_ACCOUNTS),
    databasePort: __LOCAL_BACKEND__?.databasePort ?? 0,
    authPort: __LOCAL_BACKEND__?.authPort ?? 0,
    data: null,
    log: () => {},
  })
})

afterAll(() => backend.stop())

beforeEach(async () => {
  await store('', { admins: { [owner.uid]: owner.email } })
  await signIn(owner.email, owner.password)
  // As the office does: before the database has processed the sign-in it refuses reads.
  await eventually(() => readForBackup())
})

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await signOut()
})

/** Writes with the rules bypassed, as the console does. */
async function store(path: string, value: unknown): Promise<void> {
  const url = `${backend.databaseUrl}/${path}.json?ns=demo-villa-default-rtdb`
  const headers = { Authorization: 'Bearer owner' }
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(value) })
  expect(response.status).toBe(200)
}

async function stored(path: string): Promise<unknown> {
  const url = `${backend.databaseUrl}/${path}.json?ns=demo-villa-default-rtdb`
  return (await fetch(url, { headers: { Authorization: 'Bearer owner' } })).json()
}

/** Subscribes and collects the values. */
function record<T>(
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

describe('the history', () => {
  test('of a stay is listed newest first, with authors', async () => {
    const change = changeFor(toAdd(draft('2026-12-10', '2026-12-13')))
    await sendChange(change)
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
    await writeAnswer(pageLine, { ids: [id], seen: 'new', answer, pages: [] }, newSeasonId())

    const { values } = record<object[]>((on, fail) => followRequestLog(id, on, fail))
    await eventually(() =>
      expect(values.at(-1)).toMatchObject([{ verb: 'hold', until: '2026-12-10' }]),
    )
    await eventually(() => expect(held.values.at(-1)).toMatchObject([{ id, status: 'held' }]))
  })

  test('of the prices is listed with all changes', async () => {
    const { id: _, ...summer } = season('2027-06-01', '2027-08-31', 9000)
    const id = newSeasonId()
    const seasons = [{ id, seen: null, wanted: summer }]
    const agreed = { seen: terms(), wanted: terms({ cleaningFee: 5 }) }
    await sendPrices({ seasons, terms: agreed })

    const prices = record<object>(followStoredPrices)
    const log = record<object[]>(followPriceLog)

    await eventually(() =>
      expect(prices.values.at(-1)).toMatchObject({
        seasons: [{ id, ...summer }],
        terms: { cleaningFee: 5 },
        version: 1,
      }),
    )
    await eventually(() =>
      expect(log.values.at(-1)).toMatchObject([{ by: owner.email, seasons: [{ after: summer }] }]),
    )
  })

  test('is refused to everyone else', async () => {
    await signOut()
    const stay = record<object[]>((on, fail) => followStayLog('a', on, fail))
    const prices = record<object[]>(followPriceLog)

    await eventually(() =>
      expect([stay, prices].map(({ failures }) => failures.map(({ reason }) => reason))).toEqual([
        ['permission'],
        ['permission'],
      ]),
    )
    expect([...stay.values, ...prices.values]).toEqual([])
  })
})

describe('a backup', () => {
  test('contains everything, with project and time', async () => {
    const change = changeFor(toAdd(draft('2026-12-10', '2026-12-13')))
    await sendChange(change)
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
      requests,
      prices: { version: 4 },
      project: 'demo-villa',
      madeAt: matching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(Object.keys(read.reservations ?? {})).toEqual([change.id])
    const beside = await readBeside()
    expect(beside.requestIds).toEqual(new Set(Object.keys(requests)))
    expect(beside.prices.version).toBe(4)
  })

  test('is refused to anyone but owners', async () => {
    await signOut()
    await expect(readForBackup()).rejects.toMatchObject({ reason: 'permission' })
  })
})

describe('the season', () => {
  test('has its nights claimed and freed when it is repaired', async () => {
    const one = draft('2026-12-10', '2026-12-12')
    const change = changeFor(toAdd(one))
    await sendChange(change)
    await store('nights/2026-12-11', null)
    await store('nights/2026-12-24', 'gone')

    expect(await repairNights(pageLine)).toEqual({ moved: [], claimed: 1, freed: 1 })

    expect(await stored('nights')).toEqual({
      '2026-12-10': change.id,
      '2026-12-11': change.id,
    })
    expect(await repairNights(pageLine)).toEqual({ moved: [], claimed: 0, freed: 0 })
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
  const states = (values: Visitor[]) =>
    values.map((each) => (each.state === 'signedOut' ? [each.state, each.lapsed] : each.state))
  const follow = () => record<Visitor>((on) => followOwner(on)).values

  test('is an owner until they sign out', async () => {
    const values = follow()
    await eventually(() => expect(states(values)).toEqual(['checking', 'owner']))
    expect(values.at(-1)).toEqual({ state: 'owner', uid: owner.uid, email: owner.email })
    expect(isSignedOut()).toBe(false)

    await signOut()

    await eventually(() => expect(states(values).slice(2)).toEqual([['signedOut', false]]))
    expect(isSignedOut()).toBe(true)
  })

  test('keeps the page when the session expires, and continues with the password', async () => {
    const values = follow()
    await eventually(() => expect(values.at(-1)?.state).toBe('owner'))

    await endSession(auth)
    await eventually(() =>
      expect(values.at(-1)).toEqual({ state: 'lapsed', uid: owner.uid, email: owner.email }),
    )
    const later = follow()
    await eventually(() => expect(states(later)).toEqual([['signedOut', true]]))
    await signIn(owner.email, owner.password)

    await eventually(() => expect(states(values)).toEqual(['checking', 'owner', 'lapsed', 'owner']))
    await endSession(auth)
    await eventually(() => expect(values.at(-1)?.state).toBe('lapsed'))
    await signOut()
    await eventually(() => expect(states(values).at(-1)).toEqual(['signedOut', false]))
  })

  test('is refused once they are not in the database’s list', async () => {
    const values = follow()
    await eventually(() => expect(values.at(-1)?.state).toBe('owner'))

    await store(`admins/${owner.uid}`, null)

    await eventually(() => expect(values.at(-1)?.state).toBe('refused'))
    await endSession(auth)
    await eventually(() => expect(states(values).at(-1)).toEqual(['signedOut', true]))
  })
})

describe('the connection', () => {
  test('is reported as broken once it was lost for a while, and open when it is back', async () => {
    const heard: string[] = []
    stops.push(followLine(() => heard.push(lineState())))
    await eventually(() => expect(lineState()).toBe('open'))
    heard.length = 0

    goOffline(database)
    await eventually(() => expect(heard).toEqual(['waiting', 'broken']))
    goOnline(database)

    await eventually(() => expect(heard).toEqual(['waiting', 'broken', 'open']))
  })

  test('measures the error of the device’s clock', async () => {
    const errors: number[] = []
    stops.push(followClockError((error) => errors.push(error)))

    await eventually(() => expect(errors.map(Number.isFinite)).toEqual([true]))
  })
})

describe('pending changes', () => {
  // Node lacks locks, and has a single tab.
  beforeEach(() => {
    let turn = Promise.resolve()
    const request = (_name: string, work: () => Promise<void>) => (turn = turn.then(work))
    vi.stubGlobal('navigator', { locks: { request } })
  })
  afterEach(() => {
    goOnline(database)
    vi.unstubAllGlobals()
  })

  const toldOf = ({ work, handed, refusal }: Pending<Work>) => [
    work.of === 'stay' ? work.id : work.of,
    handed,
    refusal?.reason,
  ]

  function lateOf(work: Work): string {
    if (work.of === 'stay') return work.id
    if (work.of === 'answer') return work.answer.status
    return work.of === 'letter' ? work.letter : work.of
  }

  function open() {
    const told: ReturnType<typeof toldOf>[][] = []
    const late: string[] = []
    const refused: string[][] = []
    const changes = openOutbox(owner.uid, {
      onKept: ({ works }) => {
        refused.push(works.flatMap(({ refusal }) => refusal?.reason ?? []))
        told.push(works.map(toldOf))
      },
      onLate: (work) => late.push(lateOf(work)),
    })
    stops.push(changes.stop)
    const postChange: PostChange = (change) => changes.post({ of: 'stay', ...change })
    return { ...changes, postChange, told, refused, late }
  }

  const lose = async () => {
    goOffline(database)
    await eventually(() => expect(lineState()).toBe('broken'))
  }

  test('are submitted, and removed after their answer', async () => {
    await eventually(() => expect(lineState()).toBe('open'))
    const { postChange } = open()
    const change = changeFor(toAdd(draft('2026-12-10', '2026-12-13')))

    expect(await postChange(change)).toMatchObject({ state: 'answered' })

    await eventually(async () => expect(await countPending(owner.uid)).toBe(0))
    expect(await stored(`reservations/${change.id}`)).not.toBeNull()
  })

  test('are queued while the connection is broken, submitted when it is back, and then reported', async () => {
    const { postChange, told, late } = open()
    const change = changeFor(toAdd(draft('2026-12-10', '2026-12-13')))
    await lose()

    expect(await postChange(change)).toEqual({ state: 'kept' })
    await eventually(() => expect(told.at(-1)).toEqual([[change.id, false, undefined]]))
    expect(await countPending(owner.uid)).toBe(1)
    goOnline(database)

    await eventually(() => expect(late).toEqual([change.id]))
    await eventually(() => expect(told.at(-1)).toEqual([]))
  })

  test('refused later remain with their reason until they are discarded', async () => {
    const taken = changeFor(toAdd(draft('2026-12-10', '2026-12-13')))
    const { postChange, giveUp, told } = open()
    await lose()
    await postChange(taken)
    await store('reservations/x', { girisTarihi: '10.12.2026', cikisTarihi: '12.12.2026' })
    await store('reservationDetails/x', {
      checkIn: '2026-12-10',
      checkOut: '2026-12-12',
      status: 'booked',
    })
    await store('nights/2026-12-10', 'x')

    goOnline(database)

    await eventually(() => expect(told.at(-1)).toEqual([[taken.id, true, 'nightTaken']]))
    await giveUp(taken)
    await eventually(() => expect(told.at(-1)).toEqual([]))
  })

  test('of letters are queued and submitted likewise, and a refused one remains', async () => {
    const { post, postChange, refused, late } = open()
    const change = changeFor(toAdd(draft('2026-12-10', '2026-12-13')))
    await postChange(change)
    await lose()
    const mark = {
      about: change.id,
      kind: 'confirmation',
      date: day('2026-06-01'),
      language: 'tr',
    } as const
    const wanted = { subject: 'Teşekkür', body: 'Sağ olun.' }
    const text = { letter: 'text', kind: 'thanks', language: 'tr', wanted, version: 0 } as const
    await post(workFor({ of: 'letter', letter: 'written', ...mark }))
    await post(workFor({ of: 'letter', ...text }))
    expect(await post(workFor({ of: 'letter', ...text }))).toEqual({ state: 'kept' })
    expect(await countPending(owner.uid)).toBe(3)
    await store('letters/thanks/en', { version: 1, by: 'ada@example.com', at: 1 })
    await post(workFor({ of: 'letter', ...text, language: 'en' }))

    goOnline(database)

    // The same text twice is one, and another owner's later one is not overwritten.
    await eventually(() => expect(refused.at(-1)).toEqual(['changed']))
    expect(late).toEqual(['written', 'text', 'text'])
    expect(await stored(`written/${change.id}/confirmation/date`)).toBe('2026-06-01')
    expect(await stored('letters/thanks/tr/version')).toBe(1)
    await discardPending(owner.uid)
  })

  test('that answer requests are queued, submitted in order, and give way to another owner’s answer', async () => {
    const [mine, theirs] = ASKED_IDS
    for (const id of ASKED_IDS) await store(`requests/${id}`, ASKED)
    const { post, refused, late, giveUp } = open()
    await lose()
    const answer = (id: string, seen: RequestStatus, given: Answer) =>
      workFor({ of: 'answer', ids: [id], seen, answer: given, pages: [], ...ASKED_AS })
    const held = answer(mine, 'new', { status: 'held', heldUntil: day('2026-12-01') })
    const tooLate = answer(theirs, 'new', { status: 'declined' })

    expect(await post(held)).toEqual({ state: 'kept' })
    await post(answer(mine, 'held', { status: 'declined' }))
    await post(tooLate)
    await store(`requests/${theirs}/status`, 'declined')
    goOnline(database)

    // Requests do not wait for one another's answers.
    await eventually(() => expect(refused.at(-1)).toEqual(['answered']))
    await eventually(() => expect(late).toEqual(['held', 'declined']))
    expect(await stored(`requests/${mine}/status`)).toBe('declined')
    expect(await stored(`log/requests/${theirs}`)).toBeNull()
    await giveUp(tooLate)
    await eventually(async () => expect(await countPending(owner.uid)).toBe(0))
  })

  test.each([
    [
      'the guide',
      { of: 'guide', base: NOTHING, wanted: { ...NOTHING, texts: { tr: KEYS } }, version: 0 },
      'guide',
      { texts: { tr: KEYS }, version: 1 },
    ],
    [
      'a channel',
      { of: 'channel', channel: 'add', id: 'a', wanted: AIRBNB },
      'channels/a',
      { ...AIRBNB, version: 1 },
    ],
    [
      'the mail notifications',
      { of: 'choices', base: CHOICES, wanted: { ...CHOICES, morning: false } },
      `caretaker/choices/${owner.uid}`,
      { language: 'tr', morning: false },
    ],
    [
      'the script’s address',
      { of: 'script', base: null, wanted: SCRIPT },
      'caretaker/script',
      SCRIPT,
    ],
    [
      'the settings',
      { of: 'settings', setting: 'texts/tr', base: {}, wanted: { subtitle: 'A' }, version: 0 },
      'settings/public/texts/tr',
      { subtitle: 'A', version: 1 },
    ],
  ] satisfies [string, Wish, string, object][])(
    'of %s survive a reload while offline, and are sent once',
    async (_, wish, path, expected) => {
      const before = open()
      await lose()
      expect(await before.post(workFor(wish))).toEqual({ state: 'kept' })
      before.stop()

      const { late, refused, told } = open()
      await eventually(() => expect(told.at(-1)).toEqual([[wish.of, false, undefined]]))
      goOnline(database)

      await eventually(() => expect(late).toEqual([wish.of]))
      await eventually(() => expect(told.at(-1)).toEqual([]))
      expect(await stored(path)).toMatchObject(expected)
      expect(refused.flat()).toEqual([])
    },
  )

  test('of two owners to the same text are shown as refused, with what was typed', async () => {
    const wish = { base: NOTHING, wanted: { ...NOTHING, texts: { tr: KEYS } }, version: 0 }
    const { post, told, giveUp } = open()
    await lose()
    const work = workFor({ of: 'guide', ...wish })
    await post(work)
    const theirs = { texts: { tr: { keys: 'Komşuda' } }, version: 1, by: 'can@example.com', at: 1 }
    await store('guide', theirs)

    goOnline(database)

    await eventually(() => expect(told.at(-1)).toEqual([['guide', true, 'changed']]))
    expect(await stored('guide')).toEqual(theirs)
    await giveUp(work)
  })

  test('can all be discarded when signing out', async () => {
    const { postChange } = open()
    await lose()
    for (const month of ['01', '02']) {
      await postChange(changeFor(toAdd(draft(`2027-${month}-10`, `2027-${month}-13`))))
    }
    expect(await countPending(owner.uid)).toBe(2)

    await discardPending(owner.uid)

    expect(await countPending(owner.uid)).toBe(0)
  })

  test('refused immediately are not queued, because a deleted record cannot be changed', async () => {
    await eventually(() => expect(lineState()).toBe('open'))
    const wanted = draft('2026-12-10', '2026-12-13')
    const { postChange } = open()

    const change = changeFor(
      toEdit({ ...wanted, id: 'gone', version: 1 }, { ...wanted, kapora: 1 }),
    )

    await expect(postChange(change)).rejects.toMatchObject({ reason: 'gone' })
    await eventually(async () => expect(await countPending(owner.uid)).toBe(0))
  })
})
