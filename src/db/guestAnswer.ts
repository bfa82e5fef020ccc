import {
  type AnswerWord,
  type GuestAnswer,
  guestAnswerPath,
  readGuestAnswer,
} from '#domain/guestPage/guestAnswer.ts'
import { databaseRestUrl } from './endpoint.ts'
import { withAppCheckToken } from './appCheckToken.ts'
import { readValue } from './readValue.ts'

const TIME_LIMIT_MS = 10_000

export async function readOwnAnswer(key: string): Promise<GuestAnswer | null> {
  return readGuestAnswer(await readValue(guestAnswerPath(key)))
}

/** Returns the stored answer, maybe of another device; `null` when the page is gone. */
export async function giveAnswer(key: string, answer: AnswerWord): Promise<GuestAnswer | null> {
  await fetch(await withAppCheckToken(databaseRestUrl(guestAnswerPath(key))), {
    method: 'PUT',
    body: JSON.stringify({ answer, at: { '.sv': 'timestamp' } }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  return readOwnAnswer(key)
}
