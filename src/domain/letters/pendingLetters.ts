import * as v from 'valibot'
import type { IsoDate } from '#domain/date.ts'
import { isLetterKind, type LetterKind } from './letter.ts'
import {
  LANGUAGE_CODE,
  type LetterText,
  letterTextFields,
  type OwnLetters,
  ownLettersOf,
} from './ownLetters.ts'
import { type WrittenLetters, writtenFields } from './written.ts'

type Operations = {
  /** A letter to the guest of the stay or request `about` was sent. */
  written: { about: string; kind: LetterKind; date: IsoDate; language: string }
  /** It was not sent. */
  unwritten: { about: string; kind: LetterKind }
  /** An own text, or `null` for the built-in one, over the version that its owner loaded. */
  text: { kind: LetterKind; language: string; wanted: LetterText | null; version: number }
}

/** An owner's operation on letters. */
export type LetterOperation = {
  [W in keyof Operations]: { letter: W } & Operations[W]
}[keyof Operations]

const kind = v.pipe(v.string(), v.guard(isLetterKind))

/** Parses a queued letter's operation. */
export const letterSchema: v.GenericSchema<unknown, LetterOperation> = v.variant('letter', [
  v.strictObject({
    letter: v.literal('written'),
    about: v.string(),
    kind,
    date: writtenFields.date.stored,
    language: v.pipe(v.string(), v.regex(LANGUAGE_CODE)),
  }),
  v.strictObject({ letter: v.literal('unwritten'), about: v.string(), kind }),
  v.strictObject({
    letter: v.literal('text'),
    kind,
    language: v.pipe(v.string(), v.regex(LANGUAGE_CODE)),
    wanted: v.nullable(
      v.strictObject({
        name: v.exactOptional(letterTextFields.name.stored),
        subject: letterTextFields.subject.stored,
        body: letterTextFields.body.stored,
      }),
    ),
    version: v.pipe(v.number(), v.integer()),
  }),
])

/** The letters sent to one guest, with the pending operations of `by` applied. */
export function writtenWithUnsent(
  written: WrittenLetters,
  unsent: readonly LetterOperation[],
  about: string,
  by: string,
): WrittenLetters {
  const next = new Map(written)
  for (const work of unsent) {
    if (work.letter === 'text' || work.about !== about) continue
    if (work.letter === 'written')
      next.set(work.kind, { date: work.date, language: work.language, by })
    else next.delete(work.kind)
  }
  return next
}

/** The owners' own texts, with pending operations applied. */
export function ownLettersWithUnsent(
  letters: OwnLetters,
  unsent: readonly LetterOperation[],
  by: string,
): OwnLetters {
  const texts = unsent.filter((work) => work.letter === 'text')
  if (texts.length === 0) return letters
  const next = new Map(letters.texts)
  for (const { kind, language, wanted, version } of texts)
    if (letters.of(kind, language).version <= version)
      next.set(`${kind}/${language}`, { own: wanted, version: version + 1, by })
  return ownLettersOf(next)
}
