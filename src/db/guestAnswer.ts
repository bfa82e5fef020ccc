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

/** The answer that a guest has given under a key; rejects without a response. */
export async function readOwnAnswer(key: string): Promise<GuestAnswer | null> {
  return readGuestAnswer(await readValue(guestAnswerPath(key)))
}

/**
 * Gives the guest's answer; a yes and a wish to cancel can be taken back. Returns the stored one, which may have been given on another device,
 * or `null` when the page is gone; rejects without a response.
 */
export async function giveAnswer(key: string, answer: AnswerWord): Promise<GuestAnswer | null> {
  await fetch(await withAppCheckToken(databaseRestUrl(guestAnswerPath(key))), {
    method: 'PUT',
    body: JSON.stringify({ answer, at: { '.sv': 'timestamp' } }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  return readOwnAnswer(key)
}
