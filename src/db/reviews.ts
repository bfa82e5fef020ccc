import { Failure, GoneMeanwhile } from '#domain/failure.ts'
import { readEach } from '#domain/records.ts'
import {
  readPublishedReviews,
  readReview,
  type Review,
  eraseReviewWrites,
  publishWrites,
  reviewPath,
  withdrawWrites,
} from '#domain/reviews/review.ts'
import { pageClient } from './changes.ts'
import { valueAt } from './follow.ts'
import { tryUpdate, type DatabaseClient, read, expectUpdate, permissionDenied } from './client.ts'
import { newKey } from './makeChange.ts'

export type KeyedReview = Review & { key: string }

/** Subscribes to the guests' reviews, newest first; for owners. */
export const followReviews = valueAt('reviews', readAll)

/** Subscribes to the published reviews, newest first. */
export const followPublished = valueAt('publishedReviews', readPublishedReviews)

/** Publishes a review as loaded; rejects as `publishOver` does. */
export const publishReview = (review: KeyedReview): Promise<void> => publishOver(pageClient, review)

/** Withdraws a published review; rejects with a `Failure`. */
export const withdrawReview = (review: KeyedReview): Promise<void> =>
  withdrawOver(pageClient, review)

/** Stores or deletes (`null`) the reply to a published review; rejects with a `Failure`. */
export const replyToReview = (id: string, reply: string | null): Promise<void> =>
  expectUpdate(pageClient, { [`publishedReviews/${id}/reply`]: reply })

/** Erases a review; rejects with a `Failure`. */
export const eraseReview = ({ key, ...review }: KeyedReview): Promise<void> =>
  expectUpdate(pageClient, eraseReviewWrites(key, review))

/**
 * Publishes a review as loaded; pending while offline. Rejects with the `Failure` `changed` when
 * its guest has changed it since, with `GoneMeanwhile` when it was deleted.
 */
export async function publishOver(
  client: DatabaseClient,
  { key, ...seen }: KeyedReview,
): Promise<void> {
  if (await tryUpdate(client, publishWrites(key, newKey(client.database), seen))) return
  const stored = readReview(await read(client, reviewPath(key)))
  if (!stored) throw new GoneMeanwhile()
  // Another owner did the same, or an earlier response was lost.
  if (stored.publishedId !== undefined && stored.version === seen.version) return
  throw stored.version === seen.version
    ? permissionDenied()
    : new Failure('changed', `The review is at version ${stored.version}`)
}

/** Withdraws a published review; succeeds if another owner did. */
export async function withdrawOver(
  client: DatabaseClient,
  { key, publishedId }: KeyedReview,
): Promise<void> {
  if (publishedId === undefined || (await tryUpdate(client, withdrawWrites(key, publishedId))))
    return
  const stored = readReview(await read(client, reviewPath(key)))
  if (stored?.publishedId === publishedId) throw permissionDenied()
}

function readAll(stored: unknown): KeyedReview[] {
  const { values } = readEach(stored, readReview)
  return [...values]
    .map(([key, review]) => ({ key, ...review }))
    .sort((one, other) => other.at - one.at)
}
