import { type Database, get, onValue, push, ref, update } from 'firebase/database'
import { villa } from '#content/villa.ts'
import type { Change } from '#domain/save/change.ts'
import { dayIn } from '#domain/date.ts'
import { cleaningPath, readCleaningList } from '#domain/cleaning/cleaning.ts'
import { readGuide } from '#domain/guide/guide.ts'
import { KEYS_PATH, readKeys, type SaveContext } from '#domain/settings/keys.ts'
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
  const context = await readContext(client)
  try {
    await update(ref(client.database), change.writes(by, context))
  } catch (error) {
    const failure = failureOf(error)
    if (failure.reason !== 'permission') throw failure
    const reason = await change.refusal((path) => read(client, path))
    const { cleaning, guide } = await readContext(client)
    // The rules refuse an entry on a list that was withdrawn in between, and an earlier guide.
    const isOutdated = cleaning !== context.cleaning || guide.version !== context.guide.version
    if (reason && isOutdated) return saveIn(client, change)
    if (reason) throw reason
  }
}

async function readContext(client: DatabaseClient): Promise<SaveContext> {
  const [keys, site, guide] = await Promise.all(
    [KEYS_PATH, 'settings/site', 'guide'].map((path) => read(client, path)),
  )
  const today = dayIn(villa.timeZone, await serverTime(client))
  const { cleaning, account } = readKeys(keys)
  return {
    today,
    times: readTimes(site, villa),
    guide: readGuide(guide),
    ...(account !== undefined && { account }),
    ...(cleaning !== undefined && {
      cleaning,
      cleanings: readCleaningList(cleaning, await read(client, cleaningPath(cleaning)), today),
    }),
  }
}

/** The database's time in milliseconds since 1970, independent of the device's clock. */
function serverTime({ database }: Pick<DatabaseClient, 'database'>): Promise<number> {
  return new Promise((resolve) => {
    const offset = ref(database, '.info/serverTimeOffset')
    onValue(offset, (snapshot) => resolve(Date.now() + Number(snapshot.val())), { onlyOnce: true })
  })
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
