import { addDays, daysBetween, type IsoDate } from './date.ts'

/** A half-open stay: the night of check-out belongs to the next guest. */
export type Stay = { checkIn: IsoDate; checkOut: IsoDate }

/** The longest stay in nights; a longer one has a typing error in its year. */
export const LONGEST_STAY_NIGHTS = 365

export function countNights(stay: Stay): number {
  return daysBetween(stay.checkIn, stay.checkOut)
}

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

/** Whether a period contains a night of a stay, or the day of a stored stay without nights. */
export function touches({ checkIn, checkOut }: Stay, span: Stay): boolean {
  return checkIn < span.checkOut && (checkIn >= span.checkIn || checkOut > span.checkIn)
}

export function sameStay(one: Stay, other: Stay): boolean {
  return one.checkIn === other.checkIn && one.checkOut === other.checkOut
}

export function covers({ checkIn, checkOut }: Stay, night: IsoDate): boolean {
  return checkIn <= night && night < checkOut
}

export function isPast(stay: Stay, today: IsoDate): boolean {
  return stay.checkOut < today
}

export function isInOrder(stay: Stay): boolean {
  return stay.checkIn < stay.checkOut
}
