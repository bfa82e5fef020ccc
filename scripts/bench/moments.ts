import type { JSHandle, Locator, Page } from '@playwright/test'

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

/** Gets ready to click in the middle of something, as a mouse does: to look for it would hold up the page that is measured. */
export async function aimAt(page: Page, target: Locator): Promise<() => Promise<void>> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to click at')
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Waits for the moment, in milliseconds since 1970. */
export function timeOf(moment: Moment): Promise<number> {
  return moment.evaluate(({ time }) => time)
}
