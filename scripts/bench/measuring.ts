import type { JSHandle, Page } from '@playwright/test'
import type { Figure } from './table.ts'

const LONGEST_TASK_MS = 50

declare global {
  // The page's own global, filled by `watchLongTasks`.
  var longTasks: { start: number; duration: number }[]
}

/** A future event in a page; the handle's promise gives its time in milliseconds since 1970. */
type Moment = JSHandle<{ time: Promise<number> }>

/** Observes the next change after which something matches `selector`. */
export function nextShown(page: Page, selector: string): Promise<Moment> {
  return page.evaluateHandle(
    (wanted) => ({
      time: new Promise<number>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector(wanted)) return
          observer.disconnect()
          resolve(performance.timeOrigin + performance.now())
        }).observe(document, { subtree: true, childList: true, attributes: true })
      }),
    }),
    selector,
  )
}

/** Observes the next click in the page. */
export function nextClick(page: Page): Promise<Moment> {
  return page.evaluateHandle(() => ({
    time: new Promise<number>((resolve) => {
      document.addEventListener(
        'click',
        () => resolve(performance.timeOrigin + performance.now()),
        { capture: true, once: true },
      )
    }),
  }))
}

/** Waits for the moment, in milliseconds since 1970. */
export function timeOf(moment: Moment): Promise<number> {
  return moment.evaluate(({ time }) => time)
}

/** Records the long tasks of every document that `page` opens. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.longTasks = []
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        longTasks.push({ start: startTime, duration })
    }).observe({ type: 'longtask', buffered: true })
  })
}

async function longTasksDuring(page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const started = await page.evaluate(() => performance.now())
  await work()
  // The observer is called only after the task.
  await page.waitForTimeout(300)
  const tasks = await page.evaluate(() => longTasks)
  return tasks.filter(({ start }) => start >= started).map(({ duration }) => duration)
}

/** The longest task of `page` during `work`. */
export async function longestTask(
  page: Page,
  what: string,
  work: () => Promise<unknown>,
): Promise<Figure> {
  const durations = await longTasksDuring(page, work)
  return {
    what: `longest task, ${what}`,
    value: Math.max(0, ...durations),
    unit: 'ms',
    budget: LONGEST_TASK_MS,
    note: `${durations.length} tasks over 50 ms`,
  }
}

/** The middle value, or the mean of the two middle ones. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  if (upper === undefined || lower === undefined) throw new Error('Nothing was measured.')
  return (lower + upper) / 2
}

/** Runs `measure` `times` times in sequence, and returns the results. */
export async function repeat<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const values: T[] = []
  for (let run = 0; run < times; run += 1) values.push(await measure())
  return values
}
