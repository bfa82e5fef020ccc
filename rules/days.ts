import { all, any, has } from './language.ts'

// The days of a month; every year has a 29 February here.
const DAY = '(0[1-9]|[12]\\d)'
const MONTH = '(0[1-9]|1[0-2])'
const YEAR = '[1-9]\\d{3}'

/** A day as yyyy-MM-dd. */
export const ISO = new RegExp(
  `^${YEAR}-(${MONTH}-${DAY}|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-3[01])$`,
)

/** A day in the three stored formats: dd.MM.yyyy, MM/dd/yyyy and yyyy-MM-dd. */
export const WRITTEN = [
  new RegExp(`^(${DAY}\\.${MONTH}|30\\.(0[13-9]|1[0-2])|31\\.(0[13578]|1[02]))\\.${YEAR}$`),
  new RegExp(`^(${MONTH}\\/${DAY}|(0[13-9]|1[0-2])\\/30|(0[13578]|1[02])\\/31)\\/${YEAR}$`),
  ISO,
]

/** The names of a stay's two days in its private half, both as yyyy-MM-dd. */
export const DAYS = ['checkIn', 'checkOut']

/** The stay, by its private half, holds its nights; `matches` would fail on a missing stay. */
export function holdsNights(stay: string): string {
  const status = `${stay}.child('status').val()`
  return any(...['booked', 'held', 'blocked'].map((each) => `${status} === '${each}'`))
}

/** The stay covers the night: `checkIn <= night < checkOut`. */
export function covers(stay: string, night: string): string {
  const isWithin = `${stay}.child('checkIn').val() <= ${night} && ${night} < ${stay}.child('checkOut').val()`
  return all(holdsNights(stay), has(stay, DAYS), isWithin)
}

/** The stay does not cover the night; one with unknown days covers all its nights. */
export function coversNot(stay: string, night: string): string {
  const isOutside = `(${night} < ${stay}.child('checkIn').val() || ${night} >= ${stay}.child('checkOut').val())`
  return any(`!${holdsNights(stay)}`, all(has(stay, DAYS), isOutside))
}
