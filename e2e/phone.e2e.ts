import type { Page } from '@playwright/test'
import { anchors } from '#i18n/addresses.ts'
import { expectNoViolations } from './axe.ts'
import { dayFromToday } from './demo.ts'
import { expect, expectAtTop, openPage, PHONE, returnOften, scrollThrough, test } from './site.ts'
import { tr } from './words.ts'

const [CHECK_IN, CHECK_OUT] = [dayFromToday(21), dayFromToday(24)]
const LINK = `/?giris=${CHECK_IN}&cikis=${CHECK_OUT}#rezervasyon`
const reservation = (page: Page) => page.locator(`#${anchors.reservation}`)

test('a guest on a phone opens a link with dates, is led back to them by the bar, and everything is accessible @long', async ({
  page,
  context,
  backend,
}) => {
  const connections = openConnections(page)
  await returnOften(page)
  await page.setViewportSize(PHONE)
  const prices = await backend.stored('prices')
  await backend.store('prices', null)
  await openPage(page, LINK)
  await expect(page.locator('[name=checkOut]')).toHaveValue(CHECK_OUT)
  await page.locator('[name=firstName]').fill('İpek')

  // The page follows a link's target until the reader scrolls.
  await page.mouse.wheel(0, -1)
  await page.locator('#galeri').scrollIntoViewIfNeeded()
  const bar = page
    .locator(`main a[href="#${anchors.reservation}"]`)
    .filter({ hasText: tr.nav.reservation })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await expect(bar.locator('xpath=..')).toContainText(
    tr.units.nights_other.replace('{{count}}', '3'),
  )
  await bar.click()
  await expectAtTop(reservation(page))
  // The late table of prices appears above the section, which stays where it is.
  await backend.store('prices', prices)
  await expect(page.locator('#bilgi table')).toHaveCount(1)
  await expectAtTop(reservation(page))
  await expect(bar).toHaveCount(0)
  // The values have loaded: what stays open is the calendar's subscription.
  await expect.poll(connections).toBe(1)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)

  await scrollThrough(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, 'pixels to scroll, with prices and all').toBeLessThanOrEqual(14_000)
  await expectNoViolations(page)
  const activities = page.getByRole('list', { name: tr.info.activities.title })
  await activities.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => activities.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)

  // In another tab, without session storage, the draft is restored; a link's dates win over it.
  const tomorrow = await context.newPage()
  await openPage(tomorrow, '/#rezervasyon')
  await expect(tomorrow.locator('[name=firstName]')).toHaveValue('İpek')
  await tomorrow.locator('[name=checkOut]').fill(dayFromToday(25))
  await tomorrow.goto(LINK)
  await expect(tomorrow.locator('[name=checkOut]')).toHaveValue(CHECK_OUT)
  await tomorrow.close()

  await expectLayersToLeaveNothing(page)
})

/** Full-screen pictures and the menu are accessible, and leave the history, the scroll position and the focus as they were. */
async function expectLayersToLeaveNothing(page: Page) {
  await page.goto('/gizlilik')
  await openPage(page, '/#bilgi')
  const opener = page.getByRole('button', { name: tr.gallery.openFullScreen })
  const pictures = page.getByRole('dialog')
  const menu = page.getByRole('button', { name: tr.nav.menu })
  await page.mouse.wheel(0, -1)
  await opener.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await opener.click()
  await expect(pictures).toBeVisible()
  await expectNoViolations(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(pictures).toHaveCount(0)
  await expect(opener).toBeFocused()
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expectNoViolations(page, 'header')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBeCloseTo(before, -1)
  await menu.click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).last().click()
  await expect(page).toHaveURL(/\/en#bilgi$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/gizlilik$/)
}

/** The number of open connections to the database. */
function openConnections(page: Page): () => number {
  const open = new Set<unknown>()
  page.on('request', (request) => {
    if (request.url().includes('127.0.0.1:9000')) open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}
