import { readAmount } from '#domain/amount.ts'
import { addDays, dateOf, type IsoDate, parseDate } from '#domain/date.ts'
import { isWeekday, monthNamed } from '#domain/typedDate.ts'
import { foldText } from '#lib/foldText.ts'

export const CURRENCIES = ['EUR', 'USD', 'GBP'] as const

/** The order of day and month in dates such as 03/04/2026. */
export type DateOrder = 'day' | 'month'

/** An amount with its currency; `null` for lira or none. */
export type Money = { amount: number; currency: (typeof CURRENCIES)[number] | null }

const NUMERIC = /^(\d{1,2})[-./\s]+(\d{1,2})[-./\s]+(\d{4}|\d{2})$/

/** Excel counts days from the last day of 1899. */
const EXCEL_START = parseDate('1899-12-30')

// Month names that the office's languages lack; three letters suffice.
const GERMAN_MONTHS: readonly (readonly [start: string, month: number])[] = [
  ['jan', 1],
  ['marz', 3],
  ['maer', 3],
  ['mai', 5],
  ['juni', 6],
  ['juli', 7],
  ['okt', 10],
  ['dez', 12],
]

/**
 * Parses a day in the forms of spreadsheets: 01.07.2026, 1/7/26, 2026-07-01, 1 Temmuz 2026, Jul 1,
 * 2026, and Excel's number 46204, each with or without a weekday or a time.
 */
export function readListDate(text: string, order: DateOrder): IsoDate | null {
  const typed = withoutTime(text)
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(typed)
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numeric = NUMERIC.exec(typed)
  if (numeric) {
    const [first, second, year] = [Number(numeric[1]), Number(numeric[2]), fullYear(numeric[3])]
    return order === 'day' ? dateOf(year, second, first) : dateOf(year, first, second)
  }
  if (/^[345]\d{4}$/.test(typed) && EXCEL_START) return addDays(EXCEL_START, Number(typed))
  return readSpelt(typed)
}

/** The order of day and month that all dates of a column allow; by day first if both do. */
export function orderOf(texts: readonly string[]): DateOrder {
  const parts = texts.flatMap((text) => {
    const numeric = NUMERIC.exec(withoutTime(text))
    return numeric ? [[Number(numeric[1]), Number(numeric[2])] as const] : []
  })
  const isMonthFirst =
    parts.some(([, second]) => second > 12) && parts.every(([first]) => first <= 12)
  return isMonthFirst ? 'month' : 'day'
}

/** Parses an amount as 1.234,50, 1,234.50, ₺1.234, 1.234 TL, € 1,234.56 or 1234.5 EUR. */
export function readMoney(text: string): Money | null {
  const typed = text.replaceAll(/[\s\u00A0']/g, '')
  const currency = CURRENCIES.find((code) => SIGNS[code].test(typed)) ?? null
  const plain = currency ? typed.replace(SIGNS[currency], '') : typed
  const amount = readAmount(plain) ?? (/^-?\d+\.\d+$/.test(plain) ? Number(plain) : null)
  return amount === null ? null : { amount, currency }
}

const SIGNS: Record<(typeof CURRENCIES)[number], RegExp> = {
  EUR: /€|EUR|euro/i,
  USD: /US\$|\$|USD/i,
  GBP: /£|GBP/i,
}

function withoutTime(text: string): string {
  return text
    .trim()
    .replace(/[T\s]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s*(?:Z|[+-]\d{2}:?\d{2}|[AP]M)?$/i, '')
    .trim()
}

function fullYear(text = ''): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function readSpelt(text: string): IsoDate | null {
  const words = text.split(/[\s.,]+/).filter((word) => word !== '' && !isWeekday(word))
  const [first = '', second = '', year = ''] = words
  const [day, month] = /^\d/.test(first) ? [first, second] : [second, first]
  if (words.length !== 3 || !/^\d{1,2}$/.test(day) || !/^20\d{2}$/.test(year)) return null
  return dateOf(Number(year), monthOf(month), Number(day))
}

function monthOf(word: string): number {
  const folded = foldText(word)
  const german = GERMAN_MONTHS.find(([start]) => folded.startsWith(start))
  return monthNamed(word) || (german?.[1] ?? 0)
}
