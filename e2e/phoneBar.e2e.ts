import type { Page } from '@playwright/test'
import { anchors } from '#i18n/addresses.ts'
import { dayFromToday } from './demo.ts'
import { expect, expectAtTop, LANGUAGES, openPage, PHONE, test } from './site.ts'

const { path, words } = LANGUAGES[0]

test(`on a phone the bar links to the reservation throughout the page @long`, async ({ page }) => {
  const lines = openLines(page)
  await page.setViewportSize(PHONE)
  await openPage(page, path)
  const bar = page
    .locator(`main a[href="#${anchors.reservation}"]`)
    .filter({ hasText: words.nav.reservation })
  await expect(bar).toHaveCount(0)

  await page.locator('#galeri').scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.locator('xpath=..')).toContainText(words.booking.bar.ask)
  await expect(bar.locator('xpath=..')).toContainText(words.booking.price.from.split('{{')[0] + '₺')
  // The values have loaded: what stays open is the calendar's subscription.
  await expect.poll(lines).toBe(1)

  await bar.click()
  await expectAtTop(page.locator('#rezervasyon'))
  await expect(bar).toHaveCount(0)
  await page.locator('[name=checkIn]').fill(dayFromToday(21))
  await page.locator('[name=checkOut]').fill(dayFromToday(24))
  // The page follows a link's target until the reader scrolls.
  await page.mouse.wheel(0, -1)
  await page.locator('#galeri').scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.locator('xpath=..')).toContainText(
    words.booking.summary.nights_other.replace('{{count}}', '3'),
  )

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
})

/** The number of open connections to the database. */
function openLines(page: Page): () => number {
  const open = new Set<unknown>()
  page.on('request', (request) => {
    if (request.url().includes('127.0.0.1:9000')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}
