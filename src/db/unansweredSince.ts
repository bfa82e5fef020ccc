import { endBefore, get, query, startAt } from 'firebase/database'
import { entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { type DeletableRequest, readDeletable } from '#domain/request/requestChange.ts'
import { Failure } from '#domain/save/failure.ts'
import { serverNow } from './clock.ts'
import { isConnected } from './connection.ts'
import { database } from './database.ts'
import { failureOf } from './errors.ts'
import { FIRST_READ, newestRequests } from './newestRequests.ts'

/** Some unanswered requests, and whether there may be earlier ones. */
export type UnansweredPage = { requests: readonly DeletableRequest[]; hasMore: boolean }

/**
 * Reads the unanswered requests of the last so many milliseconds, also unreadable ones, the newest
 * first and a part with each call. A call rejects with a `Failure`.
 */
export function unansweredSince(milliseconds: number): () => Promise<UnansweredPage> {
  const since = startAt(serverNow() - milliseconds)
  let oldest: readonly [at: number, id: string] | null = null

  return async function readNext(): Promise<UnansweredPage> {
    if (!isConnected()) throw new Failure('offline', 'Not connected')
    const before = oldest ? [endBefore(...oldest)] : []
    const snapshot = await get(query(newestRequests(database), since, ...before)).catch(
      (error: unknown) => {
        throw failureOf(error)
      },
    )
    const stored = entriesOf(snapshot.val())
    const hasMore = stored.length === FIRST_READ
    oldest = oldestOf(stored)
    const requests = stored
      .map(([id, request]) => readDeletable(id, request))
      .filter(({ status }) => status === 'new')
    return hasMore && requests.length === 0 ? readNext() : { requests, hasMore }
  }
}

/** The time and id of the first in the order of the index. */
function oldestOf(stored: readonly (readonly [string, unknown])[]) {
  const places = stored.map(([id, request]) => [Number(getField(request, 'at')), id] as const)
  const [first = null] = places.sort(([at, id], [other, otherId]) =>
    at === other ? (id < otherId ? -1 : 1) : at - other,
  )
  return first
}
