import { type IsoDate, noonOf } from '#domain/date.ts'
import type { Stay } from '#domain/stay.ts'
import { LOCALES, formatDate } from '#i18n/format.ts'
import type { Language } from '#i18n/index.ts'

const WEEKDAYS: Record<Language, Intl.DateTimeFormat> = {
  tr: new Intl.DateTimeFormat(LOCALES.tr, { weekday: 'short' }),
  en: new Intl.DateTimeFormat(LOCALES.en, { weekday: 'short' }),
}

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const
const MOMENTS: Record<Language, Intl.DateTimeFormat> = {
  tr: new Intl.DateTimeFormat(LOCALES.tr, MOMENT),
  en: new Intl.DateTimeFormat(LOCALES.en, MOMENT),
}

/** A stay's days with their years, as the table writes them: "10.07.2026 – 15.07.2026". */
export function formatDates({ checkIn, checkOut }: Stay, language: Language): string {
  return `${formatDate(checkIn, language)} – ${formatDate(checkOut, language)}`
}

/** The day of the week, shortened: "Çar", "Wed". */
export function formatWeekday(date: IsoDate, language: Language): string {
  return WEEKDAYS[language].format(noonOf(date))
}

/** A moment, given in milliseconds since 1970, with its time of day. */
export function formatMoment(milliseconds: number, language: Language): string {
  return MOMENTS[language].format(milliseconds)
}
