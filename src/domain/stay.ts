import { addDays, daysBetween, type IsoDate } from './date.ts'

/** A half-open stay: the night of check-out belongs to the next guest. */
export type Stay = { checkIn: IsoDate; checkOut: IsoDate }

/** The longest stay in nights; a longer one has a typing error in its year. */
export const LONGEST_STAY_NIGHTS = 365

/** The number of nights of a stay. */
export function countNights(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut)
}

/** Whether a stay is longer than allowed. */
export function isTooLong(stay: Stay): boolean {
  return countNights(stay) > LONGEST_STAY_NIGHTS
}

/** The nights of a stay, each named by the day it begins. */
export function nightsOf(stay: Stay): IsoDate[] {
  return Array.from({ length: Math.max(0, countNights(stay)) }, (_, index) =>
    addDays(stay.checkIn, index),
  )
}

/** Whether two stays share a night; one may begin on the day the other ends. */
export function overlaps(one: Stay, other: Stay): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut
}

/** Whether two stays have the same dates. */
export function sameStay(one: Stay, other: Stay): boolean {
  return one.checkIn === other.checkIn && one.checkOut === other.checkOut
}

/** Whether a stay has the night that begins on a day. */
export function covers({ checkIn, checkOut }: Stay, night: IsoDate): boolean {
  return checkIn <= night && night < checkOut
}

/** Whether check-out is before today. */
export function isPast(stay: Stay, today: IsoDate): boolean {
  return stay.checkOut < today
}

/** Whether check-out is after check-in. */
export function isInOrder(stay: Stay): boolean {
  return stay.checkIn < stay.checkOut
}
