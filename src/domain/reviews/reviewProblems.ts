import { childrenOf } from '#domain/field/collection.ts'
import { getField, namesOf } from '#domain/field/record.ts'
import { readPublishedReview, readReview, reviewFields } from './review.ts'

/**
 * The faults of the reviews, as sentences: a published review equals the guest's, and each
 * refers to the other.
 */
export function findReviewProblems(data: unknown): string[] {
  const [reviews, keys, published] = ['reviews', 'reviewKeys', 'publishedReviews'].map((name) =>
    childrenOf(data, name),
  )
  const unread = [...(reviews ?? [])].flatMap(([key, stored]) => {
    const review = readReview(stored)
    if (!review) return [`the review under ${key} cannot be read`]
    const { publishedId } = review
    const isPublished =
      publishedId === undefined || (keys?.get(publishedId) === key && published?.has(publishedId))
    return isPublished ? [] : [`the review under ${key} is not published as ${publishedId}`]
  })
  const untrue = [...(published ?? [])].flatMap(([id, stored]) => {
    const written = reviews?.get(String(keys?.get(id)))
    const isSame =
      readPublishedReview(id, stored) !== null &&
      getField(written, 'publishedId') === id &&
      namesOf(reviewFields).every((name) => getField(stored, name) === getField(written, name))
    return isSame ? [] : [`the published review ${id} is not what a guest wrote`]
  })
  const strays = [...(keys?.keys() ?? [])].filter((id) => !published?.has(id))
  return [...unread, ...untrue, ...strays.map((id) => `the published review ${id} is not there`)]
}
