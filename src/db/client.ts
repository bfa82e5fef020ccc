import { type Database, get, push, ref, update } from 'firebase/database'
import { villa } from '#content/villa.ts'
import type { Change } from '#domain/save/change.ts'
import { KEYS_PATH, readKeys } from '#domain/settings/settings.ts'
import { failureOf } from './errors.ts'

/** A connection in the name of an owner: the office's, or that of a command. */
export type DatabaseClient = {
  database: Database
  /** The signed-in user's address. */
  author: () => string
}

/**
 * Stores a change with one update. Rejects with a `Failure`; after a refusal, the stored state gives
 * its reason, or shows that the change is stored already.
 */
export async function saveIn(client: DatabaseClient, change: Change): Promise<void> {
  const by = client.author()
  try {
    const keys = readKeys(await read(client, KEYS_PATH))
    await update(ref(client.database), change.writes(by, { ...keys, times: villa }))
  } catch (error) {
    const failure = failureOf(error)
    if (failure.reason !== 'permission') throw failure
    const reason = await change.refusal((path) => read(client, path))
    if (reason) throw reason
  }
}

/** Reads a value once; rejects with a `Failure`. */
export async function read({ database }: DatabaseClient, path: string): Promise<unknown> {
  try {
    return (await get(ref(database, path))).val()
  } catch (error) {
    throw failureOf(error)
  }
}

/** A new key, which sorts by its time. */
export function newKey({ database }: Pick<DatabaseClient, 'database'>): string {
  const { key } = push(ref(database))
  if (key === null) throw new Error('The root has no key')
  return key
}
