import { addDays, daysBetween, type IsoDate } from './date.ts'

/** A stay from check-in up to, not including, check-out: the night of check-out belongs to the next guest. */
export type Stay = { checkIn: IsoDate; checkOut: IsoDate }

/** The most nights of one stay; a longer one is a slip in the year. */
export const LONGEST_STAY_NIGHTS = 365

/** The number of nights of a stay. */
export function countNights(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut)
}

/** Whether a stay is longer than one may be. */
export function isTooLong(stay: Stay): boolean {
  return countNights(stay) > LONGEST_STAY_NIGHTS
}

/** The nights a stay holds, each named by the day it begins. */
export function nightsOf(stay: Stay): IsoDate[] {
  return Array.from({ length: Math.max(0, countNights(stay)) }, (_, index) =>
    addDays(stay.checkIn, index),
  )
}

/** Whether two stays share a night; one may begin on the day the other ends. */
export function overlaps(one: Stay, other: Stay): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut
}

/** Whether a span has a night of a stay, or, of a stored stay that has none, its day. */
export function touches({ checkIn, checkOut }: Stay, span: Stay): boolean {
  return checkIn < span.checkOut && (checkIn >= span.checkIn || checkOut > span.checkIn)
}

/** Whether two stays are the same days. */
export function sameStay(one: Stay, other: Stay): boolean {
  return one.checkIn === other.checkIn && one.checkOut === other.checkOut
}

/** Whether a stay holds the night that begins on a day. */
export function covers({ checkIn, checkOut }: Stay, night: IsoDate): boolean {
  return checkIn <= night && night < checkOut
}

/** Whether the guests have left: check-out lies before today. */
export function isPast(stay: Stay, today: IsoDate): boolean {
  return stay.checkOut < today
}

/** Whether check-out comes after check-in. */
export function isInOrder(stay: Stay): boolean {
  return stay.checkIn < stay.checkOut
}
