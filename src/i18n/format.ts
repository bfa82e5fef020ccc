import { type IsoDate, toStoredDate, utcOf } from '#domain/date.ts'
import type { Stay } from '#domain/stay.ts'
import type { Language } from './index.ts'

/** The locale each language is formatted by (SPEC §2: en-US or tr). */
export const LOCALES = { tr: 'tr', en: 'en-US' } as const satisfies Record<Language, string>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** A day in a list: 10.12.2026 in Turkish, 10 Dec 2026 in English (DESIGN §3). */
export function formatDate(date: IsoDate, language: Language): string {
  if (language === 'tr') return toStoredDate(date)
  return dates('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }).format(utcOf(date))
}

/** A day spelt out: "10 Aralık 2026", "December 10, 2026". */
export function formatLongDate(date: IsoDate, language: Language): string {
  return dates(LOCALES[language], { dateStyle: 'long' }).format(utcOf(date))
}

/** A month's name, 1 for January. */
export function formatMonth(month: number, language: Language): string {
  return dates(LOCALES[language], { month: 'long' }).format(Date.UTC(2026, month - 1))
}

/** A stay's days in few words: "10–15 Temmuz", "July 10–15"; the year only where it is not the first day's. */
export function formatStay({ checkIn, checkOut }: Stay, language: Language): string {
  const sameYear = checkIn.slice(0, 4) === checkOut.slice(0, 4)
  const dayAndMonth: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }
  const options = sameYear ? dayAndMonth : { ...dayAndMonth, year: 'numeric' as const }
  const range = dates(LOCALES[language], options).formatRange(utcOf(checkIn), utcOf(checkOut))
  // Intl sets spaces around the dash; between two bare days of one month print has none.
  return sameYear ? range.replace(/(\d)\s–\s(?=\d)/, '$1–') : range
}

/** An amount in Turkish lira without decimals (SPEC §9). */
export function formatMoney(amount: number, language: Language): string {
  return MONEY[language].format(amount)
}

/** A plain number by the language's habits: 1,55 in Turkish, 1.55 in English. */
export function formatNumber(value: number, language: Language): string {
  return NUMBERS[language].format(value)
}

const money = { style: 'currency', currency: 'TRY', maximumFractionDigits: 0 } as const

const MONEY: Record<Language, Intl.NumberFormat> = {
  tr: new Intl.NumberFormat('tr-TR', money),
  en: new Intl.NumberFormat('en-US', { ...money, currencyDisplay: 'narrowSymbol' }),
}

const NUMBERS: Record<Language, Intl.NumberFormat> = {
  tr: new Intl.NumberFormat('tr-TR'),
  en: new Intl.NumberFormat('en-US'),
}

// Intl objects take longer to make than to use. A day has no zone: by UTC it is the same wherever the reader is.
function dates(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}
