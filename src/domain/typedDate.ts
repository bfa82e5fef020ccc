import { dateOf, type IsoDate, parseDate, toStoredDate } from './date.ts'

/** The day of a text in full dd.MM.yyyy, as owners type it, so that a date half typed is none yet. */
export function typedDate(text: string): IsoDate | null {
  return /^\d{2}\.\d{2}\.20\d{2}$/.test(text) ? parseDate(text) : null
}

/**
 * A typed day as dd.MM.yyyy: 1.7.2026, 1,7,26, 1/7/2026 (the day first, as the form asks for it), 2026-07-01, 01072026 and
 * 010726 (phone keyboards may lack the dot) become 01.07.2026; what is no day stays as typed.
 */
export function tidyDate(text: string): string {
  const typed = text.trim()
  const parts =
    /^(?<day>\d{1,2})[-.,/\s]+(?<month>\d{1,2})[-.,/\s]+(?<year>(?:20)?\d{2})$/.exec(typed) ??
    /^(?<day>\d{2})(?<month>\d{2})(?<year>(?:20)?\d{2})$/.exec(typed) ??
    /^(?<year>20\d{2})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(typed)
  const { day = '', month = '', year = '' } = parts?.groups ?? {}
  const date = dateOf(2000 + (Number(year) % 100), Number(month), Number(day))
  return date ? toStoredDate(date) : typed
}
