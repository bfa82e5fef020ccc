import { type Database, get, push, ref, update } from 'firebase/database'
import { villa } from '#content/villa.ts'
import type { Change } from '#domain/save/change.ts'
import { dayIn } from '#domain/date.ts'
import { type CleaningList, cleaningPath, readCleaningList } from '#domain/cleaning/cleaning.ts'
import { KEYS_PATH, type OfficeKeys, readKeys } from '#domain/settings/keys.ts'
import { readTimes } from '#domain/settings/siteSettings.ts'
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
  const [keys, site] = await Promise.all([readOfficeKeys(client), read(client, 'settings/site')])
  const times = readTimes(site, villa)
  try {
    const cleanings = await readCleanings(client, keys.cleaning)
    await update(
      ref(client.database),
      change.writes(by, { ...keys, ...(cleanings && { cleanings }), times }),
    )
  } catch (error) {
    const failure = failureOf(error)
    if (failure.reason !== 'permission') throw failure
    const reason = await change.refusal((path) => read(client, path))
    const { cleaning } = await readOfficeKeys(client)
    // The rules refuse an entry on a list that was withdrawn in between.
    if (reason && cleaning !== keys.cleaning) return saveIn(client, change)
    if (reason) throw reason
  }
}

async function readOfficeKeys(client: DatabaseClient): Promise<OfficeKeys> {
  return readKeys(await read(client, KEYS_PATH))
}

async function readCleanings(
  client: DatabaseClient,
  key: string | undefined,
): Promise<CleaningList | undefined> {
  if (key === undefined) return undefined
  const today = dayIn(villa.timeZone, Date.now())
  return readCleaningList(key, await read(client, cleaningPath(key)), today)
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
