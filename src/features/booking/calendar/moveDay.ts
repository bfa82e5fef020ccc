import { addMonths as addMonthsToDate, getDay } from 'date-fns'
import { addDays, dayOf, type IsoDate, noonOf } from '#domain/date.ts'

/**
 * The day to which a key moves from `day`, or `null` for other keys; `weekStart` is 0 for Sunday, 1
 * for Monday.
 */
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

/** The number of months since year 0. */
export function monthNumber(day: IsoDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

/** The same day some months later, or the last day of a shorter month. */
function addMonths(day: IsoDate, months: number): IsoDate {
  return dayOf(addMonthsToDate(noonOf(day), months))
}
