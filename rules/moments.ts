import { all, any, matches, not, when } from './language.ts'

const DAY_MS = 86_400_000
/** The days from 1970-01-01 to 2000-01-01. */
const TO_2000 = 10_957

/** How many days of a common year go before each month. */
const BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/**
 * The server's clock has come to a day of 2000 to 2099, told by `date` as yyyy-MM-dd: it has begun in UTC, or did so many
 * milliseconds ago. The language can neither take a text apart nor make a date, so that each piece is looked up by its letters.
 */
export function hasBegun(date: string, ago = 0): string {
  return all(
    matches(date, /^20/),
    `now${ago < 0 ? ` + ${-ago}` : ago > 0 ? ` - ${ago}` : ''} >= (${TO_2000} + ${daysBeforeYear(date)} + ${daysBeforeMonth(date)} + ${leapDay(date)} + ${dayOfMonth(date)} - 1) * ${DAY_MS}`,
  )
}

/** A digit's worth, by where it stands. */
function digit(date: string, place: number, digits = '123456789'): string {
  return Array.from(digits).reduceRight(
    (otherwise, each) => when(matches(date, new RegExp(`^.{${place}}${each}`)), each, otherwise),
    '0',
  )
}

/** A year in four has a day more, 2000 the first of them: (1461 y + what is missing to the next whole day) / 4. */
function daysBeforeYear(date: string): string {
  const year = `(10 * ${digit(date, 2)} + ${digit(date, 3)})`
  const missing = when(
    matches(date, YEAR_AFTER[1]),
    '3',
    when(matches(date, YEAR_AFTER[2]), '2', when(matches(date, YEAR_AFTER[3]), '1', '0')),
  )
  return `(1461 * ${year} + ${missing}) / 4`
}

/** Years so many after a leap year. */
const YEAR_AFTER = {
  1: /^20([02468][159]|[13579][37])/,
  2: /^20([02468][26]|[13579][048])/,
  3: /^20([02468][37]|[13579][159])/,
}

function daysBeforeMonth(date: string): string {
  return BEFORE_MONTH.reduceRight(
    (otherwise, days, month) =>
      when(matches(date, new RegExp(`^.{5}${pad(month + 1)}`)), String(days), otherwise),
    '0',
  )
}

/** The day that a leap year has more, once it is past. */
function leapDay(date: string): string {
  const inLeapYear = not(any(...Object.values(YEAR_AFTER).map((each) => matches(date, each))))
  return when(all(inLeapYear, matches(date, /^.{5}(0[3-9]|1)/)), '1', '0')
}

function dayOfMonth(date: string): string {
  return `10 * ${digit(date, 8, '123')} + ${digit(date, 9)}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
