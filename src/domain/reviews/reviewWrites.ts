import type { Writes } from '#domain/commands/writes.ts'
import { valueOf, writeFields } from '#domain/record.ts'
import { type Review, type ReviewWords, reviewFields } from './review.ts'

/** Where a guest's review stands, by the key of their page. */
export function reviewPath(key: string): string {
  return `reviews/${key}`
}

/** What has everybody read a review under a new id, word for word. */
export function publishWrites(key: string, id: string, review: Review): Writes {
  const words: ReviewWords = review
  return {
    [`${reviewPath(key)}/yayin`]: id,
    [`reviewKeys/${id}`]: key,
    [`publishedReviews/${id}`]: {
      ...writeFields(reviewFields, words),
      ay: review.checkOut.slice(0, 7),
    },
  }
}

/** What takes a published review back from everybody; its guest can change it again. */
export function withdrawWrites(key: string, id: string): Writes {
  return {
    [`${reviewPath(key)}/yayin`]: null,
    [`reviewKeys/${id}`]: null,
    [`publishedReviews/${id}`]: null,
  }
}

/** What takes a review out for good as it is stored, published or not. */
export function eraseReviewWrites(key: string, stored: unknown): Writes {
  const published = valueOf(stored, 'yayin')
  return {
    [reviewPath(key)]: null,
    ...(typeof published === 'string' && {
      [`reviewKeys/${published}`]: null,
      [`publishedReviews/${published}`]: null,
    }),
  }
}
