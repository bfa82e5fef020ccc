import { type IsoDate, utcOf } from '#domain/date.ts'
import type { Weekdays, Span } from '#domain/prices/prices.ts'
import type { Counts } from '#domain/request/counts.ts'
import type { Agreement } from '#domain/stay/agreement.ts'
import type { i18n } from 'i18next'
import { endOfArrivalNight } from '#domain/stay/arrival.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import { formatTime } from './facts.ts'
import { type Language, languages } from './languages.ts'
import { cachedFormatters, dateStyleOf } from './dateStyle.ts'

/** A day in a list: 10.12.2026 in Turkish, 10 Dec 2026 in English. */
export function formatDate(date: IsoDate, language: Language): string {
  return dates(...languages[language].listDate).format(utcOf(date))
}

/** A day spelt out: "10 Aralık 2026", "December 10, 2026". */
export function formatLongDate(date: IsoDate, language: Language): string {
  return dates(dateStyleOf(language).locale, { dateStyle: 'long' }).format(utcOf(date))
}

/** A day with its weekday: "10 Aralık 2026 Perşembe", "Thursday, December 10, 2026" or "Thursday 10 December 2026". */
export function formatFullDate(date: IsoDate, language: Language): string {
  const text = dates(dateStyleOf(language).locale, { dateStyle: 'full' }).format(utcOf(date))
  // Older engines write a British weekday with a comma.
  return text.replace(/^(\p{L}+), (?=\d)/u, '$1 ')
}

/** A month's name, 1 for January. */
export function formatMonth(month: number, language: Language): string {
  return dates(dateStyleOf(language).locale, { month: 'long' }).format(Date.UTC(2026, month - 1))
}

/** A month of a year, given as yyyy-MM: "Temmuz 2027", "July 2027". */
export function formatMonthOf(month: string, language: Language): string {
  const options = { month: 'long', year: 'numeric' } as const
  return dates(dateStyleOf(language).locale, options).format(Date.parse(`${month}-01`))
}

/** The name of a language by its code, or the code itself without one. */
export function languageName(code: string, language: Language): string {
  const { locale } = dateStyleOf(language)
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
}

/** A moment (milliseconds since 1970) by the reader's own clock: "24 Kasım Salı 07:19", "Tuesday, November 24 at 07:19". */
export function formatReadersMoment(moment: number, language: Language): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return dates(dateStyleOf(language).locale, { ...MOMENT, timeZone }).format(moment)
}

/** A moment by the reader's own clock: "14:05", with the day unless it is today's: "24 Kas 14:05". */
export function formatClock(moment: number, now: number, language: Language): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { locale } = dateStyleOf(language)
  const day = dates(locale, { day: 'numeric', month: 'short', timeZone })
  const time = dates(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const isToday = day.format(moment) === day.format(now)
  return isToday ? time.format(moment) : `${day.format(moment)} ${time.format(moment)}`
}

const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  hourCycle: 'h23',
  minute: '2-digit',
}

/** A stay's days in short: "10–15 Temmuz", "July 10–15"; with the year unless all are in `today`'s. */
export function formatStay(
  { checkIn, checkOut }: StayDates,
  language: Language,
  today: IsoDate | null,
): string {
  const years = [checkIn, checkOut, today ?? checkIn].map((day) => day.slice(0, 4))
  const isThisYear = years.every((year) => year === years[0])
  const dayAndMonth = { day: 'numeric', month: 'long' } as const
  const options = isThisYear ? dayAndMonth : ({ ...dayAndMonth, year: 'numeric' } as const)
  const format = dates(dateStyleOf(language).locale, options)
  return withTightDash(format.formatRange(utcOf(checkIn), utcOf(checkOut)))
}

/** The nights of a season, the first and the last: "15 Haziran – 15 Eylül 2027", "June 15 – September 15, 2027". */
export function formatSpan(
  { from, to }: Span,
  language: Language,
  month: 'long' | 'short' = 'long',
): string {
  const options = { day: 'numeric', month, year: 'numeric' } as const
  const format = dates(dateStyleOf(language).locale, options)
  // A line may break only after the dash.
  return withTightDash(format.formatRange(utcOf(from), utcOf(to)))
    .replaceAll(/\s/g, '\u00A0')
    .replace('–\u00A0', '– ')
}

// Intl sets spaces around the dash, which typography omits between two days of one month.
function withTightDash(range: string): string {
  return range.replace(/(\b\d{1,2})\s–\s(?=\d)/, '$1–')
}

const AGE_UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, in the largest whole unit: "3 dakika önce", "3 minutes ago". */
export function formatAge(milliseconds: number, language: Language): string {
  const { locale } = dateStyleOf(language)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  for (const [unit, size] of AGE_UNITS) {
    const count = Math.floor(milliseconds / size)
    if (count > 0) return format.format(-count, unit)
  }
  return format.format(0, 'second')
}

/** The days of the week in the language's order, abbreviated and in full. */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  const { locale } = dateStyleOf(language)
  return Array.from({ length: 7 }, (_, index) => {
    // 4 January 2026 was a Sunday.
    const moment = Date.UTC(2026, 0, 4 + firstWeekday(language) + index)
    return {
      short: dates(locale, { weekday: 'short' }).format(moment),
      long: dates(locale, { weekday: 'long' }).format(moment),
    }
  })
}

/** Days of the week in words: "Cumartesi ve Pazar", "Saturday and Sunday". */
export function formatWeekdays(days: Weekdays, language: Language): string {
  const names = Array.from(days, (day) => weekdayName(day, language, 'long'))
  return lists(dateStyleOf(language).locale, { type: 'conjunction' }).format(names)
}

/** The name of a day of the week, 1 for Monday through 7 for Sunday. */
export function weekdayName(day: string, language: Language, weekday: 'short' | 'long'): string {
  // 4 January 2026 was a Sunday.
  return dates(dateStyleOf(language).locale, { weekday }).format(Date.UTC(2026, 0, 4 + Number(day)))
}

/** The place of a day in its week, 0 for the first. */
export function placeInWeek(date: IsoDate, language: Language): number {
  return (new Date(utcOf(date)).getUTCDay() - firstWeekday(language) + 7) % 7
}

function firstWeekday(language: Language): 0 | 1 {
  return dateStyleOf(language).week === 'iso8601' ? 1 : 0
}

/** A cached formatter in UTC unless `options` has a zone, because a day is the same everywhere. */
export const dates = cachedFormatters(
  (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }),
)

const lists = cachedFormatters(
  (locale: string, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
)

/** The party of an agreement: "2 adults, 1 child, a cot"; `undefined` if nobody is named. */
export function formatParty(t: i18n['t'], party: Party): string | undefined {
  const { adults, children = 0, infants = 0, cot } = party
  if (adults === undefined) return undefined
  const counts = formatCounts(t, { adults, children, infants })
  return cot ? `${counts}, ${t('guestPage.agreement.cot')}` : counts
}

type Party = Pick<Agreement, 'adults' | 'children' | 'infants' | 'cot'>

/** Formats the counts of a request: "2 yetişkin, 1 çocuk". */
export function formatCounts(t: i18n['t'], counts: Counts): string {
  const named = Object.entries(counts) as [name: keyof Counts, count: number][]
  return named
    .filter(([, count]) => count > 0)
    .map(([name, count]) => t(`counts.${name}`, { count }))
    .join(', ')
}

/** The time of a guest's arrival; in the night after check-in with the day on which that night ends. */
export function formatArrival(
  t: i18n['t'],
  { dates: stay, arrivalTime }: { dates: StayDates; arrivalTime: string },
  language: Language,
): string {
  const time = formatTime(arrivalTime, language)
  const end = endOfArrivalNight(stay, arrivalTime)
  return end === null ? time : t('units.nightArrival', { time, day: formatFullDate(end, language) })
}
