import { getField } from '#domain/field/record.ts'
import { type Change, refused } from '#domain/save/change.ts'
import { ChangedMeanwhile, GoneMeanwhile } from '#domain/save/failure.ts'
import type { Writes } from '#domain/save/writes.ts'
import { type KeyedReview, readReview, reviewPath } from './review.ts'

/** Publishes a review word for word, as its owner read it, under a new id. */
export function publishReview({ key, storedWords, ...review }: KeyedReview, id: string): Change {
  return {
    writes: () => ({
      [`${reviewPath(key)}/publishedId`]: id,
      [`reviewKeys/${id}`]: key,
      [`publishedReviews/${id}`]: {
        ...storedWords,
        month: review.checkOut.slice(0, 7),
      },
    }),
    async refusal(read) {
      const stored = readReview(await read(reviewPath(key)))
      if (!stored) return new GoneMeanwhile()
      if (stored.version !== review.version) return new ChangedMeanwhile()
      // The other owner has published it.
      return stored.publishedId === undefined ? refused() : null
    },
  }
}

/** Stores the owners' reply to a published review, or removes it (`null`). */
export function replyToReview(id: string, reply: string | null): Change {
  return {
    writes: () => ({ [`publishedReviews/${id}/reply`]: reply }),
    refusal: async (read) =>
      (await read(`publishedReviews/${id}`)) === null ? new GoneMeanwhile() : refused(),
  }
}

/** The writes that erase a stored review, published or not. */
export function eraseReviewWrites(key: string, stored: unknown): Writes {
  const published = getField(stored, 'publishedId')
  return {
    [reviewPath(key)]: null,
    ...(typeof published === 'string' && {
      [`reviewKeys/${published}`]: null,
      [`publishedReviews/${published}`]: null,
    }),
  }
}

/** Withdraws a published review, which its guest can then change again. */
export function withdrawReview({ key }: Pick<KeyedReview, 'key'>, id: string): Change {
  return {
    writes: () => ({
      [`${reviewPath(key)}/publishedId`]: null,
      [`reviewKeys/${id}`]: null,
      [`publishedReviews/${id}`]: null,
    }),
    refusal: async (read) => ((await read(`publishedReviews/${id}`)) === null ? null : refused()),
  }
}

/** Erases a review, published or not. */
export function eraseReview(review: Pick<KeyedReview, 'key' | 'publishedId'>): Change {
  return {
    writes: () => eraseReviewWrites(review.key, review),
    refusal: async (read) => ((await read(reviewPath(review.key))) === null ? null : refused()),
  }
}
