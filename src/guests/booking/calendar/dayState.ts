import { freeHalf, isBlocked } from '#domain/stay/availability.ts'
import { addDays, dayOf, type IsoDate, noonOf } from '#domain/date.ts'
import { type Weekdays, otherArrivalDays } from '#domain/prices/prices.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import {
  type Choice,
  hasTurnover,
  pickDay,
  stayOf,
  type StayRules,
} from '#domain/stay/stayChoice.ts'
import { addMonths as addMonthsToDate, getDay, getDaysInMonth, startOfMonth } from 'date-fns'

export type DayState = {
  past: boolean
  booked: boolean
  /** The free half of a day on which one guest leaves and another may arrive. */
  half: 'morning' | 'afternoon' | null
  today: boolean
  /** Free, but out of reach of the picked end. */
  beyond: boolean
  /** Free, but a stay to it would have fewer than this minimum of nights. */
  short: number | null
  /** Free, but without arrivals, which are on these weekdays only. */
  arrival: Weekdays | null
  end: 'checkIn' | 'checkOut' | null
  /** Within the picked stay, or its only picked end. */
  picked: boolean
  /** The day's place in the picked or previewed stay. */
  place: 'first' | 'within' | 'last' | 'alone' | null
  preview: boolean
}

/** The state of `day`, given the picked days and the previewed stay. */
export function dayStateOf(
  day: IsoDate,
  choice: Choice,
  preview: StayDates | null,
  rules: StayRules,
): DayState {
  const { today, availability } = rules
  const stay = stayOf(choice)
  const end = day === choice.checkIn ? 'checkIn' : day === choice.checkOut ? 'checkOut' : null
  const past = today !== null && day < today
  const turnover = hasTurnover(rules)
  const booked = isBlocked(availability, day, turnover)
  const outcome = past || booked || end !== null ? null : pickDay(choice, day, rules)
  const refusal = outcome?.refusal
  return {
    past,
    booked,
    half: turnover ? freeHalf(availability, day) : null,
    beyond: Boolean(refusal) && outcome?.choice !== choice,
    short: refusal?.code === 'short' && outcome?.choice === choice ? refusal.nights : null,
    arrival:
      refusal && refusal.code !== 'short' && outcome?.choice === choice
        ? otherArrivalDays(day, rules.prices)
        : null,
    today: day === today,
    end,
    picked: end !== null || (stay !== null && isWithin(day, stay)),
    place: placeIn(day, stay ?? preview) ?? (end === null ? null : 'alone'),
    preview: stay === null && preview !== null && isWithin(day, preview),
  }
}

function placeIn(day: IsoDate, stay: StayDates | null): DayState['place'] {
  if (stay === null || !isWithin(day, stay)) return null
  if (day === stay.checkIn) return 'first'
  return day === stay.checkOut ? 'last' : 'within'
}

function isWithin(day: IsoDate, { checkIn, checkOut }: StayDates): boolean {
  return checkIn <= day && day <= checkOut
}

/** The day to which a key moves, or `null`; `weekStart` is 0 for Sunday, 1 for Monday. */
export function moveDay(
  day: IsoDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  weekStart: 0 | 1,
): IsoDate | null {
  const dayInWeek = (getDay(noonOf(day)) - weekStart + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -dayInWeek)
    case 'End':
      return addDays(day, 6 - dayInWeek)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return null
  }
}

/** Late in a month few of its days are left to book, so the calendar opens on the next one. */
const LATE_IN_MONTH = 20

/** The day whose month the calendar shows first. */
export function openingDay(today: IsoDate): IsoDate {
  if (Number(today.slice(8)) < LATE_IN_MONTH) return today
  return dayOf(startOfMonth(addMonthsToDate(noonOf(today), 1)))
}

/** The first day of the week, counted from Sunday. */
export const WEEK_STARTS = { gregory: 0, iso8601: 1 } as const

/** The same day some months later, or the last day of a shorter month. */
function addMonths(day: IsoDate, months: number): IsoDate {
  return dayOf(addMonthsToDate(noonOf(day), months))
}

/** Whether the month of a day has six rows. */
export function spansSixWeeks(day: IsoDate, weekStart: 0 | 1): boolean {
  const first = startOfMonth(noonOf(day))
  const daysBefore = (getDay(first) - weekStart + 7) % 7
  return daysBefore + getDaysInMonth(first) > 5 * 7
}
