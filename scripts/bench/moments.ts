import type { JSHandle, Page } from '@playwright/test'

/** A future event in a page; the handle's promise gives its time in milliseconds since 1970. */
export type Moment = JSHandle<{ time: Promise<number> }>

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

export function timeOf(moment: Moment): Promise<number> {
  return moment.evaluate(({ time }) => time)
}
