import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { monthSpan } from '#domain/office/figures.ts'

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** The day to which a key leads from another: arrows by day and week, Home and End within the month, Page Up and Page Down beyond. */
export function nextDay(key: string, day: IsoDate): IsoDate | null {
  const step = STEPS[key]
  if (step !== undefined) return addDays(day, step)
  const [year = 0, month = 0] = day.split('-').map(Number)
  switch (key) {
    case 'PageUp':
      return monthSpan(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1).checkIn
    case 'PageDown':
      return monthSpan(year, month + 1).checkIn
    case 'Home':
      return monthSpan(year, month).checkIn
    case 'End':
      return addDays(monthSpan(year, month).checkOut, -1)
    default:
      return null
  }
}

/** The day whose cell an event has happened in. */
export function dayOfCell(target: EventTarget): IsoDate | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  return parseDate(cell?.dataset['day'] ?? '')
}
