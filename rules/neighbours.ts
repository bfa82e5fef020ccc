import { LEAP_YEAR } from './days.ts'
import { matches, when, word } from './language.ts'

const LEAP = new RegExp(`^${LEAP_YEAR}-`)

/** The last day of each month but February. */
const LAST = [31, null, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

// What is put behind a day, and behind a year whose end is passed. Whatever is replaced takes it away, so that nothing is replaced twice.
const END = '|'
const NEW_YEAR = '^'

const pad = (number: number) => String(number).padStart(2, '0')
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/**
 * The day after `day`, a value as yyyy-MM-dd: the language can neither take a text apart nor count a text on, but put another in a
 * part's place. A New Year is passed from 2000 to 2100, as by a stay (`days.ts`).
 */
export function dayAfter(day: string): string {
  return replacing(day, [
    ['-02-28', when(matches(`(${day})`, LEAP), "'-02-29'", "'-03-01'")],
    ['-02-29', "'-03-01'"],
    ...LAST.flatMap((last, month): Replaced[] =>
      last === null || month === 11
        ? []
        : [[`-${pad(month + 1)}-${last}`, word(`-${pad(month + 2)}-01`)]],
    ),
    ['-12-31', word(NEW_YEAR)],
    ...upTo(30).map((date): Replaced => [`-${pad(date + 1)}`, word(`-${pad(date + 2)}`)]),
  ]).concat(
    ...[
      ['2099', '2100'],
      ...upTo(9).map((digit) => [`${digit}`, `${digit + 1}`]),
      ...upTo(9).map((ten) => [`${ten}9`, `${ten + 1}0`]),
    ].map(([year, next]) => replace(`${year}${NEW_YEAR}`, word(`${next}-01-01`))),
  )
}

/** The day before `day`, in the same way. */
export function dayBefore(day: string): string {
  return replacing(day, [
    ['-03-01', when(matches(`(${day})`, LEAP), "'-02-29'", "'-02-28'")],
    ...LAST.flatMap((last, month): Replaced[] =>
      last === null || month === 11
        ? []
        : [[`-${pad(month + 2)}-01`, word(`-${pad(month + 1)}-${last}`)]],
    ),
    ['-01-01', word(NEW_YEAR)],
    ...upTo(30).map((date): Replaced => [`-${pad(date + 2)}`, word(`-${pad(date + 1)}`)]),
  ]).concat(
    ...[
      ['2100', '2099'],
      ...upTo(9).map((digit) => [`${digit + 1}`, `${digit}`]),
      ...upTo(9).map((ten) => [`${ten + 1}0`, `${ten}9`]),
    ].map(([year, former]) => replace(`${year}${NEW_YEAR}`, word(`${former}-12-31`))),
  )
}

type Replaced = [part: string, other: string]

function replacing(day: string, parts: readonly Replaced[]): string {
  return `(${day} + ${word(END)})`.concat(
    ...parts.map(([part, other]) => replace(`${part}${END}`, other)),
  )
}

function replace(part: string, other: string): string {
  return `.replace(${word(part)}, ${other})`
}
