import { expect, test } from 'vitest'
import { toAdd, toDelete } from '#domain/commands/command.ts'
import { day } from '#domain/testing.ts'
import { openClient } from '#rtdb-emulator/testing/backend.ts'
import { ASKED as request, ASKED_IDS, draft, failed, openForTwo } from '#scripts/sample/season.ts'
import { tryUpdate } from './client.ts'
import { makeChange, newKey } from './makeChange.ts'
import { deleteRequests, writeAnswer } from './requestWriter.ts'
import { submitChange } from './writer.ts'

const [first, again] = ASKED_IDS
const ids = [first, again]
const heldUntil = day('2026-12-01')
const hold = { ids, seen: 'new', answer: { status: 'held', heldUntil } } as const
const decline = { ids, seen: 'new', answer: { status: 'declined' } } as const

const openInbox = () => openForTwo({ requests: { [first]: request, [again]: request } })

test('an answer is stored with author, time and the answer before it, and no name', async () => {
  const { ada, can, stored } = await openInbox()
  const begun = Date.now()

  await writeAnswer(ada, hold)
  await writeAnswer(can, { ids, seen: 'held', answer: { status: 'new' } })

  const log = Object(await stored(`log/${again}`)) as object
  const entries: unknown[] = Object.values(log)
  expect(entries).toMatchObject([
    {
      by: 'owner@example.com',
      verb: 'hold',
      version: 1,
      changes: { status: { before: 'new', after: 'held' }, heldUntil: { after: heldUntil } },
    },
    {
      by: 'coowner@example.com',
      verb: 'reopen',
      version: 2,
      changes: { status: { before: 'held', after: 'new' }, heldUntil: { before: heldUntil } },
    },
  ])
  const at = (entry: unknown) => Number(Reflect.get(Object(entry), 'at'))
  expect(at(entries[0])).toBeGreaterThan(begun - 60_000)
  expect(JSON.stringify(await stored('log'))).not.toMatch(/İpek|ipek@|555 ?010/)
})

test('an answer repeated after a lost response is stored once, also after a later answer', async () => {
  const { ada, can, stored } = await openInbox()
  const entry = newKey(ada.database)
  await writeAnswer(ada, hold, entry)

  await writeAnswer(ada, hold, entry)
  await writeAnswer(can, { ids, seen: 'held', answer: { status: 'new' } })
  await writeAnswer(ada, hold, entry)

  expect(await stored(`requests/${first}`)).toEqual({ ...request, status: 'new' })
  expect(Object.keys(Object(await stored(`log/${first}`)) as object)).toHaveLength(2)
})

test('a request deleted since remains deleted, and its duplicate is answered', async () => {
  const { ada, store, stored } = await openInbox()
  await store(`requests/${first}`, null)

  await writeAnswer(ada, decline)

  expect(await stored('requests')).toEqual({ [again]: { ...request, status: 'declined' } })
  await store('requests', null)
  expect(await failed(writeAnswer(ada, decline))).toMatchObject({ reason: 'gone' })
})

test('a deletion is logged, and no guest uses the id again', async () => {
  const { ada, backend, stored, unsoundness } = await openInbox()
  await writeAnswer(ada, { ...decline, ids: [first] })

  await deleteRequests(ada, ids)

  expect(await stored('requests')).toBeNull()
  const said = await Promise.all(ids.map((id) => newestOf(stored, id)))
  expect(said).toMatchObject([
    { by: 'owner@example.com', verb: 'delete', changes: { status: { before: 'declined' } } },
    { by: 'owner@example.com', verb: 'delete', changes: { status: { before: 'new' } } },
  ])
  expect(await unsoundness()).toEqual([])
  const { database } = openClient(backend)
  const guest = { database, author: () => '', withAuthRetry: <T>(act: () => Promise<T>) => act() }
  expect(await tryUpdate(guest, { [`requests/${again}`]: request })).toBe(false)
  expect(await tryUpdate(guest, { [`requests/${newKey(database)}`]: request })).toBe(true)
})

test('a request that the other owner has deleted is skipped, and the rest is deleted', async () => {
  const { ada, can, stored } = await openInbox()
  await deleteRequests(can, [first])

  await deleteRequests(ada, ids)
  await deleteRequests(ada, ids)

  expect(await stored('requests')).toBeNull()
  expect(await newestOf(stored, first)).toMatchObject({ by: 'coowner@example.com' })
  expect(await newestOf(stored, again)).toMatchObject({ by: 'owner@example.com' })
})

test('a request answered during its deletion is deleted, and its log has both or the deletion', async () => {
  const { ada, can, stored } = await openInbox()

  await Promise.all([deleteRequests(ada, ids), failed(writeAnswer(can, decline))])

  expect(await stored('requests')).toBeNull()
  expect(await newestOf(stored, first)).toMatchObject({ verb: 'delete' })
})

test('an accepted request can be reopened only after its stay was deleted', async () => {
  const { ada, stored } = await openInbox()
  const wanted = draft('2026-12-10', '2026-12-13', { request: first })
  const change = makeChange(ada.database, toAdd(wanted, ids))
  await submitChange(ada, change)
  const reopen = { ids, seen: 'accepted', answer: { status: 'new' } } as const

  expect(await failed(writeAnswer(ada, reopen))).toMatchObject({ reason: 'answered' })
  await submitChange(
    ada,
    makeChange(ada.database, toDelete({ ...wanted, id: change.id, version: 1 })),
  )
  await writeAnswer(ada, reopen)

  const open = { ...request, status: 'new' }
  expect(await stored('requests')).toEqual({ [first]: open, [again]: open })
})

/** The newest entry of a request's log. */
async function newestOf(stored: (path: string) => Promise<unknown>, id: string): Promise<unknown> {
  return stored(`log/${id}/${String(await stored(`versions/${id}/entry`))}`)
}

test.each([
  ['as it was', 1],
  ['also after another owner changed it', 2],
])('accepting a held request releases its days in the same write, %s', async (_, version) => {
  const { ada, can, stored } = await openInbox()
  await writeAnswer(ada, hold)
  const closed = { blocked: true as const, heldFor: first, usesPayments: true as const }
  const held = await ada.add(draft('2026-12-10', '2026-12-13', closed))
  if (version > 1) await can.edit(held, { ...draft('2026-12-10', '2026-12-14', closed) })
  const wanted = draft('2026-12-10', '2026-12-13', { request: first })

  const change = makeChange(ada.database, toAdd(wanted, ids, [], [held]))
  await submitChange(ada, change)
  const { id } = change

  expect(await stored('nights')).toEqual({
    '2026-12-10': id,
    '2026-12-11': id,
    '2026-12-12': id,
  })
  expect(await stored(`reservationDetails/${held.id}/status`)).toBe('deleted')
  expect(await stored(`requests/${first}/reservationId`)).toBe(id)
})

test('a held request is not accepted over booked nights, and remains held', async () => {
  const { ada, can, stored } = await openInbox()
  await writeAnswer(ada, hold)
  const held = await ada.add(draft('2026-12-10', '2026-12-12', { blocked: true, heldFor: first }))
  await can.add(draft('2026-12-12', '2026-12-14'))
  const wanted = draft('2026-12-10', '2026-12-13', { request: first })

  const refused = failed(
    submitChange(ada, makeChange(ada.database, toAdd(wanted, ids, [], [held]))),
  )

  expect(await refused).toMatchObject({ reason: 'nightTaken' })
  expect(await stored(`requests/${first}/status`)).toBe('held')
  expect(await stored('nights/2026-12-10')).toBe(held.id)
})
