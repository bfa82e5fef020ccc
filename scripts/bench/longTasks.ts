import type { Page } from '@playwright/test'
import type { Figure } from './figure.ts'

const BUDGET_MS = 50

declare global {
  // The page's own global, filled by `watchLongTasks`.
  var longTasks: { start: number; duration: number }[]
}

export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        longTasks.push({ start: startTime, duration })
    }).observe({ type: 'longtask', buffered: true })
  })
}

export async function longTasksDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const started = await page.evaluate(() => performance.now())
  await work()
  // The observer is called only after the task.
  await page.waitForTimeout(300)
  const tasks = await page.evaluate(() => longTasks)
  return tasks.filter(({ start }) => start >= started).map(({ duration }) => duration)
}

export function longTaskFigure(what: string, durations: readonly number[]): Figure {
  return {
    what,
    value: Math.max(0, ...durations),
    unit: 'ms',
    budget: BUDGET_MS,
    note: `${durations.length} tasks over 50 ms`,
  }
}
