import type { Locator, Page } from '@playwright/test'
import { makeRelease, type ReleasedSite, startReleasedSite } from './release.ts'
import { expect, expectAwake, fillPerson, forgive, test as base } from './site.ts'
import { en, tr } from './words.ts'

type Releases = { before: string; after: string }

const test = base.extend<{ site: ReleasedSite; releases: Releases }>({
  site: async ({}, use) => {
    const site = await startReleasedSite()
    await use(site)
    await site.stop()
  },
  // Two releases, the first of which is on the site.
  releases: async ({ site }, use) => {
    const before = makeRelease('before')
    await site.deploy(before)
    await use({ before, after: makeRelease('after') })
  },
})

test('a page that is open during a deploy still finds its chunks @long', async ({
  page,
  site,
  releases,
}) => {
  await page.goto(site.url)
  await expectAwake(page.locator('html'))

  await site.deploy(releases.after)

  await seeCalendar(page)
  await switchLanguage(page)
  await expect(page.getByRole('heading', { name: en.booking.title })).toBeVisible()
})

test('a page whose chunks a rollback removed offers a reload, and keeps its drafts @long', async ({
  page,
  site,
  releases,
  complaints,
}) => {
  await site.deploy(releases.after)
  await page.goto(`${site.url}/#rezervasyon`)
  await seeCalendar(page)
  await fillPerson(page)

  await site.rollBack(releases.before)
  await switchLanguage(page)

  const offer = page.getByRole('alert').filter({ hasText: tr.app.partGone })
  await expect(offer).toHaveCount(1)
  await expect(page.getByText(tr.app.languageFailed)).toHaveCount(0)
  await offer.getByRole('button', { name: tr.app.reload }).click()

  await seeCalendar(page)
  await expect(page.locator('[name=firstName]')).toHaveValue('İpek')
  await switchLanguage(page)
  await expect(page.getByRole('heading', { name: en.booking.title })).toBeVisible()
  forgive(complaints, GONE)
})

function section(page: Page): Locator {
  return page.locator('#rezervasyon')
}

async function seeCalendar(page: Page) {
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).locator('[data-day]').first()).toBeVisible()
}

async function switchLanguage(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click()
}

/** The messages of the browser and the page about missing files. */
const GONE = /status of 404|can no longer be fetched|Failed to fetch dynamically imported module/
