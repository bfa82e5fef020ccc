import { entriesOf } from '#domain/field/collection.ts'
import { readStayDates, type StayDates } from '#domain/stay/stayDates.ts'

/** A page's copy of a path's value, updated by the database's stream. */
export type StreamCopy = {
  /** Stores the new value at a path below, `/` being the whole; `null` deletes. */
  put: (path: string, data: unknown) => void
  patch: (path: string, changes: unknown) => void
}

/** A page's copy of `/reservations`, with paths such as `/`, `/id` or `/id/girisTarihi`. */
type StaysCopy = StreamCopy & {
  stays: () => StayDates[]
}

/**
 * An empty copy; a change parses only the records that it touches, because there may be ten
 * thousand.
 */
export function createStaysCopy(): StaysCopy {
  const stored = new Map<string, unknown>()
  const readable = new Map<string, StayDates>()

  function replace(id: string, record: unknown) {
    stored.delete(id)
    readable.delete(id)
    if (record === null || record === undefined) return
    stored.set(id, record)
    const read = readStayDates(record)
    if ('dates' in read) readable.set(id, read.dates)
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
    for (const [key, data] of Object.entries(Object(changes) as object)) put(`${path}/${key}`, data)
  }

  return { put, patch, stays: () => [...readable.values()] }
}
