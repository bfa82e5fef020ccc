import * as v from 'valibot'
import { optional } from '#domain/field/field.ts'
import { plain, plainLines, text } from '#domain/field/textField.ts'
import { readFields } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'

/** The letters to guests. */
export const LETTER_KINDS = [
  'offer',
  'held',
  'confirmation',
  'deposit',
  'change',
  'reminder',
  'thanks',
  'decline',
  'cancellation',
] as const

export type LetterKind = (typeof LETTER_KINDS)[number]

/** Whether a text is the kind of a letter. */
export function isLetterKind(name: string): name is LetterKind {
  return LETTER_KINDS.some((kind) => kind === name)
}

export const letterTextFields = {
  subject: plain(text({ required: true, max: 200 })),
  body: plainLines(text({ required: true, max: 5000 })),
}

/** The stored form; without subject and body, the built-in letter is used. */
export const letterFields = {
  subject: optional(letterTextFields.subject),
  body: optional(letterTextFields.body),
}

/** An own text of a letter, with stored placeholders. */
export type LetterText = { subject: string; body: string }

/** `own` is `null` for the built-in text; `version` counts the changes. */
export type StoredLetter = { own: LetterText | null; version: number; by: string | null }

export type OwnLetters = {
  /** By kind and language, such as `thanks/tr`. */
  texts: ReadonlyMap<string, StoredLetter>
  of: (kind: LetterKind, language: string) => StoredLetter
}

const NONE: StoredLetter = { own: null, version: 0, by: null }

/** The letters of these texts by kind and language. */
function ownLettersOf(texts: OwnLetters['texts']): OwnLetters {
  return { texts, of: (kind, language) => texts.get(`${kind}/${language}`) ?? NONE }
}

export const NO_OWN_LETTERS = ownLettersOf(new Map())

/** Parses `/letters`; the built-in text replaces invalid ones. */
export function readOwnLetters(stored: unknown): OwnLetters {
  const texts = entriesOf(stored)
    .filter(([kind]) => isLetterKind(kind))
    .flatMap(([kind, languages]) =>
      entriesOf(languages).map(
        ([language, value]) => [`${kind}/${language}`, readOwnLetter(value)] as const,
      ),
    )
  return ownLettersOf(new Map(texts))
}

/** Parses one letter in one language. */
function readOwnLetter(value: unknown): StoredLetter {
  const read = readFields(letterFields, value)
  const signature = v.safeParse(v.object({ version: v.number(), by: v.string() }), value)
  if (!signature.success) return NONE
  const { subject, body } = 'values' in read ? read.values : {}
  const own = subject === undefined || body === undefined ? null : { subject, body }
  return { own, ...signature.output }
}

/** The invalid paths under `/letters`. */
export function unreadableLetters(stored: unknown): string[] {
  return entriesOf(stored).flatMap(([kind, languages]) =>
    entriesOf(languages)
      .filter(([, value]) => {
        const isKnown = isLetterKind(kind)
        return (
          !isKnown || readOwnLetter(value) === NONE || 'wrong' in readFields(letterFields, value)
        )
      })
      .map(([language]) => `${kind}/${language}`),
  )
}
