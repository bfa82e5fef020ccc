import { pickedDay } from '#domain/field/dayField.ts'
import { optional } from '#domain/field/field.ts'
import { count, moment } from '#domain/field/numberField.ts'
import { id, LANGUAGE_CODE, plain, plainLines, text } from '#domain/field/textField.ts'
import { getField, namesOf, readValues, type ValuesOf } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'

/** A guest's review: one to five stars, a text, and any name and language. */
export const reviewFields = {
  rating: count({ min: 1, max: 5 }),
  text: plainLines(text({ required: true, max: 2000 })),
  name: optional(plain(text({ required: true, max: 60 }))),
  language: text({ required: true, max: 2, pattern: LANGUAGE_CODE }),
}

/** The stored review under the page's key, `/reviews/{key}`, with the check-out day of that page. */
export const storedReviewFields = {
  ...reviewFields,
  checkOut: pickedDay(),
  version: count({ min: 1, max: 100_000 }),
  at: moment(),
  /** The id of its published version. */
  publishedId: optional(id()),
}

export const replyFields = { reply: optional(plainLines(text({ required: true, max: 2000 }))) }

/** A published review, `/publishedReviews/{id}`: the guest's words with the month of the stay. */
export const publishedFields = {
  ...reviewFields,
  ...replyFields,
  month: text({ required: true, max: 7, pattern: /^[0-9]{4}-[0-9]{2}$/ }),
}

export type ReviewWords = ValuesOf<typeof reviewFields>

export type Review = ValuesOf<typeof storedReviewFields>

export type PublishedReview = ValuesOf<typeof publishedFields> & { id: string }

/** Parses `/reviews/{key}`; `null` if invalid. */
export function readReview(stored: unknown): Review | null {
  return readValues(storedReviewFields, stored)
}

/** Parses `/publishedReviews/{id}`; `null` if invalid. */
export function readPublishedReview(id: string, stored: unknown): PublishedReview | null {
  const values = readValues(publishedFields, stored)
  return values && { id, ...values }
}

/** Parses `/publishedReviews`, the newest first, without invalid ones. */
export function readPublishedReviews(stored: unknown): PublishedReview[] {
  return entriesOf(stored)
    .flatMap(([id, value]) => readPublishedReview(id, value) ?? [])
    .sort((one, other) => (one.id < other.id ? 1 : -1))
}

/** The average stars to one decimal; `null` without reviews. */
export function averageOf(reviews: readonly Pick<ReviewWords, 'rating'>[]): number | null {
  if (reviews.length === 0) return null
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return Math.round((10 * sum) / reviews.length) / 10
}

/** The path of a review, by the key of its guest's page. */
export function reviewPath(key: string): string {
  return `reviews/${key}`
}

/** A review with its key, and its words exactly as they are stored: a guest who bypasses the form can store marks that nobody sees. */
export type KeyedReview = Review & { key: string; storedWords: object }

/** Parses `/reviews`, the newest first, without invalid ones. */
export function readReviews(stored: unknown): KeyedReview[] {
  return entriesOf(stored)
    .flatMap(([key, value]) => readKeyedReview(key, value) ?? [])
    .sort((one, other) => other.at - one.at)
}

/** Parses `/reviews/{key}` with its key; `null` if invalid. */
function readKeyedReview(key: string, stored: unknown): KeyedReview | null {
  const review = readReview(stored)
  if (!review) return null
  const words = namesOf(reviewFields)
    .map((name) => [name, getField(stored, name)] as const)
    .filter(([, value]) => value !== undefined)
  return { ...review, key, storedWords: Object.fromEntries(words) }
}
