import { entriesOf } from '#domain/records.ts'
import { valueOf } from '#domain/record.ts'
import { readPublishedReview, readReview, type Review } from '#domain/reviews/review.ts'

/** A review in a backup; `shown` is the reply of its published version, if any. */
export type BackupReview = { review: Review; shown: { reply?: string } | null }

/** The reviews of a backup by the keys of their guests' pages, without invalid ones. */
export function reviewsIn(reviews: unknown, published: unknown): Map<string, BackupReview> {
  return new Map(
    entriesOf(reviews).flatMap(([key, stored]) => {
      const review = readReview(stored)
      if (!review) return []
      const id = review.publishedId ?? ''
      const shown = readPublishedReview(id, valueOf(published, id))
      const reply = shown?.reply !== undefined && { reply: shown.reply }
      return [[key, { review, shown: shown && { ...reply } }] as const]
    }),
  )
}
