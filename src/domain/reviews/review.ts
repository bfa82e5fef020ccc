import * as v from 'valibot'
import type { IsoDate } from '#domain/date.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optional } from '#domain/field/field.ts'
import { count } from '#domain/field/numberField.ts'
import { text } from '#domain/field/textField.ts'
import { LANGUAGE_CODE } from '#domain/letters/ownLetters.ts'
import { plain, plainLines } from '#domain/plain.ts'
import { readFields, type ValuesOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'

/** What a guest says of a stay: one to five, in words, by the name and in the language that they like. */
export const reviewFields = {
  puan: count({ min: 1, max: 5 }),
  metin: plainLines(text({ required: true, max: 2000 })),
  ad: optional(plain(text({ required: true, max: 60 }))),
  dil: text({ required: true, max: 2, pattern: LANGUAGE_CODE }),
}

/** The same as it stands under the key of the guest's page: with the day on which they left, as that page says. */
export const storedReviewFields = { ...reviewFields, checkOut: pickedDay() }

/** What an owner answers to a review, for everybody to read. */
export const replyFields = { reply: optional(plainLines(text({ required: true, max: 2000 }))) }

/** A month, such as 2027-07. */
export const MONTH = /^[0-9]{4}-[0-9]{2}$/

/** What a guest says of a stay. */
export type ReviewWords = ValuesOf<typeof reviewFields>

/** A review, `/reviews/{key}`; `version` counts its changes, `yayin` is what it stands under once it is published. */
export type Review = ReviewWords & {
  checkOut: IsoDate
  version: number
  /** When it was written, in milliseconds since 1970. */
  at: number
  yayin?: string
}

/** A review as everybody reads it, `/publishedReviews/{id}`: the guest's words, the month of the stay, an owner's answer. */
export type PublishedReview = ReviewWords & { id: string; ay: string; reply?: string }

const told = v.object({ version: v.number(), at: v.number(), yayin: v.optional(v.string()) })

/** Reads what stands under `/reviews/{key}`; `null` for what is no review. */
export function readReview(stored: unknown): Review | null {
  const read = readFields(storedReviewFields, stored)
  const rest = v.safeParse(told, stored)
  if (!('values' in read) || !rest.success) return null
  const { yayin, ...counted } = rest.output
  return { ...read.values, ...counted, ...(yayin !== undefined && { yayin }) }
}

/** Reads what stands under `/publishedReviews/{id}`; `null` for what is no review. */
export function readPublishedReview(id: string, stored: unknown): PublishedReview | null {
  const read = readFields({ ...reviewFields, ...replyFields }, stored)
  const month = v.safeParse(v.object({ ay: v.pipe(v.string(), v.regex(MONTH)) }), stored)
  return 'values' in read && month.success ? { id, ...month.output, ...read.values } : null
}

/** Reads what stands under `/publishedReviews`, the newest first; what cannot be read is left out. */
export function readPublishedReviews(stored: unknown): PublishedReview[] {
  return entriesOf(stored)
    .flatMap(([id, value]) => readPublishedReview(id, value) ?? [])
    .sort((one, other) => (one.id < other.id ? 1 : -1))
}

/** From so many reviews on their average says something. */
const ENOUGH = 3

/** What guests give on average, to one decimal; `null` while they are too few. */
export function averageOf(reviews: readonly Pick<ReviewWords, 'puan'>[]): number | null {
  if (reviews.length < ENOUGH) return null
  const sum = reviews.reduce((total, { puan }) => total + puan, 0)
  return Math.round((10 * sum) / reviews.length) / 10
}
