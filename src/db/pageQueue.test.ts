import { goOffline, goOnline } from 'firebase/database'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toAdd } from '#domain/commands/command.ts'
import { day } from '#domain/testing.ts'
import type { Answer, RequestStatus } from '#domain/request.ts'
import { choicesAt } from '#domain/caretaker/choices.ts'
import type { ChangeToQueue, QueuedChange } from '#domain/queuedChange.ts'
import type { Pending } from '#domain/pending.ts'
import { ASKED, ASKED_AS, ASKED_IDS, draft } from '#scripts/sample/season.ts'
import { changeFor, toQueuedChange } from './changes.ts'
import { isConnected } from './connection.ts'
import { database } from './database.ts'
import { countPending, discardPending, openOutbox, type PostChange } from './outbox.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'
import { owner, stops, store, stored, testOnOwnersPage } from './testing.ts'

const NOTHING = { texts: {}, photos: {} }
const KEYS = { keys: 'Kutuda.' }
const AIRBNB = { name: 'Airbnb', url: 'https://www.airbnb.com/calendar/ical/1.ics?s=abc' }
const CHOICES = choicesAt(owner.email, [], 'tr')
const SCRIPT = { url: 'https://script.google.com/macros/s/A_b-1/exec' }

testOnOwnersPage()

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

  const toldOf = ({ work, inFlight, refusal }: Pending<QueuedChange>) => [
    work.of === 'stay' ? work.id : work.of,
    inFlight,
    refusal?.reason,
  ]

  function lateOf(work: QueuedChange): string {
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
    await eventually(() => expect(isConnected()).toBe(false))
  }

  test('refused later remain with their reason until they are discarded', async () => {
    const taken = changeFor(toAdd(draft('2026-12-10', '2026-12-13')))
    const { postChange, discard, told } = open()
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
    await discard(taken)
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
    await post(toQueuedChange({ of: 'letter', letter: 'written', ...mark }))
    await post(toQueuedChange({ of: 'letter', ...text }))
    expect(await post(toQueuedChange({ of: 'letter', ...text }))).toEqual({ state: 'kept' })
    expect(await countPending(owner.uid)).toBe(3)
    await store('letters/thanks/en', { version: 1, by: 'ada@example.com', at: 1 })
    await post(toQueuedChange({ of: 'letter', ...text, language: 'en' }))

    goOnline(database)

    // The same text twice is one, and another owner's later one is not overwritten.
    await eventually(() => expect(refused.at(-1)).toEqual(['changed']))
    expect(late).toEqual(['written', 'text', 'text'])
    expect(await stored(`written/${change.id}/confirmation/date`)).toBe('2026-06-01')
    expect(await stored('letters/thanks/tr/version')).toBe(1)
    await discardPending(owner.uid)
    expect(await countPending(owner.uid)).toBe(0)
  })

  test('that answer requests are queued, submitted in order, and give way to another owner’s answer', async () => {
    const [mine, theirs] = ASKED_IDS
    for (const id of ASKED_IDS) await store(`requests/${id}`, ASKED)
    const { post, refused, late, discard } = open()
    await lose()
    const answer = (id: string, seen: RequestStatus, given: Answer) =>
      toQueuedChange({ of: 'answer', ids: [id], seen, answer: given, pages: [], ...ASKED_AS })
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
    await discard(tooLate)
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
    ['the script', { of: 'script', base: null, wanted: SCRIPT }, 'caretaker/script', SCRIPT],
    [
      'the settings',
      { of: 'settings', setting: 'site', base: {}, wanted: { hostNames: 'A' }, version: 0 },
      'settings/site',
      { hostNames: 'A', version: 1 },
    ],
  ] satisfies [string, ChangeToQueue, string, object][])(
    'of %s survive a reload while offline, and are sent once',
    async (_, change, path, expected) => {
      const before = open()
      await lose()
      expect(await before.post(toQueuedChange(change))).toEqual({ state: 'kept' })
      before.stop()

      const { late, refused, told } = open()
      await eventually(() => expect(told.at(-1)).toEqual([[change.of, false, undefined]]))
      goOnline(database)

      await eventually(() => expect(late).toEqual([change.of]))
      await eventually(() => expect(told.at(-1)).toEqual([]))
      expect(await stored(path)).toMatchObject(expected)
      expect(refused.flat()).toEqual([])
    },
  )
})
