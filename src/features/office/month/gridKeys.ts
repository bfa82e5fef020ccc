import type { KeyboardEvent } from 'react'
import { addDays, type IsoDate, parseDate } from '#domain/date.ts'
import { monthSpan } from '#domain/office/figures.ts'

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

type GridMoves = {
  /** Focuses another day. */
  goTo: (day: IsoDate) => void
  choose: (day: IsoDate) => void
}

/**
 * Handles a key in a grid of days: arrows move by day and week, Home and End within the month, Page
 * Up and Page Down between months; Enter and Space select.
 */
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
  cellOf(grid, day)?.focus()
}

/** A day's cell, if it is in the grid. */
export function cellOf(grid: HTMLElement | null, day: IsoDate): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null
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
