import { together } from '#domain/commands/writes.ts'
import {
  accountFields,
  accountPath,
  accountWrites,
  type PageAccount,
  readAccount,
} from '#domain/guestPage/pageAccount.ts'
import { differingFields } from '#domain/record.ts'
import { Failure } from '#domain/failure.ts'
import { pageVisitPath, readPageVisit } from '#domain/guide/guestGuide.ts'
import {
  guestAnswerPath,
  type GuestAnswers,
  readGuestAnswer,
} from '#domain/guestPage/guestAnswer.ts'
import { entriesOf } from '#domain/records.ts'
import { pageClient } from './changes.ts'
import { type DatabaseClient, read, tryUpdate } from './client.ts'
import type { Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'

export function followGuestAnswers(
  onAnswers: (answers: GuestAnswers) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const read = (stored: unknown) =>
    new Map(
      entriesOf(stored).flatMap(([key, value]) => {
        const answer = readGuestAnswer(value)
        return answer ? [[key, answer] as const] : []
      }),
    )
  return followValue('guestAnswers', (stored) => onAnswers(read(stored)), onFailure)
}

/** Deletes a guest's answer, so that they can give another; rejects with a `Failure`. */
export async function dismissAnswer(key: string): Promise<void> {
  if (await tryUpdate(pageClient, { [guestAnswerPath(key)]: null })) return
  throw new Failure('permission', 'Permission denied')
}

/** Subscribes to when a guest's page was last opened (ms since 1970), `null` before; for owners. */
export function followPageVisit(
  key: string,
  onVisit: (at: number | null) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue(pageVisitPath(key), (stored) => onVisit(readPageVisit(stored)), onFailure)
}

/** Names the account, or none, on these pages; returns the number of refused ones. */
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

export const publishAccount = (keys: readonly string[], account: PageAccount | null) =>
  publishAccountOver(pageClient, keys, account)
