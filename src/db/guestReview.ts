import type { IsoDate } from '#domain/date.ts'
import { writeFields } from '#domain/record.ts'
import {
  type PublishedReview,
  readPublishedReviews,
  readReview,
  type Review,
  reviewFields,
  type ReviewWords,
  reviewPath,
} from '#domain/reviews/review.ts'
import { readValue, askDatabase } from './rest.ts'

/** `refused` if too early or published; `changed` on another device, whose review is returned. */
export type Sent = { state: 'kept' | 'changed'; review: Review } | { state: 'refused' }

/** The review under the key of a guest's page, `null` without one; rejects without a response. */
export async function readOwnReview(key: string): Promise<Review | null> {
  return readReview(await readValue(reviewPath(key)))
}

/**
 * Stores the review of the stay that ended on `checkOut` over the loaded one; rejects without a
 * response.
 */
export async function sendReview(
  key: string,
  words: ReviewWords,
  { checkOut, seen }: { checkOut: IsoDate; seen: Review | null },
): Promise<Sent> {
  const version = (seen?.version ?? 0) + 1
  const stored = writeFields(reviewFields, words)
  const response = await putValue(reviewPath(key), {
    ...stored,
    checkOut,
    version,
    at: SERVER_TIME,
  })
  const review = await readOwnReview(key)
  if (!review) return { state: 'refused' }
  // An earlier attempt's response may have been lost.
  const isMine =
    review.rating === words.rating &&
    review.text === stored['text'] &&
    review.name === stored['name']
  if (response.ok || isMine) return { state: 'kept', review }
  return review.version > version - 1 || review.publishedId !== undefined
    ? { state: 'changed', review }
    : { state: 'refused' }
}

/** The published reviews, newest first; rejects without a response. */
export async function readPublished(): Promise<PublishedReview[]> {
  return readPublishedReviews(await readValue('publishedReviews'))
}

const SERVER_TIME = { '.sv': 'timestamp' }

/** Writes a value over REST; resolves with the response even when the rules refuse it. */
function putValue(path: string, value: object): Promise<Response> {
  return askDatabase(path, { method: 'PUT', body: JSON.stringify(value) })
}
