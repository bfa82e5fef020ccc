import type { Failure } from '#domain/failure.ts'
import { pageVisitPath, readPageVisit } from '#domain/guide/guide.ts'
import {
  guestAnswerPath,
  type GuestAnswers,
  readGuestAnswer,
} from '#domain/guestPage/guestAnswer.ts'
import { readEach } from '#domain/records.ts'
import { pageClient } from './changes.ts'
import { expectUpdate } from './client.ts'
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
