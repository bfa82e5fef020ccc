import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Hosting, startHosting } from '#scripts/hosting.ts'
import { office } from '#i18n/tr/office.ts'
import { readDevice, waitForWorker } from './device.ts'
import { enter, openOfficePage } from './demo.ts'
import { expect, expectHydrated, fillPerson, PORTS, test as siteTest } from './site.ts'
import { en, tr } from './words.ts'

const FOLDER = 'test-results/releases'
// Another port than the sites of other tests and workers.
const PORT = PORTS.site + 13

type Release = 'before' | 'after'
type Site = {
  deploy: (release: Release) => Promise<void>
  cut: () => Promise<void>
}

/** The test of a page on a site whose release `before` is live. */
const test = siteTest.extend<{ site: Site }>({
  baseURL: `http://127.0.0.1:${PORT}`,
  // The messages of the browser and the page about missing files and a lost connection.
  expectedErrors:
    /ERR_(CONNECTION_REFUSED|EMPTY|FAILED)|status of 404|Failed to fetch dynamically imported module/,
  site: async ({}, use) => {
    let live: Hosting | null = null
    const cut = async () => {
      await live?.stop()
      live = null
    }
    const deploy = async (release: Release) => {
      const folder = makeRelease(release)
      await cut()
      live = await startHosting(PORT, folder)
    }
    await deploy('before')
    await use({ deploy, cut })
    await cut()
  },
})

test('after a deploy a guest’s page without its scripts offers a reload and keeps its drafts @long', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await expectHydrated(page)
  await seeCalendar(page)
  await fillPerson(page)
  await site.deploy('after')
  await switchToEnglish(page)
  const offer = page.getByRole('alert').filter({ hasText: tr.app.partGone })
  await expect(offer).toHaveCount(1)
  await expect(page.getByText(tr.app.languageFailed)).toHaveCount(0)
  await offer.getByRole('button', { name: tr.app.reload }).click()
  await seeCalendar(page)
  await expect(page.locator('[name=firstName]')).toHaveValue('İpek')
  await switchToEnglish(page)
  await expect(page.getByRole('heading', { name: en.booking.title })).toBeVisible()
  await expect(page.locator('body')).not.toContainText('yıldız')
})

test('an owner’s open office keeps working after a deploy, and the new release opens next, online and offline, also after a rollback @long', async ({
  page,
  site,
}) => {
  await page.goto('/admin/today')
  await enter(page)
  await expectToday(page)
  await expectCached(page, 'before')

  for (const [earlier, release] of [
    ['before', 'after'],
    ['after', 'before'],
  ] as const) {
    await site.deploy(release)
    await openOfficePage(page, 'Takvim')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectShown(page, earlier)

    await page.goto('/admin/today')
    await expectToday(page)
    await expectShown(page, release)
    await expectCached(page, release)
    await site.cut()
    await page.reload()
    await expectToday(page)
    await expectShown(page, release)
  }
})

test('an office that comes back to the front finds a new release, and reloads only when its owner wants @long', async ({
  page,
  site,
}) => {
  await page.goto('/admin/today')
  await enter(page)
  await expectToday(page)
  await expectCached(page, 'before')
  await site.deploy('after')
  const offer = page.getByRole('status').filter({ hasText: office.newRelease })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(offer).toBeVisible()
  await expectShown(page, 'before')
  await offer.getByRole('button', { name: tr.app.reload }).click()
  await expectToday(page)
  await expectShown(page, 'after')
})

async function expectToday(page: Page) {
  await expect(page.getByText('James Whitfield').filter({ visible: true }).first()).toBeVisible()
}

/** Waits until a release's page is shown. */
async function expectShown(page: Page, release: Release) {
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect
    .poll(async () => (await scripts()).findLast((name) => /index-[\w-]+\.js/.test(name)))
    .toMatch(new RegExp(`-${release}\\.js$`))
}

/** Waits until the worker has cached all scripts of a release, and none of another. */
async function expectCached(page: Page, release: Release) {
  // While the first worker installs, its cache has only some scripts.
  await waitForWorker(page)
  // Without reloads: a browser updates a worker some time after a load, and each load restarts that.
  await expect
    .poll(async () => {
      const cached = Object.values((await readDevice(page)).caches).flat()
      const scripts = cached.filter(([path]) => path.endsWith('.js'))
      return scripts.length > 0 && scripts.every(([path]) => path.endsWith(`-${release}.js`))
    })
    .toBe(true)
}

async function seeCalendar(page: Page) {
  const section = page.locator('#rezervasyon')
  await section.scrollIntoViewIfNeeded()
  await expect(section.locator('[data-day]').first()).toBeVisible()
}

async function switchToEnglish(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'English' }).first().click()
}

/**
 * Copies the built site as a release with renamed scripts, as if each had changed; returns its
 * folder. Its files are new even for a rollback, because the hosting compares their dates.
 */
function makeRelease(name: Release): string {
  const folder = join(FOLDER, `${siteTest.info().parallelIndex}`, name)
  rmSync(folder, { recursive: true, force: true })
  cpSync('dist', folder, { recursive: true })
  const scripts = new Set(
    readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js')),
  )
  const renamed = (text: string) =>
    text.replaceAll(/\w[\w.-]*\.js/g, (file) =>
      scripts.has(file) ? file.replace('.js', `-${name}.js`) : file,
    )
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(file)) continue
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, withRevision(withHashes(text, renamed(text)), name))
    renameSync(path, join(folder, renamed(file)))
  }
  return folder
}

/** The office's worker with a changed revision of the office's page. */
function withRevision(text: string, name: string): string {
  return text.replace(/(?<=`\/admin`,revision:`)[^`]*/g, name)
}

/**
 * A page whose policy has the hashes of its changed inline scripts instead of those in `before`.
 */
function withHashes(before: string, text: string): string {
  const hashes = (page: string) =>
    [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    )
  const now = hashes(text)
  return hashes(before).reduce((page, hash, index) => page.replace(hash, now[index] ?? hash), text)
}
