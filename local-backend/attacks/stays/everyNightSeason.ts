import { dates, days, details } from './writes.ts'

/** A day that is so many days after the end of August 2026; those below 31 are of September. */
export const autumn = (number: number) =>
  number > 30
    ? `2026-10-${String(number - 30).padStart(2, '0')}`
    : `2026-09-${String(number).padStart(2, '0')}`

/**
 * Stays of several nights: `week` has all of its own, from 28 September to 3 October. `holed` is from 5 to 10, but lacks the 5th, and
 * the 6th is `over`'s; `under` is from 10 to 13 October, and its last night is `above`'s. `beside`, from 20 to 22, holds two nights
 * before and after astray.
 */
const STAYS = [
  ['week', 28, 33, [28, 29, 30, 31, 32]],
  ['holed', 5, 10, [7, 8, 9]],
  ['over', 6, 7, [6]],
  ['under', 40, 43, [40, 41]],
  ['above', 42, 43, [42]],
  ['beside', 20, 22, [18, 19, 20, 21, 22, 23]],
] as const

/** The same, as they are stored. */
export const EVERY_NIGHT = {
  reservations: Object.fromEntries(
    STAYS.map(([id, from, to]) => [id, dates(autumn(from), autumn(to))]),
  ),
  reservationDetails: Object.fromEntries(
    STAYS.map(([id, from, to]) => [
      id,
      { ...details, ...days(autumn(from), autumn(to)), version: 1 },
    ]),
  ),
  nights: Object.fromEntries(
    STAYS.flatMap(([id, , , held]) => held.map((night) => [autumn(night), id])),
  ),
}
