import type { Page } from '@playwright/test'
import type { Figure } from './figure.ts'

/** A layout shift as the browser reports it; `start` in milliseconds since navigation. */
export type Shift = { start: number; value: number; afterInput: boolean; moved: string }

/** A task that held the page up for more than 50 ms; times in milliseconds since navigation. */
export type LongTask = { start: number; duration: number }

declare global {
  // The page's own global, filled by `watchSteadiness`.
  var steadiness: { shifts: Shift[]; longTasks: LongTask[] }
}

// TypeScript's library does not know these entries.
type LayoutShiftEntry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

const WINDOW_MS = 5_000
const GAP_MS = 1_000
const LONG_TASK_BUDGET_MS = 50

/** Has every document of `page` note its layout shifts and long tasks from its start. */
export async function watchSteadiness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.steadiness = { shifts: [], longTasks: [] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources, startTime } = entry as LayoutShiftEntry
        const moved = sources[0]?.node?.parentElement?.outerHTML.slice(0, 60) ?? ''
        steadiness.shifts.push({ start: startTime, value, afterInput: hadRecentInput, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        steadiness.longTasks.push({ start: startTime, duration })
      }
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** The long tasks of `page` while `work` went on. */
export async function longTasksDuring(
  page: Page,
  work: () => Promise<unknown>,
): Promise<LongTask[]> {
  const started = await page.evaluate(() => performance.now())
  await work()
  // The observer hears of a task only after it.
  await page.waitForTimeout(300)
  const tasks = await page.evaluate(() => steadiness.longTasks)
  return tasks.filter(({ start }) => start >= started)
}

/** The longest of the tasks over 50 ms, beside how many there were. */
export function longTaskFigure(what: string, tasks: readonly LongTask[]): Figure {
  return {
    what,
    value: Math.max(0, ...tasks.map(({ duration }) => duration)),
    unit: 'ms',
    budget: LONG_TASK_BUDGET_MS,
    note: tasks.length === 0 ? 'no task over 50 ms' : `${tasks.length} over 50 ms`,
  }
}

/**
 * Cumulative Layout Shift as web.dev/cls defines it: the largest sum of shifts that nobody's input called for, within
 * a window of at most five seconds without a pause of one.
 */
export function cumulativeLayoutShift(shifts: readonly Shift[]): number {
  let largest = 0
  let sum = 0
  let first = -Infinity
  let last = -Infinity
  for (const { start, value, afterInput } of shifts) {
    if (afterInput) continue
    if (start - last >= GAP_MS || start - first >= WINDOW_MS) {
      sum = 0
      first = start
    }
    last = start
    sum += value
    largest = Math.max(largest, sum)
  }
  return largest
}
