import { isLetterKind, type LetterKind } from '#domain/letters/letter.ts'
import { type LetterText, letterTextFields, type StoredLetter } from '#domain/letters/ownLetters.ts'
import { strangersIn, toStoredText, toTypedText, type Words } from '#domain/letters/placeholders.ts'
import { emptyTexts, readTexts, type TextsOf } from '#domain/record.ts'
import type { TextProblem } from '#domain/field/field.ts'
import { OWNERS_DRAFTS } from '#features/office/draftKeys.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { keepDraft, latestDraft, readDraft } from '#lib/form/drafts.ts'

/** The draft contains the version that it edits. */
export const LETTER_DRAFTS = `${OWNERS_DRAFTS}letter/`

export const EMPTY_LETTER = emptyTexts(letterTextFields)

export type TypedLetter = TextsOf<typeof letterTextFields>

/** The errors of a letter's text: `strangers` are unknown placeholders. */
export type LetterProblem = TextProblem | { code: 'strangers'; names: readonly string[] }

/** The form of a letter, with translated placeholders. */
export function typedLetter({ subject, body }: LetterText, words: Words): TypedLetter {
  return { subject: toTypedText(subject, words), body: toTypedText(body, words) }
}

/** Reads the form of a letter; returns it with the stored placeholders, or the errors. */
export function readLetterForm(
  typed: TypedLetter,
  kind: LetterKind,
  words: Words,
): { value: LetterText } | { problems: { [name in keyof TypedLetter]?: LetterProblem } } {
  const read = readTexts(letterTextFields, {
    subject: toStoredText(typed.subject, words),
    body: toStoredText(typed.body, words),
  })
  const strangers = { ...strangeIn('subject'), ...strangeIn('body') }
  if ('problems' in read) return { problems: { ...strangers, ...read.problems } }
  return Object.keys(strangers).length > 0 ? { problems: strangers } : read

  function strangeIn(name: 'subject' | 'body'): { [name in keyof TypedLetter]?: LetterProblem } {
    const names = strangersIn(typed[name], kind, words)
    return names.length > 0 ? { [name]: { code: 'strangers', names } } : {}
  }
}

/** The key of a letter's draft. */
export function letterDraft(kind: LetterKind, language: string): string {
  return `${LETTER_DRAFTS}${kind}/${language}`
}

/** Stores a refused text as a draft over the version that the owner had loaded. */
export function typeLetterAgain(
  { kind, language, version }: { kind: LetterKind; language: string; version: number },
  { subject, body }: LetterText,
): void {
  keepDraft(letterDraft(kind, language), { subject, body }, version)
}

/** The letter with the latest unsaved draft; `null` without one. */
export function unfinishedLetter(): { kind: LetterKind; language: Language } | null {
  const [kind = '', language = ''] = (latestDraft(LETTER_DRAFTS) ?? '')
    .slice(LETTER_DRAFTS.length)
    .split('/')
  return isLetterKind(kind) && isLanguage(language) ? { kind, language } : null
}

/** The version that the draft edits, or the stored one without a draft. */
export function versionUnder(key: string, { version }: StoredLetter): number {
  const draft = readDraft(key, EMPTY_LETTER)
  return typeof draft?.about === 'number' ? draft.about : version
}
