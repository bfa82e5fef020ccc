import { limitToLast, orderByKey, query, ref } from 'firebase/database'
import type { Failure } from '#domain/failure.ts'
import { readRequestLog, type RequestEntry } from '#domain/office/requestLog.ts'
import { readStayLog, type StayEntry } from '#domain/office/stayLog.ts'
import { entriesOf } from '#domain/records.ts'
import { valueOf } from '#domain/record.ts'
import { database, type Unsubscribe } from './database.ts'
import { followCached } from './follow.ts'
import { pageClient } from './changes.ts'
import { read } from './client.ts'

/** Reads the newest log entry of a stay or request, with its key; `null` without one, or after an error. */
export async function readNewestEntry(id: string): Promise<{ key: string; value: unknown } | null> {
  try {
    const key = await read(pageClient, `versions/${id}/entry`)
    return typeof key === 'string'
      ? { key, value: await read(pageClient, `log/${id}/${key}`) }
      : null
  } catch {
    // A notification that fails to load is dropped, since the office's data is live.
    return null
  }
}

export function authorOf(entry: unknown): string {
  const by = valueOf(entry, 'by')
  return typeof by === 'string' ? by : ''
}

/** The number of shown changes of a stay, or answers to a request. */
const HISTORY_LENGTH = 50

export function followStayLog(
  id: string,
  onEntries: (entries: StayEntry[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followNewest(`log/${id}`, (stored) => onEntries(readStayLog(stored)), onFailure)
}

export function followRequestLog(
  id: string,
  onEntries: (entries: RequestEntry[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followNewest(`log/${id}`, (stored) => onEntries(readRequestLog(stored)), onFailure)
}

function followNewest(
  path: string,
  onStored: (entries: [string, unknown][]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const newest = query(ref(database, path), orderByKey(), limitToLast(HISTORY_LENGTH))
  return followCached(path, newest, (stored) => onStored(entriesOf(stored)), onFailure)
}
