import { describe, expect, test } from 'vitest'
import { toAdd, toDelete, toEdit } from '#domain/commands/command.ts'
import { isUnanswered } from '#domain/inbox.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { day, FILLED_REQUEST } from '#domain/testing.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { draft } from '#scripts/sample/season.ts'
import { sendPasswordReset, signedInEmail, signIn, signOut } from './auth.ts'
import { followVisitor, type Visitor } from './visitor.ts'
import { sendRequest } from './endpoint.ts'
import { changeFor, pageClient } from './changes.ts'
import { submitChange } from './writer.ts'
import { type Repaired, repairNights } from './repairNights.ts'
import { keepNightsRepaired } from './keepNightsRepaired.ts'
import type { DatabaseClient } from './client.ts'
import { findRequests, removeRequests } from './requestChanges.ts'
import { writeAnswer } from './requestWriter.ts'
import { followRequests, type Inbox } from './requests.ts'
import { followReservations, type Season } from './season.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'
import { printed, record, store, stored, testOnOwnersPage } from './testing.ts'

testOnOwnersPage()

const recordInbox = (count = 100) =>
  record<Inbox>((on, fail) => followRequests({ count, latest: Date.now() + 3_600_000 }, on, fail))

test('a stay that is added, changed and deleted is received unchanged', async () => {
  const { values } = record<Season>(followReservations)
  const wanted = draft('2026-12-30', '2027-01-02')
  const change = changeFor(toAdd(wanted))

  await submitChange(pageClient, change)
  const saved = { ...wanted, id: change.id, version: 1 }
  const season = { unreadable: [], older: [], cancelled: [], deleted: [], payments: new Map() }
  await eventually(() => {
    expect(values.at(-1)).toEqual({ ...season, reservations: [saved] })
  })

  await submitChange(pageClient, changeFor(toEdit(saved, { ...wanted, notlar: '' })))
  const changed = { ...saved, notlar: '', version: 2 }
  await eventually(() => {
    expect(values.at(-1)).toEqual({ ...season, reservations: [changed] })
  })

  await submitChange(pageClient, changeFor(toDelete(changed)))
  await eventually(() =>
    expect(values.at(-1)).toMatchObject({ reservations: [], deleted: [{ id: change.id }] }),
  )
})

test('the season is repaired while an owner has it open, and the repair is reported', async () => {
  const details = { musteriAdi: 'Mehmet Demir', kapora: 0, kalan: 0, toplamUcret: 0, notlar: '' }
  await store('reservations/a', {
    girisTarihi: '10.12.2026',
    cikisTarihi: '12.12.2026',
    ...details,
  })
  await store('nights/2026-12-20', 'gone')

  const { values } = record<Repaired>(keepNightsRepaired)

  await eventually(() => expect(values).toHaveLength(1))
  expect(values[0]).toMatchObject({ moved: [{ musteriAdi: 'Mehmet Demir' }], freed: 1 })
  expect(await stored('nights')).toEqual({ '2026-12-10': 'a', '2026-12-11': 'a' })
})

test('a record that may not be moved is tried once and unchanged', async () => {
  const older = { girisTarihi: '10.12.2026', cikisTarihi: '12.12.2026', musteriAdi: 'Mehmet Demir' }
  await store('reservations/a', older)
  let asked = 0
  // The rules refuse writes in another's name.
  const client: DatabaseClient = {
    ...pageClient,
    author: () => 'another@example.com',
    withAuthRetry: (act) => {
      asked += 1
      if (asked > 100) throw new Error('Still trying')
      return pageClient.withAuthRetry(act)
    },
  }

  expect(await repairNights(client)).toMatchObject({ moved: [] })

  expect(await stored('reservations/a')).toEqual(older)
  expect(await stored('log')).toBeNull()
})

test('a record with only one half is not reported as unreadable within two seconds', async () => {
  const { values } = record<Season>(followReservations)
  await eventually(() => expect(values).toHaveLength(1))

  // The two seconds begin with the update, which may precede the write's answer.
  const began = Date.now()
  await store('reservations/a', { girisTarihi: '10.12.2026', cikisTarihi: '15.12.2026' })

  await eventually(() => expect(values.at(-1)?.unreadable).toHaveLength(1))
  expect(values[1]?.unreadable).toEqual([])
  expect(Date.now() - began).toBeGreaterThan(1_500)
})

describe('signing in', () => {
  test('as another account signs out immediately', async () => {
    await signOut()
    const { values } = record<Visitor>(followVisitor)

    await signIn('guest@example.com', 'guest-demo')

    await eventually(() => expect(values.at(-1)).toEqual({ state: 'stranger' }))
    await eventually(() => expect(signedInEmail()).toBe(''))
    await expect(
      submitChange(pageClient, changeFor(toAdd(draft('2026-12-10', '2026-12-15')))),
    ).rejects.toThrow('Permission denied')
  })

  test.each([
    ['owner@example.com', 'falsch', 'credentials'],
    ['nobody@example.com', 'owner-demo', 'credentials'],
    ['no address', 'owner-demo', 'email'],
  ])('as %s with %s fails for the reason %s', async (email, password, reason) => {
    await expect(signIn(email, password)).rejects.toMatchObject({ reason })
  })

  test('a reset mail has the page’s language, and never reveals whether the address is registered', async () => {
    for (const language of ['en', 'tr']) {
      await sendPasswordReset('owner@example.com', language)
      expect(printed.at(-1)).toContain(`&lang=${language}&`)
    }
    await expect(sendPasswordReset('nobody@example.com', 'tr')).resolves.toBeUndefined()
  })
})

describe('of a thousand requests', () => {
  const START = Date.parse('2026-03-01T12:00:00Z')
  const COUNT = 1_001
  const ids = Array.from({ length: COUNT }, (_, at) => pushId(START + at, Math.random))
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-15' }
  const person = { lastname: 'Spam', email: 'a@example.com', phone: '05550102030' }
  const requestOf = (firstname: string) => ({ reservation: { firstname, ...person, ...stay } })

  const flood = (others: Record<string, unknown> = {}) => {
    const junk = ids.map((id, at) => [id, requestOf(`No ${at}`)])
    return store('requests', { ...others, ...Object.fromEntries(junk) })
  }

  test('the owners receive the newest hundred, then as many as they load', async () => {
    await flood()

    const first = recordInbox().values
    const more = recordInbox(300).values

    await eventually(() => expect([first, more].map(({ length }) => length)).toEqual([1, 1]))
    expect(first[0]?.requests.map(({ id }) => id)).toEqual(ids.slice(-100).toReversed())
    expect(first[0]).toMatchObject({ hasOlder: true, late: [], unreadable: [], asked: 100 })
    expect(more[0]?.requests).toHaveLength(300)
  })

  test('those from the future and unreadable ones are separate, and hide no others', async () => {
    const future = ['-zzzzzzzzzzzzzzzzzzz', '-zzzzzzyzzzzzzzzzzzz']
    const half = pushId(START + COUNT - 10, Math.random)
    const torn = { [half]: { reservation: { firstname: 'Yarım' } } }
    const late = future.map((id): [string, unknown] => [id, requestOf(`Yarın ${id}`)])
    await flood({ ...torn, ...Object.fromEntries(late) })

    const { values } = recordInbox()

    await eventually(() => expect(values).toHaveLength(1))
    expect(values[0]?.late.map(({ id }) => id)).toEqual(future)
    expect(values[0]?.requests[0]?.id).toBe(ids.at(-1))
    expect(values[0]?.unreadable).toEqual([half])
  })

  test('those of a period can be deleted, except answered ones', async () => {
    const [before = '', after = '', held = ''] = [-1, COUNT, 500].map((at) =>
      pushId(START + at, Math.random),
    )
    await flood({ [before]: requestOf('Önce'), [after]: requestOf('Sonra') })
    await store(`requests/${held}`, {
      ...requestOf('Beklenen'),
      status: 'held',
      heldUntil: '2026-12-01',
    })
    const { values } = recordInbox()
    const progress: number[] = []

    const found = await findRequests({ from: START, to: START + COUNT - 1 }, isUnanswered)
    await removeRequests(found, (count) => progress.push(count))

    expect(progress).toEqual([500, 1_000, COUNT])
    await eventually(() => {
      const guests = values.at(-1)?.requests.map(({ guest }) => guest)
      expect(guests).toEqual(['Sonra Spam', 'Beklenen Spam', 'Önce Spam'])
    })
    expect(Object.keys((await stored('requests')) as object)).toHaveLength(3)
  })
})

describe('a request', () => {
  const BESIDE = { language: 'en', guestKey: 'AAAAAAAAAAAAAAAAAAAAAA' }

  test('sent anonymously reaches the owners with its time', async () => {
    const guests = { adults: 2, children: 1 }
    const { values } = recordInbox()

    await sendRequest({ ...FILLED_REQUEST, guests }, BESIDE)

    await eventually(() =>
      expect(values.at(-1)?.requests).toMatchObject([{ language: 'en', guests }]),
    )
    const [received] = values.at(-1)?.requests ?? []
    expect(received).toMatchObject({
      guest: 'İpek Işık',
      stay: { checkIn: '2026-12-10', checkOut: '2026-12-15' },
      notes: 'Bebek yatağı var mı?',
      status: 'new',
    })
    expect(Math.abs(Date.now() - sentAtOf(received?.id ?? ''))).toBeLessThan(60_000)
  })

  test('sent again without a response is one for the owners, with one answer', async () => {
    const { values } = recordInbox()
    await sendRequest(FILLED_REQUEST, BESIDE)
    await sendRequest(FILLED_REQUEST, BESIDE)
    await eventually(() => expect(values.at(-1)?.requests[0]?.pages).toHaveLength(1))
    const { ids = [], pages = [] } = values.at(-1)?.requests[0] ?? {}
    expect(pages.map(({ guestKey }) => guestKey)).toEqual([BESIDE.guestKey])

    const held = { status: 'held', heldUntil: day('2026-12-01') } as const
    await writeAnswer(pageClient, { ids, seen: 'new', answer: held, pages }, 'one')

    await eventually(() => {
      expect(values.at(-1)?.requests).toMatchObject([
        { ids, status: 'held', heldUntil: '2026-12-01' },
      ])
    })
    const declined = { status: 'declined' } as const
    await writeAnswer(pageClient, { ids, seen: 'held', answer: declined, pages }, 'two')
    expect(Object.values((await stored('requests')) as object)).toMatchObject([
      { status: 'declined' },
      { status: 'declined' },
    ])
    expect(JSON.stringify(await stored('requests'))).not.toContain('heldUntil')
    expect(await stored('guestPages')).toEqual({
      [BESIDE.guestKey]: {
        about: pages[0]?.id,
        version: 2,
        status: 'declined',
        checkIn: FILLED_REQUEST.checkIn,
        checkOut: FILLED_REQUEST.checkOut,
      },
    })
  })
})
