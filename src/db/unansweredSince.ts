import { get, orderByChild, query, ref, startAt } from 'firebase/database'
import { entriesOf } from '#domain/field/collection.ts'
import { type DeletableRequest, readDeletable } from '#domain/request/requestChange.ts'
import { Failure } from '#domain/save/failure.ts'
import { serverNow } from './clock.ts'
import { isConnected } from './connection.ts'
import { database } from './database.ts'
import { failureOf } from './errors.ts'

/** Reads the unanswered requests of the last so many milliseconds, also unreadable ones; rejects with a `Failure`. */
export async function readUnansweredSince(milliseconds: number): Promise<DeletableRequest[]> {
  if (!isConnected()) throw new Failure('offline', 'Not connected')
  const since = startAt(serverNow() - milliseconds)
  const snapshot = await get(query(ref(database, 'requests'), orderByChild('at'), since)).catch(
    (error: unknown) => {
      throw failureOf(error)
    },
  )
  return entriesOf(snapshot.val())
    .map(([id, stored]) => readDeletable(id, stored))
    .filter(({ status }) => status === 'new')
}
