import { expect, test } from 'vitest'
import { entriesOf } from '#domain/field/collection.ts'
import { readDeletable } from '#domain/request/requestChange.ts'
import { OPEN_REQUEST } from '#domain/request/testing.ts'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { failed, openForTwo, type Owner } from '#sample/testingSeason.ts'
import { newKey, read, saveIn } from './client.ts'
import { deleteMany } from './deleteMany.ts'

const keyAt = (index: number) => `K${String(index).padStart(21, '0')}`

/** A database with so many unanswered requests. */
function flood(count: number) {
  const keys = Array.from({ length: count }, (_, index) => keyAt(index))
  return { requests: Object.fromEntries(keys.map((key) => [key, OPEN_REQUEST])) }
}

const officeOf = (owner: Owner) => ({
  save: (change: Parameters<typeof saveIn>[1]) => saveIn(owner, change),
  read: (path: string) => read(owner, path),
  newKey: () => newKey(owner),
})

async function seeAll(owner: Owner) {
  return entriesOf(await read(owner, 'requests')).map(([id, stored]) => readDeletable(id, stored))
}

test('many unanswered requests are deleted and leave nothing behind', async () => {
  const { ada, stored } = await openForTwo(flood(450))
  const before = Object(await stored('')) as object
  const progress: number[] = []

  const deleted = await deleteMany(await seeAll(ada), officeOf(ada), (count) =>
    progress.push(count),
  )

  expect(deleted).toBe(450)
  expect(progress).toEqual([200, 400, 450])
  const { requests: _, ...others } = before as { requests: unknown }
  expect(await stored('')).toEqual(others)
})

test('a request that the other owner answers during the deletion is kept, and the others are deleted', async () => {
  const { ada, can, stored } = await openForTwo(flood(250))
  const seen = await seeAll(ada)
  await can.answer(await can.seeRequest(keyAt(7)), { status: 'declined' })
  await can.hold(keyAt(220), '2026-07-05')

  expect(await deleteMany(seen, officeOf(ada), () => {})).toBe(248)
  expect(entriesOf(await stored('requests')).map(([id]) => id)).toEqual([keyAt(7), keyAt(220)])
})

test('two owners who delete the same requests at the same time leave none, and neither sees an error', async () => {
  const { ada, can, stored } = await openForTwo(flood(450))
  const seen = await seeAll(ada)

  const counts = await Promise.all(
    [ada, can].map((owner) => deleteMany(seen, officeOf(owner), () => {})),
  )

  expect(counts).toEqual([450, 450])
  expect(await stored('requests')).toBeNull()
})

test('a deletion whose connection is cut continues on the next one, and deletes no request in part', async () => {
  const { backend, signIn, ada } = await openForTwo(flood(450))
  const line = await openBadLine(backend.databasePort)
  const owner = await signIn('coowner', line.port)
  const seen = await seeAll(ada)
  line.breakAfter(12, () => setTimeout(line.repair, 50))

  const outcome = await failed(deleteMany(seen, officeOf(owner), () => {}))

  const left = await seeAll(ada)
  expect(Number(outcome) + left.length).toBe(450)
  await line.stop()
})
