import { expect, test } from 'vitest'
import { toAdd } from '#domain/acts/add.ts'
import { toDelete } from '#domain/acts/delete.ts'
import { day } from '#domain/testing.ts'
import {
  ASKED as request,
  ASKED_IDS,
  draft,
  failed,
  openForTwo,
} from '#local-backend/testing/season.ts'
import { makeChange } from './makeChange.ts'
import { writeAnswer } from './requestWriter.ts'
import { sendOver } from './writer.ts'

const [first, again] = ASKED_IDS
const ids = [first, again]
const heldUntil = day('2026-12-01')
const hold = { ids, seen: 'new', answer: { status: 'held', heldUntil } } as const
const decline = { ids, seen: 'new', answer: { status: 'declined' } } as const

const openInbox = () => openForTwo({ requests: { [first]: request, [again]: request } })

test('an answer is stored with who gave it and when, over which other one, and no name', async () => {
  const { ada, can, stored, unsoundness } = await openInbox()
  const begun = Date.now()

  await writeAnswer(ada, hold)
  await writeAnswer(can, { ids, seen: 'held', answer: { status: 'new' } })

  const log = Object(await stored(`log/requests/${again}`)) as object
  const entries = Object.values(log).filter((each) => typeof each === 'object')
  expect(entries).toMatchObject([
    {
      by: 'owner@example.com',
      verb: 'hold',
      before: { status: 'new' },
      after: { status: 'held', heldUntil },
    },
    {
      by: 'coowner@example.com',
      verb: 'reopen',
      before: { status: 'held' },
      after: { status: 'new' },
    },
  ])
  const at = (entry: unknown) => Number(Reflect.get(Object(entry), 'at'))
  expect(at(entries[0])).toBeGreaterThan(begun - 60_000)
  expect(JSON.stringify(await stored('log'))).not.toMatch(/İpek|ipek@|555/)
  expect(await unsoundness()).toEqual([])
})

test('of two owners who answer at once, the second is told, and the first answer stands', async () => {
  const { ada, can, stored, unsoundness } = await openInbox()
  await writeAnswer(can, hold)

  expect(await failed(writeAnswer(ada, decline))).toMatchObject({ reason: 'answered' })

  expect(await stored(`requests/${first}`)).toMatchObject({ status: 'held', heldUntil })
  expect(await unsoundness()).toEqual([])
})

test('what was deleted meanwhile stays deleted, and what repeated it has its answer', async () => {
  const { ada, store, stored, unsoundness } = await openInbox()
  await store(`requests/${first}`, null)

  await writeAnswer(ada, decline)

  expect(await stored('requests')).toEqual({ [again]: { ...request, status: 'declined' } })
  await store('requests', null)
  expect(await failed(writeAnswer(ada, decline))).toMatchObject({ reason: 'gone' })
  expect(await unsoundness()).toEqual([])
})

test('what became a stay is opened again once the stay is deleted, not before', async () => {
  const { ada, stored, unsoundness } = await openInbox()
  const wanted = draft('2026-12-10', '2026-12-13', { talep: first })
  const change = makeChange(ada.database, toAdd(wanted, ids))
  await sendOver(ada, change)
  const reopen = { ids, seen: 'accepted', answer: { status: 'new' } } as const

  expect(await failed(writeAnswer(ada, reopen))).toMatchObject({ reason: 'permission' })
  await sendOver(ada, makeChange(ada.database, toDelete({ ...wanted, id: change.id, surum: 1 })))
  await writeAnswer(ada, reopen)

  const open = { ...request, status: 'new' }
  expect(await stored('requests')).toEqual({ [first]: open, [again]: open })
  expect(await unsoundness()).toEqual([])
})
