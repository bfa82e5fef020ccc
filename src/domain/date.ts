/** A calendar day as `yyyy-MM-dd`: without time and zone; sorts correctly as text. */
export type IsoDate = string & { readonly __brand: 'IsoDate' }

const DAY_MS = 86_400_000

/**
 * The day `year`-`month`-`day` (month 1 to 12), or `null` for an invalid one, such as 31 February,
 * a year without four digits, or a text that is no number.
 */
export function dateOf(year: number, month: number, day: number): IsoDate | null {
  if (![year, month, day].every(Number.isInteger)) return null
  if (year < 1000 || year > 9999) return null
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  return brand(`${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`)
}

/**
 * Parses one of the three stored formats, dd.MM.yyyy, MM/dd/yyyy or yyyy-MM-dd, strictly; `null`
 * otherwise.
 */
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

/**
 * The day in `zone` (an IANA name such as Europe/Istanbul) at `moment`, in milliseconds since 1970.
 */
export function dayIn(zone: string, moment: number): IsoDate {
  return brand(clockAt(zone, moment).slice(0, 10))
}

/**
 * The day of a Date in the device's zone, as react-calendar has them. Not for today, which is the
 * villa's (`dayIn`), and never through UTC, where Türkiye's night is still yesterday.
 */
export function dayOf(moment: Date): IsoDate {
  return brand(
    `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1, 2)}-${pad(moment.getDate(), 2)}`,
  )
}

/**
 * Noon of the day in the device's zone, for react-calendar; daylight saving could shift midnight to
 * another day.
 */
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

/**
 * The start of the day in UTC, in milliseconds since 1970, for formatters with `timeZone: 'UTC'`.
 */
export function utcOf(date: IsoDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)))
}

/** The day `days` later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return brand(new Date(utcOf(date) + days * DAY_MS).toISOString().slice(0, 10))
}

/** The day `days` weekdays later; Saturday and Sunday do not count. */
export function addWeekdays(date: IsoDate, days: number): IsoDate {
  let [day, left] = [date, days]
  while (left > 0) {
    day = addDays(day, 1)
    if (weekdayOf(day) <= 5) left -= 1
  }
  return day
}

/** The earlier of two days. */
export function earliest(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other
}

/** The later of two days. */
export function latest(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other
}

/** The day of the week, 1 for Monday through 7 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(utcOf(date)).getUTCDay() || 7
}

/** The number of days from `from` to `to`, possibly negative. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS)
}

/**
 * The local time in `zone` at a moment (ms since 1970), in the format of datetime-local:
 * "2026-07-10T14:03".
 */
export function clockAt(zone: string, moment: number): string {
  return formatterOf(zone).format(moment).replace(' ', 'T')
}

/**
 * The moment of a local time in `zone`, in milliseconds since 1970; `null` for an empty text. One
 * that the clocks skip is as much later as they go forward.
 */
export function momentAt(zone: string, clock: string): number | null {
  const asUtc = Date.parse(`${clock}Z`)
  if (Number.isNaN(asUtc)) return null
  const offsetAt = (moment: number) => Date.parse(`${clockAt(zone, moment)}Z`) - moment
  // A zone changes its clocks at most once within two days.
  const [before, after] = [-DAY_MS, DAY_MS].map((away) => asUtc - offsetAt(asUtc + away))
  return after !== undefined && clockAt(zone, after) === clock ? after : (before ?? null)
}

// Creating Intl objects is slow, and a calendar has thousands of moments. The locale sv-SE has the
// Gregorian calendar, ASCII digits and ISO's order in every zone.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
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
