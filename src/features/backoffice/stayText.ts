import { villa } from '#content/villa.ts'
import { type IsoDate, utcOf } from '#domain/date.ts'
import type { Stay } from '#domain/stay.ts'
import { dates, formatDate } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { wayOf } from '#i18n/reader.ts'

const WEEKDAY = { weekday: 'short' } as const
const MOMENT = { dateStyle: 'medium', timeStyle: 'short', timeZone: villa.timeZone } as const

/** A stay's days with their years, as the table writes them: "10.07.2026 – 15.07.2026". */
export function formatDates({ checkIn, checkOut }: Stay, language: Language): string {
  return `${formatDate(checkIn, language)} – ${formatDate(checkOut, language)}`
}

/** The day of the week, shortened: "Çar", "Wed". */
export function formatWeekday(date: IsoDate, language: Language): string {
  return dates(wayOf(language).locale, WEEKDAY).format(utcOf(date))
}

/** A moment, given in milliseconds since 1970, with its time of day at the villa. */
export function formatMoment(milliseconds: number, language: Language): string {
  return dates(wayOf(language).locale, MOMENT).format(milliseconds)
}
