import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dayFromToday, openOfficePage, signIn } from './demo.ts'
import { expect, openPage, test } from './site.ts'

const FOLDER = 'docs/pictures'
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

async function take(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 82 })
}

test('the page and the office can be shown on a wide screen and on a phone', async ({
  page,
  browser,
}) => {
  await openPage(page, '/')
  await take(page, 'landing')
  await page.locator('[name=checkIn]').fill(dayFromToday(21))
  await page.locator('[name=checkOut]').fill(dayFromToday(25))
  await page.locator('#rezervasyon').evaluate((section) => section.scrollIntoView())
  await expect(page.locator('[aria-pressed=true]').first()).toBeVisible()
  await take(page, 'reservation')
  await signIn(page)
  await expect(page.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()
  await take(page, 'dashboard')

  const phone = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage()
  await openPage(phone, '/')
  await take(phone, 'phone')
  await signIn(phone)
  await openOfficePage(phone, 'Bugün')
  await expect(
    phone.getByRole('main').getByText('James Whitfield').filter({ visible: true }).first(),
  ).toBeVisible()
  await take(phone, 'office-phone')
})
