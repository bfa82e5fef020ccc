import { addDays } from '#domain/date.ts'
import { LONGEST_STAY_NIGHTS, nightsOf } from '#domain/stay.ts'
import { day } from '#domain/testing.ts'
import type { Changes } from '#local-backend/attacks/attackers.ts'
import type { Rows } from './season.ts'
import { dates, days, details, said } from './writes.ts'

const MANY = 2 * LONGEST_STAY_NIGHTS

/** Days of check-in from which a year is counted, with and without a 29 February in it. */
const FIRST_DAYS = [
  '2027-01-01',
  '2027-02-28',
  '2027-03-01',
  '2027-12-31',
  '2028-01-01',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
  '2029-02-28',
  '2099-12-31',
]

/** A stay from one day to another, with its nights, but of one without end no more than a few hundred. */
export function stayOf(checkIn: string, checkOut: string): Changes {
  return {
    'reservations/new': dates(checkIn, checkOut),
    'reservationDetails/new': { ...details, ...days(checkIn, checkOut), version: 1 },
    ...Object.fromEntries(
      nightsOf({ checkIn: day(checkIn), checkOut: day(checkOut) })
        .slice(0, MANY)
        .map((night) => [`nights/${night}`, 'new']),
    ),
    ...said('new', 'add', 1),
  }
}

const lasting = (nights: number): Rows =>
  FIRST_DAYS.map((checkIn) => [
    `add a stay of ${nights} nights from ${checkIn}`,
    stayOf(checkIn, addDays(day(checkIn), nights)),
  ])

/** Stays that are as long as one may be. */
export const GRANTED_LENGTHS: Rows = [
  ...lasting(LONGEST_STAY_NIGHTS),
  ['add a stay within a year that no calendar shows', stayOf('9999-01-01', '9999-12-31')],
]

/** Stays that are longer. */
export const REFUSED_LENGTHS: Rows = [
  ...lasting(LONGEST_STAY_NIGHTS + 1),
  ['add a stay to the end of all days', stayOf('2030-01-01', '9999-12-31')],
  ['add a stay over two New Years', stayOf('2030-12-31', '2032-01-01')],
]
