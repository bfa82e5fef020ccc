import { FOREIGN_LANGUAGE, isLanguage, type Language } from '#i18n/languages.ts'

/** The language of the site that the browser prefers; the one for foreigners where it prefers none. */
export function preferredLanguage(): Language {
  const codes = navigator.languages.map((locale) => locale.split('-')[0] ?? '')
  return codes.find(isLanguage) ?? FOREIGN_LANGUAGE
}
