import * as v from 'valibot'
import { optional } from '#domain/field/field.ts'
import { text } from '#domain/field/textField.ts'
import { plainLines } from '#domain/plain.ts'
import { namesOf, readFields, type ValuesOf, valueOf, writeFields } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'

/** So many days before check-in a guest may read the guide. */
export const GUIDE_DAYS_BEFORE = 2

const paragraph = () => optional(plainLines(text({ required: true, max: 2000 })))
const photograph = () =>
  optional(text({ kind: 'id', required: true, max: 40, pattern: /^[a-zA-Z]+\/[0-9]+$/ }))

/** What a guest needs on the day of arrival, in one language, in the order in which it is needed. */
export const guideFields = {
  arrival: paragraph(),
  keys: paragraph(),
  internet: paragraph(),
  heating: paragraph(),
  rubbish: paragraph(),
  emergency: paragraph(),
}

/** A photograph of the house beside each, by its folder and its number. */
export const guidePhotoFields = {
  arrival: photograph(),
  keys: photograph(),
  internet: photograph(),
  heating: photograph(),
  rubbish: photograph(),
  emergency: photograph(),
}

/** The parts of a guide. */
export const GUIDE_PARTS = namesOf(guideFields)

/** A part of a guide. */
export type GuidePart = (typeof GUIDE_PARTS)[number]

/** What is said in one language; a part of which nothing is said is left out. */
type GuideTexts = ValuesOf<typeof guideFields>

/** Which photograph stands beside which part. */
type GuidePhotos = ValuesOf<typeof guidePhotoFields>

/** The arrival guide, by language; `version` counts its changes. */
export type Guide = {
  metin: { readonly [language: string]: GuideTexts }
  photos: GuidePhotos
  version: number
}

/** The guide as its owners store it, and who wrote it last. */
export type StoredGuide = Guide & { by: string | null }

/** What an owner wants the guide to say. */
export type GuideWords = Pick<Guide, 'metin' | 'photos'>

/** Before anybody has written one. */
const NO_GUIDE: StoredGuide = { metin: {}, photos: {}, version: 0, by: null }

/** Reads what is stored under `/guide`; a part that cannot be read is left out. */
export function readGuide(stored: unknown): StoredGuide {
  const guide = readGuestGuide(stored)
  const by = valueOf(stored, 'by')
  return guide ? { ...guide, by: typeof by === 'string' ? by : null } : NO_GUIDE
}

/** Reads what a guest is given of it; `null` for what is no guide. */
export function readGuestGuide(stored: unknown): Guide | null {
  const version = v.safeParse(v.number(), valueOf(stored, 'version'))
  if (!version.success) return null
  const metin = entriesOf(valueOf(stored, 'metin')).map(
    ([language, value]) => [language, valuesIn(guideFields, value)] as const,
  )
  return {
    metin: Object.fromEntries(metin),
    photos: valuesIn(guidePhotoFields, valueOf(stored, 'photos')),
    version: version.output,
  }
}

/** Whether nothing is said in any language. */
export function isBlank({ metin }: Pick<Guide, 'metin'>): boolean {
  return Object.values(metin).every((texts) => Object.keys(texts).length === 0)
}

/** What is stored of a guide: in each language what is said, and the photographs. */
export function writeGuide({ metin, photos }: GuideWords): object {
  const texts = Object.entries(metin).map(
    ([language, said]) => [language, writeFields(guideFields, said)] as const,
  )
  return { metin: Object.fromEntries(texts), photos: writeFields(guidePhotoFields, photos) }
}

/** Whether two guides say the same. */
export function saysSameGuide(one: GuideWords, other: GuideWords): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

/** What is said and shown, in an order that does not depend on where it comes from. */
function inOrder({ metin, photos }: GuideWords) {
  const languages = Object.keys(metin).toSorted((a, b) => (a < b ? -1 : 1))
  const said = languages.flatMap((language) =>
    GUIDE_PARTS.flatMap((part) => {
      const words = metin[language]?.[part]
      return words === undefined ? [] : [[language, part, words]]
    }),
  )
  return [said, GUIDE_PARTS.map((part) => photos[part] ?? null)]
}

/** Of a record all of whose fields may lack, those that can be read. */
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
