import type { BrowserContextOptions, Page } from '@playwright/test'
import type { Site } from './site.ts'

const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const LAPTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
const SCREENS = { phone: PHONE, laptop: LAPTOP }
export type Screen = keyof typeof SCREENS

const SCROLL_SPEED = 1_000

/** The selector of a day that the public calendar shows as booked. */
export function bookedTile(day?: string): string {
  return `[data-day${day === undefined ? '' : `="${day}"`}][aria-disabled="true"]`
}

export const FIRST_ROW = 'tbody tr:has(th) button'

/** Opens a blank page in its own browser profile, thus with an empty cache. */
export async function openScreen({ browser, url }: Site, screen: Screen): Promise<Page> {
  const context = await browser.newContext({
    ...SCREENS[screen],
    baseURL: url,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
  })
  return context.newPage()
}

/** Scrolls to the calendar as a link would, and waits for its days. */
export async function goToCalendar(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('#rezervasyon'))
  await page.locator('[data-day]').first().waitFor()
}

/** Scrolls to the page's end with a finger's slow gesture, even while the page grows. */
export async function scrollToEnd(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const left = () => page.evaluate(() => document.body.scrollHeight - innerHeight - scrollY)
  for (let distance = await left(); distance > 2; distance = await left()) {
    await devtools.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -Math.min(distance, height),
      speed: SCROLL_SPEED,
    })
  }
  await devtools.detach()
}
