import { OFFICE } from './addresses.ts'
import { i18n } from './instance.ts'
import { type DateStyle, type Language, languages } from './languages.ts'

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

/** The date style of texts in a language: the shown one, or the office's in another language. */
export function dateStyleOf(language: Language): DateStyle {
  const { dateStyles, officeDateStyle } = languages[language]
  return dateStyles.find(({ locale }) => locale === i18n.language) ?? officeDateStyle
}

/**
 * A language's date style for this reader: the first that orders day and month as the browser's own
 * language does (10 July, and weeks from Monday, for a British or a German reader). The office has
 * a single style per language, so that two owners see the same day alike.
 */
export function readersDateStyle(language: Language): DateStyle {
  const { dateStyles, officeDateStyle } = languages[language]
  if (typeof document === 'undefined') return dateStyles[0]
  if (location.pathname.startsWith(OFFICE)) return officeDateStyle
  const isDayFirst = putsDayFirst(navigator.languages[0] ?? '')
  return dateStyles.find(({ locale }) => putsDayFirst(locale) === isDayFirst) ?? dateStyles[0]
}

function putsDayFirst(locale: string): boolean {
  const order = parts(locale).map(({ type }) => type)
  return order.indexOf('day') < order.indexOf('month')
}

function parts(locale: string): Intl.DateTimeFormatPart[] {
  try {
    return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).formatToParts()
  } catch {
    // Some systems name no valid locale, such as en-US@posix.
    return []
  }
}
