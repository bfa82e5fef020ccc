import { together } from '#domain/commands/writes.ts'
import {
  accountFields,
  accountPath,
  accountWrites,
  type PageAccount,
  readAccount,
} from '#domain/guestPage/pageAccount.ts'
import { differingFields } from '#domain/record.ts'
import { pageClient } from './changes.ts'
import { type DatabaseClient, read, tryUpdate } from './client.ts'

/**
 * Names the owners' account on these guests' pages, or no account; skips those that name it already.
 * Returns the number of refused pages, such as that of a stay deleted since. Rejects with a
 * `Failure`.
 */
export async function publishAccountOver(
  client: DatabaseClient,
  keys: readonly string[],
  account: PageAccount | null,
): Promise<number> {
  const named = await Promise.all(keys.map((key) => read(client, accountPath(key))))
  const writes = keys
    .filter((_, index) => !isSameAccount(readAccount(named[index]), account))
    .map((key) => accountWrites(key, account))
  if (writes.length === 0 || (await tryUpdate(client, together(writes)))) return 0
  // One refused path refuses the whole write.
  let left = 0
  for (const each of writes) if (!(await tryUpdate(client, each))) left += 1
  return left
}

function isSameAccount(one: PageAccount | null, other: PageAccount | null): boolean {
  if (!one || !other) return one === other
  return differingFields(accountFields, one, other).length === 0
}

/** Names the account on guests' pages; returns and rejects as `giveAccountOver` does. */
export const publishAccount = (keys: readonly string[], account: PageAccount | null) =>
  publishAccountOver(pageClient, keys, account)
