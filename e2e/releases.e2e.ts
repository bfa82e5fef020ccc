import type { Page } from '@playwright/test'
import { test } from './release.ts'
import { expect, expectHydrated, fillPerson, forgive } from './site.ts'
import { en, tr } from './words.ts'

test('a page whose scripts a deploy removed offers a reload and keeps its drafts @long', async ({
  page,
  site,
  releases,
  complaints,
}) => {
  await page.goto(site.url)
  await expectHydrated(page)
  await seeCalendar(page)
  await fillPerson(page)
  await site.deploy(releases.after)
  await switchLanguage(page, 'English')

  const offer = page.getByRole('alert').filter({ hasText: tr.app.partGone })
  await expect(offer).toHaveCount(1)
  await expect(page.getByText(tr.app.languageFailed)).toHaveCount(0)
  await offer.getByRole('button', { name: tr.app.reload }).click()

  await seeCalendar(page)
  await expect(page.locator('[name=firstName]')).toHaveValue('İpek')
  await switchLanguage(page, 'English')
  await expect(page.getByRole('heading', { name: en.booking.title })).toBeVisible()
  forgive(complaints, GONE)
})

async function seeCalendar(page: Page) {
  const section = page.locator('#rezervasyon')
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('[data-day]').first()).toBeVisible()
}

async function switchLanguage(page: Page, to: string) {
  await page.getByRole('banner').getByRole('link', { name: to }).first().click()
}

/** The messages of the browser and the page about missing files. */
const GONE = /status of 404|can no longer be fetched|Failed to fetch dynamically imported module/
