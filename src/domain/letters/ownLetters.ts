import * as v from 'valibot'
import { optional } from '#domain/field/field.ts'
import { text } from '#domain/field/textField.ts'
import { plain, plainLines } from '#domain/plain.ts'
import { readFields, valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { LETTER_KINDS, type LetterKind } from './letter.ts'

/** The two letters of a language, under which a text is stored. */
export const LANGUAGE_CODE = /^[a-z]{2}$/

/** What owners say in place of a built-in letter, as they type it. */
export const letterTextFields = {
  konu: plain(text({ required: true, max: 200 })),
  metin: plainLines(text({ required: true, max: 5000 })),
}

/** The same as it is stored; without both, the built-in letter stands again. */
export const letterFields = {
  konu: optional(letterTextFields.konu),
  metin: optional(letterTextFields.metin),
}

/** A letter as owners want it, its placeholders as they are stored. */
export type LetterText = { konu: string; metin: string }

/** What is stored of one letter in one language: `own` is `null` where the built-in text stands; `version` counts the changes. */
export type StoredLetter = { own: LetterText | null; version: number; by: string | null }

/** The owners' own texts. */
export type OwnLetters = { of: (kind: LetterKind, language: string) => StoredLetter }

const NONE: StoredLetter = { own: null, version: 0, by: null }

/** The built-in texts alone. */
export const NO_OWN_LETTERS: OwnLetters = { of: () => NONE }

/** Reads what is stored under `/letters`; for what cannot be read, the built-in text stands. */
export function readOwnLetters(stored: unknown): OwnLetters {
  return { of: (kind, language) => readOwnLetter(valueOf(valueOf(stored, kind), language)) }
}

/** Reads what is stored of one letter in one language. */
export function readOwnLetter(value: unknown): StoredLetter {
  const read = readFields(letterFields, value)
  const said = v.safeParse(v.object({ version: v.number(), by: v.string() }), value)
  if (!said.success) return NONE
  const { konu, metin } = 'values' in read ? read.values : {}
  const own = konu === undefined || metin === undefined ? null : { konu, metin }
  return { own, ...said.output }
}

/** Where something stands under `/letters` that no letter can be read from. */
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
