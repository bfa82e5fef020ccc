import { letterKind, type LetterKind } from '#domain/letters/letter.ts'
import { type LetterText, letterTextFields, type StoredLetter } from '#domain/letters/ownLetters.ts'
import { strangersIn, toStoredText, toTypedText, type Words } from '#domain/letters/placeholders.ts'
import { emptyTexts, readTexts } from '#domain/record.ts'
import type { TextProblem } from '#domain/textProblem.ts'
import { OWNERS_DRAFTS } from '#features/backoffice/form/reservationDraft.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { keepDraft, latestDraft, readDraft } from '#lib/form/drafts.ts'

/** What is typed of letters is kept under this, the letter and its language, beside the version of the text it is typed over. */
export const LETTER_DRAFTS = `${OWNERS_DRAFTS}letter/`

/** The form of a letter before anything is typed. */
export const EMPTY_LETTER = emptyTexts(letterTextFields)

/** What is wrong with a text of a letter: `strangers` are what cannot be filled in. */
export type LetterProblem = TextProblem | { code: 'strangers'; names: readonly string[] }

/** A letter as it stands in the form. */
export function typedLetter({ konu, metin }: LetterText, words: Words): LetterText {
  return { konu: toTypedText(konu, words), metin: toTypedText(metin, words) }
}

/** Reads the form of a letter: its placeholders as they are stored, or what is wrong. */
export function readLetterForm(
  typed: LetterText,
  kind: LetterKind,
  words: Words,
): { value: LetterText } | { problems: { [name in keyof LetterText]?: LetterProblem } } {
  const read = readTexts(letterTextFields, {
    konu: toStoredText(typed.konu, words),
    metin: toStoredText(typed.metin, words),
  })
  const strangers = { ...strangeIn('konu'), ...strangeIn('metin') }
  if ('problems' in read) return { problems: { ...strangers, ...read.problems } }
  return Object.keys(strangers).length > 0 ? { problems: strangers } : read

  function strangeIn(name: keyof LetterText): { [name in keyof LetterText]?: LetterProblem } {
    const names = strangersIn(typed[name], kind, words)
    return names.length > 0 ? { [name]: { code: 'strangers', names } } : {}
  }
}

/** Under what the form of a letter keeps what is typed. */
export function letterDraft(kind: LetterKind, language: string): string {
  return `${LETTER_DRAFTS}${kind}/${language}`
}

/** Has the form of a letter hold a text again, as typed over the version that its owner saw. */
export function typeLetterAgain(
  { kind, language, version }: { kind: LetterKind; language: string; version: number },
  { konu, metin }: LetterText,
): void {
  keepDraft(letterDraft(kind, language), { konu, metin }, version)
}

/** The letter whose text was typed last and not stored; `null` where there is none. */
export function unfinishedLetter(): { kind: LetterKind; language: Language } | null {
  const [name = '', language = ''] = (latestDraft(LETTER_DRAFTS) ?? '')
    .slice(LETTER_DRAFTS.length)
    .split('/')
  const kind = letterKind(name)
  return kind !== null && isLanguage(language) ? { kind, language } : null
}

/** The version of the text that a draft was typed over; that of the stored text where there is no draft. */
export function versionUnder(key: string, { version }: StoredLetter): number {
  const draft = readDraft(key, EMPTY_LETTER)
  return typeof draft?.about === 'number' ? draft.about : version
}

/** A text with something put in place of what is marked in it, and where the cursor then stands. */
export function putInto(
  text: string,
  added: string,
  { start, end }: { start: number; end: number },
): { text: string; cursor: number } {
  return { text: text.slice(0, start) + added + text.slice(end), cursor: start + added.length }
}
