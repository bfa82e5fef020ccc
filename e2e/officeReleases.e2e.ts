import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { OFFICE_WORKER } from '#i18n/officeAddresses.ts'
import { enter, openRoom } from '#scripts/demo.ts'
import { readDevice } from './cutSite.ts'
import { makeRelease, type ReleasedSite, startReleasedSite } from './release.ts'
import { expect, forgive, test as base } from './site.ts'

type Releases = { before: string; after: string }

const test = base.extend<{ site: ReleasedSite; releases: Releases }>({
  site: async ({ complaints }, use) => {
    const site = await startReleasedSite()
    await use(site)
    await site.stop()
    forgive(complaints, LOST)
  },
  // Two releases, the first of which is on the site.
  releases: async ({ site }, use) => {
    const before = makeRelease('before')
    await site.deploy(before)
    await use({ before, after: makeRelease('after') })
  },
})

const LOST = /ERR_EMPTY_RESPONSE|ERR_FAILED|status of 404/

/** Signs in, and waits until the office's worker has what it keeps. */
async function open(page: Page, site: ReleasedSite) {
  await page.goto(`${site.url}/admin/today`)
  await enter(page)
  await expect(page.getByText('Elif Demirtaş').first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

/** Of which release the page is that is shown. */
async function shown(page: Page): Promise<string | undefined> {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  return scripts.flatMap((name) => /index-[\w-]+-(before|after)\.js/.exec(name)?.[1] ?? []).at(-1)
}

/** Waits until all scripts that are kept for a time without a line are of one release. */
async function expectKept(page: Page, release: string) {
  await expect
    .poll(async () => {
      const kept = Object.values((await readDevice(page)).caches).flat()
      const scripts = kept.filter(([path]) => path.endsWith('.js'))
      return scripts.length > 0 && scripts.every(([path]) => path.endsWith(`-${release}.js`))
    })
    .toBe(true)
}

async function expectToday(page: Page) {
  await expect(page.getByText('Elif Demirtaş').first()).toBeVisible()
}

test('an owner’s open tab goes on over a deploy, and the next page is of the new release, with a line and without @long', async ({
  page,
  site,
  releases,
}) => {
  await open(page, site)
  await expectKept(page, 'before')

  await site.deploy(releases.after)
  await openRoom(page, 'Takvim')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await shown(page)).toBe('before')
  await page.goto(`${site.url}/admin/today`)
  await expectToday(page)
  expect(await shown(page)).toBe('after')

  await expectKept(page, 'after')
  site.cut(true)
  await page.reload()
  await expectToday(page)
  expect(await shown(page)).toBe('after')
})

test('a rollback takes the worker back, too @long', async ({ page, site, releases }) => {
  await site.deploy(releases.after)
  await open(page, site)
  await expectKept(page, 'after')

  await site.rollBack(releases.before)
  await page.reload()
  await expectToday(page)
  expect(await shown(page)).toBe('before')

  await expectKept(page, 'before')
  site.cut(true)
  await page.reload()
  await expectToday(page)
  expect(await shown(page)).toBe('before')
})

test.describe('a worker that shows nobody the office any more', () => {
  test.beforeEach(async ({ page, site, releases }) => {
    await open(page, site)
    writeFileSync(`${releases.after}${OFFICE_WORKER}`, BROKEN)
    await site.deploy(releases.after)
    await expect(async () => {
      await page.reload()
      // A browser asks for a newer worker a while after a page has come: one that is reloaded sooner puts that off.
      await expect(page.getByText('Kırık')).toBeVisible({ timeout: 4_000 })
    }).toPass()
  })

  test('is got rid of by the next deploy @long', async ({ page, site }) => {
    await site.deploy(makeRelease('mended'))

    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Elif Demirtaş').first()).toBeVisible({ timeout: 3_000 })
    }).toPass()
  })
})

const BROKEN = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<p>Kırık</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }))
})
`
