import { addDays, type IsoDate, weekdayOf } from './date.ts'
import type { Stay } from './stay.ts'

/** Days that cannot be booked, from the first through the last, inclusive; `whole` are those two where a stay of no night has them. */
type BlockedRange = { from: IsoDate; to: IsoDate; whole?: readonly IsoDate[] }

/** Booked days as disjoint ranges in calendar order, so that ten thousand stays are answered by a binary search. */
export type Availability = readonly BlockedRange[]

/** The blocked days of stays: every day from check-in through check-out, both included: the day between two guests is the house's. */
export function blockedDays(stays: readonly Stay[]): Availability {
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
 * The half of a day that is free where one guest may arrive on the day another leaves: from noon on the day a
 * booked range ends, until noon on the day one begins; `null` on any other day.
 */
export function freeHalf(availability: Availability, day: IsoDate): 'morning' | 'afternoon' | null {
  const range = firstEndingFrom(availability, day)
  if (!range || range.from === range.to || range.whole?.includes(day)) return null
  if (range.to === day) return 'afternoon'
  return range.from === day ? 'morning' : null
}

/** Whether a day is booked; with `turnover` one that is half free is not. */
export function isBlocked(availability: Availability, day: IsoDate, turnover = false): boolean {
  const range = firstEndingFrom(availability, day)
  if (range === undefined || range.from > day) return false
  return !turnover || freeHalf(availability, day) === null
}

/** The first booked day of a stay from `from` through `to`, or `null` when all are free; with `turnover` half of each will do. */
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
 * The first stay over a weekend from `today` on whose days are all free, within a year; `null` when there is none. From
 * Friday to Sunday, from Saturday where nobody may arrive on that Friday, and longer where `shortest` says that a stay from
 * that day is: `null` where none may begin.
 */
export function firstFreeWeekend(
  availability: Availability,
  today: IsoDate,
  shortest: (checkIn: IsoDate) => number | null,
  turnover = false,
): Stay | null {
  const friday = addDays(today, (5 - weekdayOf(today) + 7) % 7)
  for (let week = 0; week < 53; week += 1) {
    for (const checkIn of [addDays(friday, week * 7), addDays(friday, week * 7 + 1)]) {
      const nights = shortest(checkIn)
      if (nights === null) continue
      const checkOut = addDays(checkIn, Math.max(2, nights))
      if (firstBlockedDay(availability, checkIn, checkOut, turnover) === null)
        return { checkIn, checkOut }
      break
    }
  }
  return null
}

/** The free days around a free one: the first and the last of them, `null` where nothing is booked on that side; with `turnover` half-free ones are among them. */
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
