import { Failure } from '#domain/failure.ts'
import {
  guestAnswerPath,
  type GuestAnswers,
  readGuestAnswer,
} from '#domain/guestPage/guestAnswer.ts'
import { entriesOf } from '#domain/records.ts'
import { pageClient } from './changes.ts'
import type { Unsubscribe } from './database.ts'
import { followValue } from './follow.ts'
import { tryUpdate } from './client.ts'

/** Subscribes to the guests' answers; for owners. */
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
