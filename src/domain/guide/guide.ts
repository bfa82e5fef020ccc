import * as v from 'valibot'
import { optional } from '#domain/field/field.ts'
import { plainLines, text } from '#domain/field/textField.ts'
import { namesOf, readFields, type ValuesOf, valueOf, writeFields } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import type { Writes } from '#domain/writes.ts'

/** The number of days before check-in from which a guest may read the guide. */
export const GUIDE_DAYS_BEFORE = 2

const paragraph = () => optional(plainLines(text({ required: true, max: 2000 })))
const photograph = () =>
  optional(text({ kind: 'id', required: true, max: 40, pattern: /^[a-zA-Z]+\/\d+$/ }))

/** The sections of the arrival guide in one language, in the order of use. */
export const guideFields = {
  arrival: paragraph(),
  keys: paragraph(),
  internet: paragraph(),
  heating: paragraph(),
  rubbish: paragraph(),
  emergency: paragraph(),
}

/** A photograph for each section, by folder and number. */
export const guidePhotoFields = {
  arrival: photograph(),
  keys: photograph(),
  internet: photograph(),
  heating: photograph(),
  rubbish: photograph(),
  emergency: photograph(),
}

export const GUIDE_PARTS = namesOf(guideFields)

export type GuidePart = (typeof GUIDE_PARTS)[number]

type GuideTexts = ValuesOf<typeof guideFields>

type GuidePhotos = ValuesOf<typeof guidePhotoFields>

export type Guide = {
  texts: { readonly [language: string]: GuideTexts }
  photos: GuidePhotos
  version: number
}

export type StoredGuide = Guide & { by: string | null }

export type GuideWords = Pick<Guide, 'texts' | 'photos'>

const NO_GUIDE: StoredGuide = { texts: {}, photos: {}, version: 0, by: null }

/** Parses `/guide`, without invalid sections. */
export function readGuide(stored: unknown): StoredGuide {
  const guide = readGuestGuide(stored)
  const by = valueOf(stored, 'by')
  return guide ? { ...guide, by: typeof by === 'string' ? by : null } : NO_GUIDE
}

/** Parses the guide that guests read; `null` if invalid. */
export function readGuestGuide(stored: unknown): Guide | null {
  const version = v.safeParse(v.number(), valueOf(stored, 'version'))
  if (!version.success) return null
  const texts = entriesOf(valueOf(stored, 'texts')).map(
    ([language, value]) => [language, valuesIn(guideFields, value)] as const,
  )
  return {
    texts: Object.fromEntries(texts),
    photos: valuesIn(guidePhotoFields, valueOf(stored, 'photos')),
    version: version.output,
  }
}

/** Whether the guide is empty in all languages. */
export function isBlank({ texts }: Pick<Guide, 'texts'>): boolean {
  return Object.values(texts).every((parts) => Object.keys(parts).length === 0)
}

/** The stored form of a guide: non-empty texts by language, and photographs. */
export function writeGuide({ texts, photos }: GuideWords): object {
  const written = Object.entries(texts).map(
    ([language, said]) => [language, writeFields(guideFields, said)] as const,
  )
  return { texts: Object.fromEntries(written), photos: writeFields(guidePhotoFields, photos) }
}

/** The valid fields of a record whose fields are all optional. */
function valuesIn<F extends typeof guideFields | typeof guidePhotoFields>(
  fields: F,
  stored: unknown,
): ValuesOf<F> {
  const read = readFields(fields, stored)
  if ('values' in read) return read.values
  const wrong = new Set<string>(read.wrong)
  const rest = Object.fromEntries(entriesOf(stored).filter(([name]) => !wrong.has(name)))
  const again = readFields(fields, rest)
  return 'values' in again ? again.values : ({} as ValuesOf<F>)
}

/** The writes that delete a page with everything under its key except the review. */
export function pageGoneWrites(key: string): Writes {
  return { [pagePath(key)]: null, [`guestGuides/${key}`]: null }
}
