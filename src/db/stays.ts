import type { Stay } from '#domain/stay.ts'
import { followStream, type StreamCopy } from './stream.ts'
import { readStay } from '#domain/storedStay.ts'
import { entriesOf } from '#domain/records.ts'

export type StaysNews = { stays: readonly Stay[]; connected: boolean }

/**
 * Subscribes to the stays that block the public calendar; omits unreadable records, which only
 * owners can correct. Calls `onFailure` once without a response for ten seconds, and keeps
 * retrying.
 */
export function followStays(onNews: (news: StaysNews) => void, onFailure: () => void): () => void {
  const copy = createStaysCopy()
  const giveNews = (connected: boolean) => onNews({ stays: copy.stays(), connected })
  return followStream('reservations', copy, giveNews, onFailure)
}

/** A page's copy of `/reservations`, with paths such as `/`, `/id` or `/id/girisTarihi`. */
type StaysCopy = StreamCopy & {
  stays: () => Stay[]
}

/**
 * An empty copy; a change parses only the records that it touches, because there may be ten
 * thousand.
 */
export function createStaysCopy(): StaysCopy {
  const stored = new Map<string, unknown>()
  const readable = new Map<string, Stay>()

  function replace(id: string, record: unknown) {
    stored.delete(id)
    readable.delete(id)
    if (record === null || record === undefined) return
    stored.set(id, record)
    const read = readStay(record)
    if ('stay' in read) readable.set(id, read.stay)
  }

  function put(path: string, data: unknown) {
    const [id, field] = path.split('/').filter(Boolean)
    if (id === undefined) {
      stored.clear()
      readable.clear()
      for (const [each, record] of entriesOf(data)) replace(each, record)
    } else if (field === undefined) replace(id, data)
    else replace(id, { ...Object.fromEntries(entriesOf(stored.get(id))), [field]: data })
  }

  function patch(path: string, changes: unknown) {
    for (const [key, data] of entriesOf(changes)) put(`${path}/${key}`, data)
  }

  return { put, patch, stays: () => [...readable.values()] }
}
