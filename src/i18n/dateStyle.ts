import { OFFICE } from './addresses.ts'
import {
  isLanguage,
  type Language,
  type LanguageData,
  languages,
  type DateStyle,
} from './languages.ts'

/** Makes Intl's formatters by their locale and options, each of them once: one takes longer to make than to use. */
export function cachedFormatters<Options, Formatter>(
  make: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const made = new Map<string, Formatter>()
  return (locale, options) => {
    const key = locale + JSON.stringify(options)
    const formatter = made.get(key) ?? make(locale, options)
    made.set(key, formatter)
    return formatter
  }
}

/** As the reader's browser asks for it, where the language has that way; the office has one way. */
export function dateStyleOf(language: Language): DateStyle {
  const { ways, officeWay }: LanguageData = languages[language]
  if (isForOwners) return officeWay
  if (typeof document === 'undefined') return ways[0]
  if (location.pathname.startsWith(OFFICE)) return officeWay
  const asked = navigator.languages
  return asked.map((locale) => ways.find((way) => way.locale === locale)).find(Boolean) ?? ways[0]
}

let isForOwners = false

/** Writes something to owners where no browser is: the office's way, as they read it there. */
export function inOfficeDateStyle<Written>(write: () => Written): Written {
  const before = isForOwners
  isForOwners = true
  try {
    return write()
  } finally {
    isForOwners = before
  }
}

/** The first language of the site that this reader's browser asks for, or `null`. */
export function browserLanguage(): Language | null {
  const codes = navigator.languages.map((locale) => locale.split('-')[0] ?? '')
  return codes.find(isLanguage) ?? null
}
