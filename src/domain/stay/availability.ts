import { addDays, earliest, type IsoDate, latest } from '#domain/date.ts'
import type { Reservation } from './reservation.ts'
import { countNights, isInOrder, overlaps, type StayDates } from './stayDates.ts'

/** Blocked days, inclusive; `whole` are its ends if a stay without nights blocks them. */
type BlockedRange = { from: IsoDate; to: IsoDate; whole?: readonly IsoDate[] }

/** Booked days as disjoint, sorted ranges, for a binary search among ten thousand stays. */
export type Availability = readonly BlockedRange[]

/**
 * The blocked days of stays from check-in through check-out, since the day between two guests is
 * kept free.
 */
export function blockedDays(stays: readonly StayDates[]): Availability {
  const sorted = [...stays].sort((one, other) => (one.checkIn < other.checkIn ? -1 : 1))
  const ranges: BlockedRange[] = []
  for (const { checkIn, checkOut } of sorted) {
    let last = ranges.at(-1)
    if (last && checkIn <= last.to) {
      if (checkOut > last.to) last.to = checkOut
    } else {
      last = { from: checkIn, to: checkOut }
      ranges.push(last)
    }
    if (checkIn === checkOut) last.whole = [...(last.whole ?? []), checkIn]
  }
  return ranges
}

/**
 * The free half of a day when one guest may arrive on the day another leaves: the afternoon when a
 * booked range ends, the morning when one begins; `null` on any other day.
 */
export function freeHalf(availability: Availability, day: IsoDate): 'morning' | 'afternoon' | null {
  const range = firstEndingFrom(availability, day)
  if (!range || range.from === range.to || range.whole?.includes(day)) return null
  if (range.to === day) return 'afternoon'
  return range.from === day ? 'morning' : null
}

/** Whether a day is booked; with `turnover`, half-free days are not. */
export function isBlocked(availability: Availability, day: IsoDate, turnover = false): boolean {
  const range = firstEndingFrom(availability, day)
  if (range === undefined || range.from > day) return false
  return !turnover || freeHalf(availability, day) === null
}

/**
 * The first booked day from `from` through `to`, or `null`; with `turnover`, half-free ends are
 * allowed.
 */
export function firstBlockedDay(
  availability: Availability,
  from: IsoDate,
  to: IsoDate,
  turnover = false,
): IsoDate | null {
  if (turnover && freeHalf(availability, from) === 'afternoon') {
    return firstBlockedDay(availability, addDays(from, 1), to, turnover)
  }
  const range = firstEndingFrom(availability, from)
  if (turnover && range?.from === to && freeHalf(availability, to) === 'morning') return null
  if (!range || range.from > to) return null
  return range.from < from ? from : range.from
}

/**
 * The first and last free day around a free one, `null` for an unlimited side; with `turnover`,
 * includes half-free days.
 */
export function freeAround(
  availability: Availability,
  day: IsoDate,
  turnover = false,
): { from: IsoDate | null; to: IsoDate | null } {
  const after = indexEndingFrom(availability, turnover ? addDays(day, 1) : day)
  const [previous, next] = [availability[after - 1], availability[after]]
  const isFree = (edge: IsoDate) => turnover && freeHalf(availability, edge) !== null
  return {
    from: previous ? (isFree(previous.to) ? previous.to : addDays(previous.to, 1)) : null,
    to: next ? (isFree(next.from) ? next.from : addDays(next.from, -1)) : null,
  }
}

function firstEndingFrom(availability: Availability, day: IsoDate): BlockedRange | undefined {
  return availability[indexEndingFrom(availability, day)]
}

function indexEndingFrom(availability: Availability, day: IsoDate): number {
  let low = 0
  let high = availability.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((availability[middle]?.to ?? '') < day) low = middle + 1
    else high = middle
  }
  return low
}

/** How many days earlier or later count as near. */
const NEAR_DAYS = 21

/** At most `count` free stays of the length of `stay` from today on, the nearest first. */
export function staysNear(
  availability: Availability,
  stay: StayDates,
  today: IsoDate,
  count: number,
  turnover = false,
): StayDates[] {
  const nights = countNights(stay)
  const shifts = Array.from({ length: NEAR_DAYS }, (_, index) => [index + 1, -index - 1]).flat()
  const near = shifts.map((shift) => addDays(stay.checkIn, shift))
  return near
    .filter((checkIn) => checkIn >= today)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }))
    .filter((each) => firstBlockedDay(availability, each.checkIn, each.checkOut, turnover) === null)
    .slice(0, count)
}

/** The free stay from `day` on: up to `longest` nights or the next guest. */
export function freeStayFrom(
  reservations: readonly Reservation[],
  day: IsoDate,
  longest: number,
): StayDates {
  const checkOut = reservations
    .filter(({ dates }) => dates.checkIn > day && isInOrder(dates))
    .reduce((first, { dates }) => earliest(first, dates.checkIn), addDays(day, longest))
  return { checkIn: day, checkOut }
}

/** The first day on or after `from` on which seven free nights begin. */
export function nextFreeWeek(reservations: readonly Reservation[], from: IsoDate): IsoDate {
  const week = { checkIn: from, checkOut: addDays(from, 7) }
  const taken = reservations.filter(({ dates }) => overlaps(dates, week))
  const lastOut = taken.reduce((last, { dates }) => latest(last, dates.checkOut), from)
  return lastOut === from ? from : nextFreeWeek(reservations, lastOut)
}
