import { isLetterKind, type LetterKind } from '#domain/letters/letter.ts'
import { type LetterText, letterTextFields } from '#domain/letters/ownLetters.ts'
import { strangersIn, toStoredText, toTypedText, type Words } from '#domain/letters/placeholders.ts'
import { readTexts, type TextsOf } from '#domain/record.ts'
import type { Problem } from '#domain/problem.ts'
import { OWNERS_DRAFTS } from '#features/office/draftKeys.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { latestDraft } from '#lib/form/drafts.ts'

const LETTER_DRAFTS = `${OWNERS_DRAFTS}letter/`

export type TypedLetter = TextsOf<typeof letterTextFields>

/** The form of a letter, with translated placeholders. */
export function typedLetter({ subject, body }: LetterText, words: Words): TypedLetter {
  return { subject: toTypedText(subject, words), body: toTypedText(body, words) }
}

/** Reads the form of a letter; returns it with the stored placeholders, or the errors. */
export function readLetterForm(
  typed: TypedLetter,
  kind: LetterKind,
  words: Words,
): { value: LetterText } | { problems: { [name in keyof TypedLetter]?: Problem } } {
  const read = readTexts(letterTextFields, {
    subject: toStoredText(typed.subject, words),
    body: toStoredText(typed.body, words),
  })
  const strangers = { ...strangeIn('subject'), ...strangeIn('body') }
  if ('problems' in read) return { problems: { ...strangers, ...read.problems } }
  return Object.keys(strangers).length > 0 ? { problems: strangers } : read

  function strangeIn(name: 'subject' | 'body'): { [name in keyof TypedLetter]?: Problem } {
    const names = strangersIn(typed[name], kind, words)
    return names.length > 0 ? { [name]: { code: 'strangers', names } } : {}
  }
}

/** The key of a letter's draft. */
export function letterDraft(kind: LetterKind, language: string): string {
  return `${LETTER_DRAFTS}${kind}/${language}`
}

/** The letter with the latest unsaved draft; `null` without one. */
export function unfinishedLetter(): { kind: LetterKind; language: Language } | null {
  const [kind = '', language = ''] = (latestDraft(LETTER_DRAFTS) ?? '')
    .slice(LETTER_DRAFTS.length)
    .split('/')
  return isLetterKind(kind) && isLanguage(language) ? { kind, language } : null
}
