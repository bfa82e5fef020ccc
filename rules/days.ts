import { all, any, has, not, same, valueAt, word } from './language.ts'

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

/** The stay, by its private half, is one that holds its nights. */
export function holdsNights(details: string): string {
  // Not `matches`, which fails on a stay that is not there.
  return any(
    same(valueAt(details, 'status'), word('booked')),
    same(valueAt(details, 'status'), word('blocked')),
  )
}

/** The stay covers the night: `checkIn <= night < checkOut`. */
export function covers(details: string, night: string): string {
  return all(
    holdsNights(details),
    has(details, DAYS),
    `${valueAt(details, 'checkIn')} <= ${night}`,
    `${night} < ${valueAt(details, 'checkOut')}`,
  )
}

/** The stay does not cover the night; one with unknown days covers all its nights. */
export function coversNot(details: string, night: string): string {
  return any(
    not(holdsNights(details)),
    all(
      has(details, DAYS),
      any(
        `${night} < ${valueAt(details, 'checkIn')}`,
        `${night} >= ${valueAt(details, 'checkOut')}`,
      ),
    ),
  )
}
