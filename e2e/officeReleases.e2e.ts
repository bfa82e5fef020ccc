import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { OFFICE_WORKER } from '#i18n/addresses.ts'
import { enter, openRoom } from './demo.ts'
import { readDevice } from './cutSite.ts'
import { makeRelease, type ReleasedSite, test } from './release.ts'
import { expect } from './site.ts'

test.use({ forgiven: /ERR_EMPTY_RESPONSE|ERR_FAILED|status of 404/ })

/** Signs in, and waits until the office's worker has what it keeps. */
async function open(page: Page, site: ReleasedSite) {
  await page.goto(`${site.url}/admin/today`)
  await enter(page)
  await expectToday(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

/** The release of the shown page. */
async function shown(page: Page): Promise<string | undefined> {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  return scripts.flatMap((name) => /index-[\w-]+-(before|after)\.js/.exec(name)?.[1] ?? []).at(-1)
}

/** Waits until the page of a release is shown; a page of an older release reloads itself. */
async function expectShown(page: Page, release: string) {
  await expect(async () => expect(await shown(page)).toBe(release)).toPass()
}

/** Waits until all scripts in the worker's cache are of one release. */
async function expectKept(page: Page, release: string) {
  await expect
    .poll(async () => {
      const kept = Object.values((await readDevice(page)).caches).flat()
      const scripts = kept.filter(([path]) => path.endsWith('.js'))
      return scripts.length > 0 && scripts.every(([path]) => path.endsWith(`-${release}.js`))
    })
    .toBe(true)
}

async function expectToday(page: Page, timeout = 40_000) {
  await expect(page.getByText('Elif Demirtaş').first()).toBeVisible({ timeout })
}

/** Checks that the worker keeps a release, and shows it offline. */
async function expectOffline(page: Page, site: ReleasedSite, release: string) {
  await expectShown(page, release)
  await expectKept(page, release)
  site.cut(true)
  await page.reload()
  await expectToday(page)
  await expectShown(page, release)
}

test('an owner’s open tab survives a deploy, and the next page is of the new release, online and offline, also after a rollback @long', async ({
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
  await expectOffline(page, site, 'after')

  site.cut(false)
  await site.rollBack(releases.before)
  await page.reload()
  await expectToday(page)
  await expectOffline(page, site, 'before')
})

test('a worker that blocks the office is replaced by the next deploy @long', async ({
  page,
  site,
  releases,
}) => {
  await open(page, site)
  writeFileSync(`${releases.after}${OFFICE_WORKER}`, BROKEN)
  await site.deploy(releases.after)
  await expect(async () => {
    await page.reload()
    // Browsers look for a newer worker some time after a page has loaded, and a reload restarts
    // that.
    await expect(page.getByText('Kırık')).toBeVisible({ timeout: 4_000 })
  }).toPass()

  await site.deploy(makeRelease('mended'))

  await expect(async () => {
    await page.reload()
    await expectToday(page, 3_000)
  }).toPass()
})

const BROKEN = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response('<p>Kırık</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } }))
})
`
