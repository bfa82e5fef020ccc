import type { Writes } from '#domain/commands/writes.ts'
import { valueOf, writeFields } from '#domain/record.ts'
import { type Review, type ReviewWords, reviewFields } from './review.ts'

export function reviewPath(key: string): string {
  return `reviews/${key}`
}

/** The writes that publish a review word for word under a new id. */
export function publishWrites(key: string, id: string, review: Review): Writes {
  const words: ReviewWords = review
  return {
    [`${reviewPath(key)}/publishedId`]: id,
    [`reviewKeys/${id}`]: key,
    [`publishedReviews/${id}`]: {
      ...writeFields(reviewFields, words),
      month: review.checkOut.slice(0, 7),
    },
  }
}

/** The writes that withdraw a published review, which its guest can then change again. */
export function withdrawWrites(key: string, id: string): Writes {
  return {
    [`${reviewPath(key)}/publishedId`]: null,
    [`reviewKeys/${id}`]: null,
    [`publishedReviews/${id}`]: null,
  }
}

/** The writes that erase a stored review, published or not. */
export function eraseReviewWrites(key: string, stored: unknown): Writes {
  const published = valueOf(stored, 'publishedId')
  return {
    [reviewPath(key)]: null,
    ...(typeof published === 'string' && {
      [`reviewKeys/${published}`]: null,
      [`publishedReviews/${published}`]: null,
    }),
  }
}
