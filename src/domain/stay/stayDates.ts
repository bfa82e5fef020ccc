import { addDays, daysBetween, earliest, type IsoDate, latest } from '#domain/date.ts'
import { writtenDay } from '#domain/field/dayField.ts'
import { type NameOf, readFields, getField, writeFields } from '#domain/field/record.ts'

/** A half-open stay: the night of check-out belongs to the next guest. */
export type StayDates = { checkIn: IsoDate; checkOut: IsoDate }

/** The longest stay in nights; a longer one has a typing error in its year. */
export const LONGEST_STAY_NIGHTS = 365

/** The number of nights of a stay. */
export function countNights(stay: StayDates): number {
  return daysBetween(stay.checkIn, stay.checkOut)
}

/** Whether a stay is longer than allowed. */
export function isTooLong(stay: StayDates): boolean {
  return countNights(stay) > LONGEST_STAY_NIGHTS
}

/** The nights of a stay, each named by the day it begins. */
export function nightsOf(stay: StayDates): IsoDate[] {
  return Array.from({ length: Math.max(0, countNights(stay)) }, (_, index) =>
    addDays(stay.checkIn, index),
  )
}

/** Whether two stays share a night; one may begin on the day the other ends. */
export function overlaps(one: StayDates, other: StayDates): boolean {
  return one.checkIn < other.checkOut && other.checkIn < one.checkOut
}

/** The days that two stays share; `null` if they share no night. */
export function sharedDates(one: StayDates, other: StayDates): StayDates | null {
  const checkIn = latest(one.checkIn, other.checkIn)
  const checkOut = earliest(one.checkOut, other.checkOut)
  return checkIn < checkOut ? { checkIn, checkOut } : null
}

/** Whether two stays have the same dates. */
export function sameDates(one: StayDates, other: StayDates): boolean {
  return one.checkIn === other.checkIn && one.checkOut === other.checkOut
}

/** Whether a stay has the night that begins on a day. */
export function covers({ checkIn, checkOut }: StayDates, night: IsoDate): boolean {
  return checkIn <= night && night < checkOut
}

/** Whether check-out is before today. */
export function isPast(stay: StayDates, today: IsoDate): boolean {
  return stay.checkOut < today
}

/** The days to the latest usual stay, eighteen months ahead. */
const FAR_AHEAD = 548

/** Whether a day is so far ahead that its year may be a typing error. */
export function isFarAhead(day: IsoDate, today: IsoDate): boolean {
  return day > addDays(today, FAR_AHEAD)
}

/** Whether check-out is after check-in. */
export function isInOrder(stay: StayDates): boolean {
  return stay.checkIn < stay.checkOut
}

/** Why two days are no stay; `null` if they are one. */
export function datesProblem(stay: StayDates): 'order' | 'long' | null {
  if (!isInOrder(stay)) return 'order'
  return isTooLong(stay) ? 'long' : null
}

/** The public half of a reservation, `/reservations/{id}`. */
export const stayDateFields = { girisTarihi: writtenDay(), cikisTarihi: writtenDay() }

export type ReadStayDates =
  | { dates: StayDates }
  | { problem: 'dates' | 'order'; wrong: NameOf<typeof stayDateFields>[] }

/** Parses the public half of a record: two dates in one of the three stored formats, in order. */
export function readStayDates(stored: unknown): ReadStayDates {
  const read = readFields(stayDateFields, stored)
  if ('wrong' in read) return { problem: 'dates', wrong: read.wrong }
  const stay = { checkIn: read.values.girisTarihi, checkOut: read.values.cikisTarihi }
  return stay.checkIn <= stay.checkOut
    ? { dates: stay }
    : { problem: 'order', wrong: ['cikisTarihi'] }
}

/** The stored public half. */
export function writeStayDates({ checkIn, checkOut }: StayDates) {
  return writeFields(stayDateFields, { girisTarihi: checkIn, cikisTarihi: checkOut })
}

/** Whether a private half has the days that the rules need, unlike older records. */
export function hasDays(details: unknown): boolean {
  return getField(details, 'checkIn') !== undefined
}

/** A stay's two days in its private half, as yyyy-MM-dd, which rules compare with nights. */
export function writeDays({ checkIn, checkOut }: StayDates) {
  return { checkIn, checkOut }
}
