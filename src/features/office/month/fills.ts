import type { KeyboardEvent } from 'react'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { monthSpan } from '#domain/office/figures.ts'

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

type GridMoves = { goTo: (day: IsoDate) => void; choose: (day: IsoDate) => void }

/** Handles the keys of a grid of days, as in a date picker. */
export function onGridKey(event: KeyboardEvent<HTMLElement>, { goTo, choose }: GridMoves): void {
  const day = dayOfCell(event.target)
  if (!day || event.altKey || event.ctrlKey || event.metaKey) return
  const next = nextDay(event.key, day)
  if (next) goTo(next)
  else if (event.key === 'Enter' || event.key === ' ') choose(day)
  else return
  event.preventDefault()
}

/** Focuses a day's cell, if it is in the grid. */
export function focusDay(grid: HTMLElement | null, day: IsoDate): void {
  grid?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
}

/** The first day of the previous month. */
export function monthBefore(day: IsoDate): IsoDate {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return monthSpan(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1).checkIn
}

function nextDay(key: string, day: IsoDate): IsoDate | null {
  const step = STEPS[key]
  if (step !== undefined) return addDays(day, step)
  const [year = 0, month = 0] = day.split('-').map(Number)
  switch (key) {
    case 'PageUp':
      return monthBefore(day)
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

/** The day of the cell that contains an event's target. */
export function dayOfCell(target: EventTarget): IsoDate | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  return parseDate(cell?.dataset['day'] ?? '')
}

/** Distinguishable without colour. */
export const FILLS = {
  stay: 'bg-accent-200!',
  channel: 'bg-lavender-300!',
  unpaid: 'bg-clay-100!',
  closed: 'bg-linen-300!',
  held: 'bg-[repeating-linear-gradient(135deg,theme(colors.alert.100)_0_3px,transparent_3px_7px)]! inset-ring inset-ring-alert-700',
} as const

/** The kinds of stays that differ in colour and mark. */
export type StayLook = 'stay' | 'channel' | 'unpaid' | 'held'

export const MARKS: Readonly<Record<StayLook, string>> = {
  stay: '',
  channel: '◆ ',
  unpaid: '₺ ',
  held: '? ',
}
