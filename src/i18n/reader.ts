import { type Language, type LanguageData, languages, type Way } from './languages.ts'

/**
 * How a language's dates and weeks are written for this reader: as their browser asks for it where the language has that way
 * (10 July and weeks from Monday for a British one), else as the language does by itself; so, too, where no browser is.
 */
export function wayOf(language: Language): Way {
  const { ways }: LanguageData = languages[language]
  const asked = typeof document === 'undefined' ? [] : navigator.languages
  return asked.map((locale) => ways.find((way) => way.locale === locale)).find(Boolean) ?? ways[0]
}
