import { type Database, push, ref } from 'firebase/database'
import type { Change } from '#domain/change.ts'
import type { Command } from '#domain/commands/command.ts'

/** The change of a command; an added stay gets an id unless it has one. */
export function makeChange(
  database: Database,
  intended: Command,
  id: string = intended.base?.id ?? newKey(database),
): Change {
  return { ...intended, entry: newKey(database), id, at: Date.now() }
}

/** A new key, created without the database; sorts by creation time. */
export function newKey(database: Database): string {
  const { key } = push(ref(database))
  if (key === null) throw new Error('The root has no key')
  return key
}
