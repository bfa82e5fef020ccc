import type { Stay } from '#domain/stay.ts'
import { readStay } from '#domain/storedStay.ts'
import { entriesOf } from '#domain/records.ts'
import type { StreamCopy } from './stream.ts'

/** A page's copy of `/reservations`, with paths such as `/`, `/id` or `/id/girisTarihi`. */
export type StaysCopy = StreamCopy & {
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
