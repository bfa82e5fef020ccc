import * as v from 'valibot'
import { optional } from '#domain/field/field.ts'
import { text } from '#domain/field/textField.ts'
import { plain, plainLines } from '#domain/plainText.ts'
import { readFields, valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { LETTER_KINDS, type LetterKind } from './letter.ts'

/** The two-letter language code under which a text is stored. */
export const LANGUAGE_CODE = /^[a-z]{2}$/

/** An owner's text of a letter as it is typed. */
export const letterTextFields = {
  subject: plain(text({ required: true, max: 200 })),
  body: plainLines(text({ required: true, max: 5000 })),
}

/** The stored form; without both fields, the built-in letter is used. */
export const letterFields = {
  subject: optional(letterTextFields.subject),
  body: optional(letterTextFields.body),
}

/** An own text of a letter, with stored placeholders. */
export type LetterText = { subject: string; body: string }

/**
 * A stored letter in one language: `own` is `null` for the built-in text; `version` counts the
 * changes.
 */
export type StoredLetter = { own: LetterText | null; version: number; by: string | null }

/** The owners' own texts. */
export type OwnLetters = { of: (kind: LetterKind, language: string) => StoredLetter }

const NONE: StoredLetter = { own: null, version: 0, by: null }

/** Only the built-in texts. */
export const NO_OWN_LETTERS: OwnLetters = { of: () => NONE }

/** Parses `/letters`; the built-in text replaces invalid ones. */
export function readOwnLetters(stored: unknown): OwnLetters {
  return { of: (kind, language) => readOwnLetter(valueOf(valueOf(stored, kind), language)) }
}

/** Parses one letter in one language. */
export function readOwnLetter(value: unknown): StoredLetter {
  const read = readFields(letterFields, value)
  const said = v.safeParse(v.object({ version: v.number(), by: v.string() }), value)
  if (!said.success) return NONE
  const { subject, body } = 'values' in read ? read.values : {}
  const own = subject === undefined || body === undefined ? null : { subject, body }
  return { own, ...said.output }
}

/** The invalid paths under `/letters`. */
export function unreadableLetters(stored: unknown): string[] {
  return entriesOf(stored).flatMap(([kind, languages]) =>
    entriesOf(languages)
      .filter(([, value]) => {
        const isKnown = LETTER_KINDS.some((each) => each === kind)
        return (
          !isKnown || readOwnLetter(value) === NONE || 'wrong' in readFields(letterFields, value)
        )
      })
      .map(([language]) => `${kind}/${language}`),
  )
}
