import type { Failure } from '#domain/failure.ts'
import { type CleaningDay, cleaningPath, writeCleaning } from '#domain/cleaning/cleaning.ts'
import { SERVER_TIME, type Writes } from '#domain/commands/writes.ts'
import { pageClient } from './changes.ts'
import type { Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'
import { tryUpdate } from './client.ts'

/** Subscribes to the cleaner's lists by key; for owners. */
export function followCleanings(
  onLists: (stored: unknown) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('cleanings', onLists, onFailure)
}

/** Stores the cleaner's list under its key, if any, and removes those under `former` keys. */
export async function saveCleaning(
  key: string | null,
  days: readonly CleaningDay[],
  former: readonly string[],
): Promise<void> {
  const removals = former.map((each) => [cleaningPath(each), null] as const)
  const writes: Writes = {
    ...Object.fromEntries(removals),
    ...(key !== null && { [cleaningPath(key)]: { at: SERVER_TIME, days: writeCleaning(days) } }),
  }
  await tryUpdate(pageClient, writes)
}
