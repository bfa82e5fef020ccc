import * as v from 'valibot'
import { optional } from '#domain/field/field.ts'
import { plainLines, text } from '#domain/field/textField.ts'
import {
  namesOf,
  readFields,
  type ValuesOf,
  getField,
  writeFields,
  readValues,
} from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'

const paragraph = () => optional(plainLines(text({ required: true, max: 2000 })))

/** The sections of the arrival guide in one language, in the order of use. */
export const guideFields = {
  arrival: paragraph(),
  keys: paragraph(),
  internet: paragraph(),
  heating: paragraph(),
  rubbish: paragraph(),
  emergency: paragraph(),
}

export const GUIDE_PARTS = namesOf(guideFields)

export type GuidePart = (typeof GUIDE_PARTS)[number]

type GuideTexts = ValuesOf<typeof guideFields>

export type Guide = {
  texts: { readonly [language: string]: GuideTexts }
  version: number
}

export type StoredGuide = Guide & { by: string | null }

export type GuideWords = Pick<Guide, 'texts'>

/** The guide before its first save. */
export const NO_GUIDE: StoredGuide = { texts: {}, version: 0, by: null }

/** Parses `/guide`, without invalid sections. */
export function readGuide(stored: unknown): StoredGuide {
  const version = v.safeParse(v.number(), getField(stored, 'version'))
  if (!version.success) return NO_GUIDE
  const by = getField(stored, 'by')
  return {
    texts: readGuideTexts(getField(stored, 'texts')),
    version: version.output,
    by: typeof by === 'string' ? by : null,
  }
}

/** Parses the texts by language, without invalid sections. */
export function readGuideTexts(stored: unknown): Guide['texts'] {
  return Object.fromEntries(
    entriesOf(stored).map(([language, value]) => [language, sectionsIn(value)] as const),
  )
}

/** Whether the guide is empty in all languages. */
export function isBlank({ texts }: GuideWords): boolean {
  return Object.values(texts).every((parts) => Object.keys(parts).length === 0)
}

/** The stored form of the texts by language. */
export function writeGuideTexts({ texts }: GuideWords): { [language: string]: object } {
  const written = Object.entries(texts).map(
    ([language, parts]) => [language, writeFields(guideFields, parts)] as const,
  )
  return Object.fromEntries(written)
}

/** The valid sections of a guide in one language. */
function sectionsIn(stored: unknown): GuideTexts {
  const read = readFields(guideFields, stored)
  if ('values' in read) return read.values
  const wrong = new Set<string>(read.wrong)
  const rest = Object.fromEntries(entriesOf(stored).filter(([name]) => !wrong.has(name)))
  return readValues(guideFields, rest) ?? {}
}
