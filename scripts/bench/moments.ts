import type { JSHandle, Page } from '@playwright/test'

const MARK = 'first-shown'

/** Has every document of `page` note when something matching `selector` first stands in it. */
export async function watchFirst(page: Page, selector: string): Promise<void> {
  await page.addInitScript(
    ([wanted, mark]) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(wanted)) return
        observer.disconnect()
        performance.mark(mark)
      }).observe(document, { subtree: true, childList: true, attributes: true })
    },
    [selector, MARK] as const,
  )
}

/** When it stood there: in milliseconds since navigation, and since 1970. Waits for it. */
export async function firstShown(page: Page): Promise<{ sinceNavigation: number; at: number }> {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, MARK)
  return page.evaluate((mark) => {
    const sinceNavigation = performance.getEntriesByName(mark)[0]?.startTime ?? NaN
    return { sinceNavigation, at: performance.timeOrigin + sinceNavigation }
  }, MARK)
}

/** Something that will happen in a page; the handle's promise gives its time in milliseconds since 1970. */
export type Moment = JSHandle<{ time: Promise<number> }>

/** Begins to look for the next change after which something matches `selector`. */
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

/** Begins to wait for the next click in the page. */
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
