import { type Database, push, ref } from 'firebase/database'
import type { Change } from '#domain/change.ts'
import type { Intended } from '#domain/commands/intents.ts'

/** The change that does what is intended; a stay that is added gets an id of its own, unless it has had one. */
export function makeChange(
  database: Database,
  intended: Intended,
  id: string = intended.base?.id ?? newKey(database),
): Change {
  return { ...intended, entry: newKey(database), id, at: Date.now() }
}

/** A fresh key, made without asking the database; it sorts by the time it was made. */
export function newKey(database: Database): string {
  const { key } = push(ref(database))
  if (key === null) throw new Error('The root has no key')
  return key
}
