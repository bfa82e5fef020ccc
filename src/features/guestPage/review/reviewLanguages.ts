import { languageName } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'

/** What guests write in, the most likely first; whoever writes in another leaves what is chosen. */
const WRITTEN = ['tr', 'en', 'de', 'fr', 'nl', 'ru', 'uk', 'pl', 'it', 'es', 'sv', 'da', 'ar', 'fa']

/** The languages to choose from, by their names in the reader's. */
export function reviewLanguages(reader: Language): (readonly [code: string, name: string])[] {
  return WRITTEN.map((code) => [code, languageName(code, reader)] as const)
}
