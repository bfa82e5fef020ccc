import { cleaningPath, firstCleaningWrites } from '#domain/cleaning/cleaning.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { KEYS_PATH, readKeys } from '#domain/settings/keys.ts'
import { pageClient } from './changes.ts'
import { expectUpdate } from './client.ts'
import { valueAt } from './follow.ts'

/** Subscribes to the secrets for owners, so that a save of a stay reads them without waiting. */
export const followKeys = valueAt(KEYS_PATH, readKeys)

type CleaningKey = {
  key: string | null
  former: string | undefined
  stays: readonly Reservation[]
  today: IsoDate
}

/** Stores the key of the cleaner's list with the coming stays, and removes the former list; rejects with a `Failure`. */
export async function saveCleaningKey({ key, former, stays, today }: CleaningKey): Promise<void> {
  await expectUpdate(pageClient, {
    [`${KEYS_PATH}/cleaning`]: key,
    ...(former !== undefined && { [cleaningPath(former)]: null }),
    ...(key !== null && firstCleaningWrites(stays, key, today)),
  })
}
