import { dateOf, type IsoDate, parseDate, toStoredDate } from './date.ts'

/** The day of a text in full dd.MM.yyyy, as owners type it, so that a date half typed is none yet. */
export function typedDate(text: string): IsoDate | null {
  return /^\d{2}\.\d{2}\.20\d{2}$/.test(text) ? parseDate(text) : null
}

/** A typed day as dd.MM.yyyy: 1.7.2026, 1,7,26 and 01072026 (phone keyboards may lack the dot) become 01.07.2026; what is no day stays as typed. */
export function tidyDate(text: string): string {
  const typed = text.trim()
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[.,\s]+(\d{1,2})[.,\s]+((?:20)?\d{2})$/.exec(typed) ??
    /^(\d{2})(\d{2})(20\d{2})$/.exec(typed) ??
    []
  const date = dateOf(2000 + (Number(year) % 100), Number(month), Number(day))
  return date ? toStoredDate(date) : typed
}
