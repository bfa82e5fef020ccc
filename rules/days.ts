import { all, any, matches, not, same, valueAt, word } from './language.ts'

// Which days there are, in the pieces of which each form of a date is made.
const YEAR = '[1-9][0-9]{3}'
export const LEAP_YEAR = '([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)'
const LEAP = new RegExp(`^${LEAP_YEAR}$`)
const MONTH = '(0[1-9]|1[0-2])'
const MONTH_OF_30 = '(0[13-9]|1[0-2])'
const MONTH_OF_31 = '(0[13578]|1[02])'
const TO_28 = '(0[1-9]|1[0-9]|2[0-8])'

/** A real day as yyyy-MM-dd. */
export const ISO = realDay(
  (month, day) => `${month}-${day}`,
  (year, rest) => `${year}-${rest}`,
)

/** A real day in the three forms in which dates are stored: dd.MM.yyyy, MM/dd/yyyy and yyyy-MM-dd. */
export const WRITTEN = [
  realDay(
    (month, day) => `${day}\\.${month}`,
    (year, rest) => `${rest}\\.${year}`,
  ),
  realDay(
    (month, day) => `${month}\\/${day}`,
    (year, rest) => `${rest}\\/${year}`,
  ),
  ISO,
]

/**
 * A day of a stay, `giris` or `cikis`, as yyyy-MM-dd. The private half keeps its days in pieces, for a rule can put a text
 * together but not take it apart, and nights are told by that form.
 */
export function isoOf(stay: string, day: string): string {
  const [year, month, date] = piecesOf(stay, day)
  return `${year} + '-' + ${month} + '-' + ${date}`
}

/** The same as dd.MM.yyyy, in which dates are written now. */
export function writtenOf(stay: string, day: string): string {
  const [year, month, date] = piecesOf(stay, day)
  return `${date} + '.' + ${month} + '.' + ${year}`
}

/** A stored date is the day whose pieces a stay keeps, in whichever of the three forms. */
export function saysDay(date: string, stay: string, day: string): string {
  const [year, month, dayOfMonth] = piecesOf(stay, day)
  const forms = [
    writtenOf(stay, day),
    `${month} + '/' + ${dayOfMonth} + '/' + ${year}`,
    isoOf(stay, day),
  ]
  return any(...forms.map((form) => `${date} === ${form}`))
}

/** The years of this calendar in which a stay may go over New Year, each beside the next. */
const YEARS = Array.from({ length: 101 }, (_, index) => 2000 + index).join(' ')

/**
 * A stay is of 365 nights at most, as the form has it: within a year, or over one New Year to no later a day. From a day to the
 * same day it is a night more where a 29 February lies between them.
 */
export function isOfAYear(stay: string): string {
  const [[year, month, day], [nextYear, nextMonth, nextDay]] = [
    piecesOf(stay, 'giris'),
    piecesOf(stay, 'cikis'),
  ]
  const [from, to] = [`${month} + ${day}`, `${nextMonth} + ${nextDay}`]
  const hasLeapDay = any(
    all(matches(year, LEAP), `${from} <= '0228'`),
    all(matches(nextYear, LEAP), `${to} > '0229'`),
  )
  return any(
    same(year, nextYear),
    all(
      `${word(YEARS)}.contains(${year} + ' ' + ${nextYear})`,
      any(`${to} < ${from}`, all(same(to, from), not(hasLeapDay))),
    ),
  )
}

/** A stay covers a night: it has come by then, and has not left. */
export function covers(stay: string, night: string): string {
  return all(`${isoOf(stay, 'giris')} <= ${night}`, `${night} < ${isoOf(stay, 'cikis')}`)
}

/** A stay that keeps its days does not cover a night. */
export function missesNight(stay: string, night: string): string {
  return any(`${night} < ${isoOf(stay, 'giris')}`, `${night} >= ${isoOf(stay, 'cikis')}`)
}

function piecesOf(stay: string, day: string): [year: string, month: string, day: string] {
  const piece = (name: string) => valueAt(stay, `${day}/${name}`)
  return [piece('yil'), piece('ay'), piece('date')]
}

/** A pattern of the days that are in the calendar, in the form that joins month and day, and these to the year. */
function realDay(
  monthDay: (month: string, day: string) => string,
  whole: (year: string, monthDay: string) => string,
): RegExp {
  const inEveryYear = [
    monthDay(MONTH, TO_28),
    monthDay(MONTH_OF_30, '(29|30)'),
    monthDay(MONTH_OF_31, '31'),
  ]
  const usual = whole(YEAR, `(${inEveryYear.join('|')})`)
  const leap = whole(LEAP_YEAR, monthDay('02', '29'))
  return new RegExp(`^(${usual}|${leap})$`)
}
