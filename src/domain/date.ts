/** A calendar day as `yyyy-MM-dd`: without time and zone; sorts correctly as text. */
export type IsoDate = string & { readonly __brand: 'IsoDate' }

const DAY_MS = 86_400_000

/** The day of a year, a month from 1 and a day; `null` for an invalid one, such as 31 February. */
export function dateOf(year: number, month: number, day: number): IsoDate | null {
  if (year < 1000 || year > 9999) return null
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return brand(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`)
}

/** Parses one of the stored formats, dd.MM.yyyy, MM/dd/yyyy or yyyy-MM-dd; `null` otherwise. */
export function parseDate(text: string): IsoDate | null {
  const written = text.trim()
  for (const [form, year, month, day] of FORMS) {
    const parts = form.exec(written)
    if (parts) return dateOf(Number(parts[year]), Number(parts[month]), Number(parts[day]))
  }
  return null
}

// One expression for each format, because an office of ten thousand stays parses forty thousand
// dates on opening.
const FORMS: readonly (readonly [form: RegExp, year: number, month: number, day: number])[] = [
  [/^([1-9]\d{3})-(\d{2})-(\d{2})$/, 1, 2, 3],
  [/^(\d{2})\.(\d{2})\.([1-9]\d{3})$/, 3, 2, 1],
  [/^(\d{2})\/(\d{2})\/([1-9]\d{3})$/, 3, 1, 2],
]

/** Formats a day as it is stored and typed by owners: dd.MM.yyyy. */
export function toStoredDate(date: IsoDate): string {
  const [year, month, day] = date.split('-')
  return `${day}.${month}.${year}`
}

/** The day in `zone`, such as Europe/Istanbul, at `moment` in milliseconds since 1970. */
export function dayIn(zone: string, moment: number): IsoDate {
  const parts = formatterOf(zone).formatToParts(moment)
  const [year, month, day] = (['year', 'month', 'day'] as const).map(
    (wanted) => parts.find(({ type }) => type === wanted)?.value ?? '',
  )
  return brand(`${year}-${month}-${day}`)
}

/** The device's day of a Date, for react-calendar; never through UTC, where it may be yesterday. */
export function dayOf(moment: Date): IsoDate {
  return brand(
    `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1, 2)}-${pad(moment.getDate(), 2)}`,
  )
}

/** Noon of the day for react-calendar: daylight saving could shift midnight to another day. */
export function noonOf(date: IsoDate): Date {
  const moment = new Date(0)
  moment.setHours(12, 0, 0, 0)
  moment.setFullYear(
    Number(date.slice(0, 4)),
    Number(date.slice(5, 7)) - 1,
    Number(date.slice(8, 10)),
  )
  return moment
}

/** The start of the day in UTC, for formatters with `timeZone: 'UTC'`. */
export function utcOf(date: IsoDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)))
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return brand(new Date(utcOf(date) + days * DAY_MS).toISOString().slice(0, 10))
}

/** The day of the week, 1 for Monday through 7 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(utcOf(date)).getUTCDay() || 7
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS)
}

// Creating Intl objects is slow. The locale en-US has the Gregorian calendar and ASCII digits in
// every zone.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  formatters.set(zone, formatter)
  return formatter
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}

// The only place that asserts the format.
function brand(text: string): IsoDate {
  return text as IsoDate
}
