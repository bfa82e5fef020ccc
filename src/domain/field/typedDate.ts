import { foldText } from './foldText.ts'
import { withoutUnseen } from './unseen.ts'
import { dateOf, type IsoDate, parseDate, toStoredDate } from '#domain/date.ts'

// Case-folded, in the office's languages; three letters suffice: ara, aralık, dec, sept.
const MONTHS = [
  ['ocak', 'january'],
  ['subat', 'february'],
  ['mart', 'march'],
  ['nisan', 'april'],
  ['mayis', 'may'],
  ['haziran', 'june'],
  ['temmuz', 'july'],
  ['agustos', 'august'],
  ['eylul', 'september'],
  ['ekim', 'october'],
  ['kasim', 'november'],
  ['aralik', 'december'],
] as const

const WEEKDAY =
  /^(pzt|pazartesi|sal|sali|car|carsamba|per|persembe|cum|cuma|cmt|cumartesi|paz|pazar|mon|monday|tue|tuesday|wed|wednesday|thu|thursday|fri|friday|sat|saturday|sun|sunday)$/

/** The month of a Turkish or English word, 1 for January; 0 for none. */
export function monthNamed(word: string): number {
  const folded = foldText(word)
  if (folded.length < 3) return 0
  return MONTHS.findIndex((names) => names.some((name) => name.startsWith(folded))) + 1
}

/** Whether a word is a Turkish or English weekday. */
export function isWeekday(word: string): boolean {
  return WEEKDAY.test(foldText(word))
}

/** A date without its weekday. */
function withoutWeekday(text: string): string {
  const rest = text.replaceAll(/\p{L}+/gu, (word) => (isWeekday(word) ? '' : word))
  return rest === text ? text : rest.replaceAll(/^[\s.,]+|[\s,]+$/g, '')
}

/** The day of a complete text dd.MM.yyyy, as owners type it; incomplete dates are none. */
export function typedDate(text: string): IsoDate | null {
  return /^\d{2}\.\d{2}\.20\d{2}$/.test(text) ? parseDate(text) : null
}

/**
 * Formats a typed day as dd.MM.yyyy: 1.7.2026, 1,7,26, 1/7/2026 (day first, as in the form),
 * 2026-07-01, 01072026 and 010726 (phone keyboards may lack the dot), and the office's own format:
 * 1 Tem 2026, 1 Jul 2026, Wednesday, 1 July 2026, and those of spreadsheets: 1-Jul-26, 1.Tem.26 Çar. With `from`, 1.7 and 1 Tem are the next such day.
 * Leaves invalid dates as typed.
 */
export function tidyDate(text: string, from?: IsoDate): string {
  const typed = withoutUnseen(text)
  const written = withoutWeekday(typed)
  const parts =
    /^(?<day>\d{1,2})[-.,/\s]+(?<month>\d{1,2})[-.,/\s]+(?<year>(?:20)?\d{2})$/.exec(written) ??
    /^(?<day>\d{2})(?<month>\d{2})(?<year>(?:20)?\d{2})$/.exec(written) ??
    /^(?<year>20\d{2})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(written) ??
    /^(?<day>\d{1,2})[-.,/\s]+(?<month>\d{1,2})\.?$/.exec(written)
  const { day = '', month = '', year = '' } = parts?.groups ?? spelt(written)
  const date =
    year === ''
      ? nextDay(Number(month), Number(day), from)
      : dateOf(2000 + (Number(year) % 100), Number(month), Number(day))
  return date ? toStoredDate(date) : typed
}

/** The next such day of a year from a day on; 29 February may be years away. */
function nextDay(month: number, day: number, from: IsoDate | undefined): IsoDate | null {
  if (from === undefined) return null
  const year = Number(from.slice(0, 4))
  const days = [year, year + 1].map((each) => dateOf(each, month, day))
  return days.find((date) => date !== null && date >= from) ?? null
}

function spelt(text: string): Record<string, string> {
  const words = text.split(/[\s.,/-]+/).filter((word) => word !== '')
  const [first = '', second = '', year = '', ...more] = words
  const [day, month] = /^\d/.test(first) ? [first, second] : [second, first]
  if (more.length > 0 || !/^\d{1,2}$/.test(day) || !/^((20)?\d{2})?$/.test(year)) return {}
  return { day, month: String(monthNamed(month)), year }
}
