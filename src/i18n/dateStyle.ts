import { OFFICE } from './addresses.ts'
import { type Language, type LanguageData, languages, type DateStyle } from './languages.ts'

/** Caches Intl's formatters by locale and options, because creating one takes longer than using it. */
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

/**
 * Returns a language's date style for this reader: the first one that the browser prefers (10 July
 * and weeks from Monday for a British reader), else the language's first. The office has a single
 * style per language, so that two owners see the same day alike.
 */
export function dateStyleOf(language: Language): DateStyle {
  const { dateStyles, officeDateStyle }: LanguageData = languages[language]
  if (isForOwners) return officeDateStyle
  if (typeof document === 'undefined' || isHydrating) return dateStyles[0]
  if (location.pathname.startsWith(OFFICE)) return officeDateStyle
  const preferred = navigator.languages.map((locale) =>
    dateStyles.find((style) => style.locale === locale),
  )
  return preferred.find(Boolean) ?? dateStyles[0]
}

let isHydrating = false

/** While a page hydrates, its dates are as in its HTML, with which React compares the first render. */
export function setHydrating(isNow: boolean): void {
  isHydrating = isNow
}

let isForOwners = false

/** Runs `write` with the office's date style where there is no browser, as in a mail to owners. */
export function inOfficeDateStyle<Written>(write: () => Written): Written {
  const before = isForOwners
  isForOwners = true
  try {
    return write()
  } finally {
    isForOwners = before
  }
}
