import {
  accountFields,
  accountPath,
  accountWrites,
  type PageAccount,
  readAccount,
} from '#domain/guestPage/pageAccount.ts'
import { differingFields } from '#domain/record.ts'
import type { Failure } from '#domain/failure.ts'
import { pageVisitPath, readPageVisit } from '#domain/guide/guide.ts'
import {
  guestAnswerPath,
  type GuestAnswers,
  readGuestAnswer,
} from '#domain/guestPage/guestAnswer.ts'
import { readEach } from '#domain/records.ts'
import { pageClient } from './changes.ts'
import { type DatabaseClient, read, expectUpdate, updateInBatches } from './client.ts'
import type { Unsubscribe } from './database.ts'
import { followValue, valueAt } from './follow.ts'

/** Subscribes to the guests' answers; for owners. */
export const followGuestAnswers = valueAt(
  'guestAnswers',
  (stored): GuestAnswers => readEach(stored, readGuestAnswer).values,
)

/** Deletes a guest's answer, so that they can give another; rejects with a `Failure`. */
export async function dismissAnswer(key: string): Promise<void> {
  await expectUpdate(pageClient, { [guestAnswerPath(key)]: null })
}

/** Subscribes to when a guest's page was last opened (ms since 1970), `null` before; for owners. */
export function followPageVisit(
  key: string,
  onVisit: (at: number | null) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue(pageVisitPath(key), (stored) => onVisit(readPageVisit(stored)), onFailure)
}

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
  return updateInBatches(client, writes, keys.length)
}

function isSameAccount(one: PageAccount | null, other: PageAccount | null): boolean {
  if (!one || !other) return one === other
  return differingFields(accountFields, one, other).length === 0
}

/** Names the account on guests' pages; returns and rejects as `giveAccountOver` does. */
export const publishAccount = (keys: readonly string[], account: PageAccount | null) =>
  publishAccountOver(pageClient, keys, account)
