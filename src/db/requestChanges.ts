import {
  endAt,
  get,
  limitToFirst,
  orderByKey,
  query,
  type QueryConstraint,
  ref,
  startAfter,
  startAt,
} from 'firebase/database'
import type { Period } from '#domain/inbox.ts'
import { firstIdAt, lastIdAt, sentAtOf } from '#domain/pushId.ts'
import { readRequest, type StoredRequest } from '#domain/request.ts'
import { entriesOf } from '#domain/records.ts'
import { pageClient } from './changes.ts'
import { database } from './database.ts'
import { type Forgotten, forgetOver } from './forget.ts'
import { deleteRequests } from './requestWriter.ts'
import { failureOf } from './errors.ts'

/** The number of requests read or deleted together. */
const BATCH = 500

/** Removes a person from requests and their stay; resolves and rejects as `forgetOver` does. */
export const forgetPerson = (forgotten: Forgotten): Promise<void> =>
  forgetOver(pageClient, forgotten)

/**
 * Deletes requests, hundreds at a time, and reports the number deleted so far; rejects with a
 * `Failure`.
 */
export async function removeRequests(
  ids: readonly string[],
  onRemoved: (count: number) => void,
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH)
    await deleteRequests(pageClient, batch)
    onRemoved(from + batch.length)
  }
}

/**
 * The ids of a period's requests that are `wanted` or unreadable, oldest first, at most `limit`;
 * rejects with a `Failure`.
 */
export async function findRequests(
  { from, to }: Period,
  wanted: (request: StoredRequest) => boolean,
  limit = Infinity,
): Promise<string[]> {
  const found: string[] = []
  const end = endAt(lastIdAt(to))
  let entries = await page(startAt(firstIdAt(from)), end)
  for (;;) {
    for (const [id, stored] of entries) {
      const request = readRequest(id, sentAtOf(id), stored)
      if (!request || wanted(request)) found.push(id)
    }
    const last = entries.at(-1)
    if (!last || found.length >= limit) return found.slice(0, limit)
    entries = await page(startAfter(last[0]), end)
  }
}

async function page(from: QueryConstraint, to: QueryConstraint) {
  const part = query(ref(database, 'requests'), orderByKey(), from, to, limitToFirst(BATCH))
  const snapshot = await get(part).catch((error: unknown) => {
    throw failureOf(error)
  })
  return entriesOf(snapshot.val())
}
