import { languageName } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

/**
 * The languages of reviews, the likeliest first; guests who write in another keep the selected one.
 */
const WRITTEN = ['tr', 'en', 'de', 'fr', 'nl', 'ru', 'uk', 'pl', 'it', 'es', 'sv', 'da', 'ar', 'fa']

/** The languages to choose from, named in the reader's language. */
export function reviewLanguages(reader: Language): (readonly [code: string, name: string])[] {
  return WRITTEN.map((code) => [code, languageName(code, reader)] as const)
}
