import * as v from 'valibot'
import { optional } from '#domain/field/field.ts'
import { plain, plainLines, text } from '#domain/field/textField.ts'
import { namesOf, readFields } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { type AddedLetter, isAdded, isLetterKind, type LetterKind } from './letter.ts'

export const letterTextFields = {
  /** The name of an added letter in the office. */
  name: optional(plain(text({ max: 60 }))),
  subject: plain(text({ required: true, max: 200 })),
  body: plainLines(text({ required: true, max: 5000 })),
}

/** The stored form; without subject and body, the built-in letter is used and an added one is gone. */
export const letterFields = {
  name: letterTextFields.name,
  subject: optional(letterTextFields.subject),
  body: optional(letterTextFields.body),
}

/** An own text of a letter, with stored placeholders. */
export type LetterText = { name?: string; subject: string; body: string }

/** `own` is `null` for the built-in text; `version` counts the changes. */
export type StoredLetter = { own: LetterText | null; version: number; by: string | null }

export type OwnLetters = {
  /** By kind and language, such as `thanks/tr`. */
  texts: ReadonlyMap<string, StoredLetter>
  of: (kind: LetterKind, language: string) => StoredLetter
  /** The added letters that are not deleted, by name. */
  added: readonly AddedLetter[]
}

const NONE: StoredLetter = { own: null, version: 0, by: null }

/** The letters of these texts by kind and language. */
export function ownLettersOf(texts: OwnLetters['texts']): OwnLetters {
  const names = new Map<AddedLetter, string>()
  for (const [place, { own }] of texts) {
    const [kind = ''] = place.split('/')
    if (own && isAdded(kind) && !names.get(kind)) names.set(kind, own.name ?? '')
  }
  return {
    texts,
    of: (kind, language) => texts.get(`${kind}/${language}`) ?? NONE,
    added: [...names]
      .toSorted(([, one], [, other]) => one.localeCompare(other, 'tr'))
      .map(([kind]) => kind),
  }
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

/** The name of an added letter, which each language may have; empty without one. */
export function nameOfAdded(kind: AddedLetter, { texts }: OwnLetters): string {
  const named = [...texts].find(([place, { own }]) => place.startsWith(`${kind}/`) && own?.name)
  return named?.[1].own?.name ?? ''
}

/** Whether two texts are equal. */
export function isSameText(one: LetterText | null, other: LetterText | null): boolean {
  return namesOf(letterTextFields).every((name) => one?.[name] === other?.[name])
}

/** Parses one letter in one language. */
export function readOwnLetter(value: unknown): StoredLetter {
  const read = readFields(letterFields, value)
  const said = v.safeParse(v.object({ version: v.number(), by: v.string() }), value)
  if (!said.success) return NONE
  const { name, subject, body } = 'values' in read ? read.values : {}
  const own =
    subject === undefined || body === undefined
      ? null
      : { ...(name !== undefined && { name }), subject, body }
  return { own, ...said.output }
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
