import { type Database, push, ref } from 'firebase/database'
import type { Change, Seen } from '#domain/change.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'

/** The change that adds a stay, with an id of its own, and accepts the requests that it answers. */
export function makeAddition(
  database: Database,
  wanted: ReservationDraft,
  requests: readonly string[] = [],
): Change {
  const begun = begin(database, newKey(database))
  return { ...begun, ...(requests.length > 0 && { requests }), verb: 'add', base: null, wanted }
}

/** The change that makes of a record what is wanted. */
export function makeEdit(database: Database, base: Seen, wanted: ReservationDraft): Change {
  return { ...begin(database, base.id), verb: 'edit', base, wanted }
}

/** The change that deletes a record. */
export function makeDeletion(database: Database, base: Seen): Change {
  return { ...begin(database, base.id), verb: 'delete', base, wanted: null }
}

/** The change that brings back a stay that was deleted as `base`. */
export function makeRestoration(database: Database, base: Reservation): Change {
  return { ...begin(database, base.id), verb: 'restore', base, wanted: base }
}

/** A fresh key, made without asking the database; it sorts by the time it was made. */
export function newKey(database: Database): string {
  const { key } = push(ref(database))
  if (key === null) throw new Error('The root has no key')
  return key
}

function begin(database: Database, id: string) {
  return { entry: newKey(database), id, at: Date.now() }
}
