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

/** A typed hour as HH:mm: 14:30, 14.30, 1430, 9:5 and 14 become 14:30, 09:05 and 14:00; what is no hour stays as typed. */
export function tidyTime(text: string): string {
  const typed = text.trim()
  const parts =
    /^(?<hour>\d{1,2})(?:[:., ](?<minute>\d{1,2}))?$/.exec(typed) ??
    /^(?<hour>\d{2})(?<minute>\d{2})$/.exec(typed)
  if (!parts) return typed
  const [hour, minute] = [Number(parts.groups?.['hour']), Number(parts.groups?.['minute'] ?? 0)]
  if (hour > 23 || minute > 59) return typed
  return [hour, minute].map((number) => String(number).padStart(2, '0')).join(':')
}

/** What a text of a day and an hour means, "24.11.2026 14:30", as yyyy-MM-ddTHH:mm; `null` when it is none. */
export function typedMoment(text: string): string | null {
  const { day = '', time = '' } = /^(?<day>.+?)[T\s]+(?<time>\S+)$/.exec(text.trim())?.groups ?? {}
  const [date, hour] = [typedDate(tidyDate(day)), tidyTime(time)]
  return date && /^([01]\d|2[0-3]):[0-5]\d$/.test(hour) ? `${date}T${hour}` : null
}
