import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Hosting, startHosting } from '#scripts/hosting.ts'
import { expect, expectHydrated, fillPerson, PORTS, test as base } from './site.ts'
import { en, tr } from './words.ts'

const FOLDER = 'test-results/releases'
// Another port than the sites of other tests and workers.
const PORT = PORTS.site + 13

type Site = { deploy: (release: string) => Promise<void>; cut: () => Promise<void> }

/** The test of a page on a site with two releases, the first of which is live. */
const test = base.extend<{ site: Site; releases: { before: string; after: string } }>({
  baseURL: `http://127.0.0.1:${PORT}`,
  // The messages of the browser and the page about missing files and a lost connection.
  forgiven:
    /ERR_(CONNECTION_REFUSED|EMPTY|FAILED)|status of 404|can no longer be fetched|Failed to fetch dynamically imported module/,
  site: async ({}, use) => {
    let live: Hosting | null = null
    const cut = async () => {
      await live?.stop()
      live = null
    }
    const deploy = async (release: string) => {
      await cut()
      live = await startHosting(PORT, release)
    }
    await use({ deploy, cut })
    await cut()
  },
  releases: async ({ site }, use) => {
    const before = makeRelease('before')
    await site.deploy(before)
    await use({ before, after: makeRelease('after') })
  },
})

test('after a deploy a guest’s page without its scripts offers a reload and keeps its drafts @long', async ({
  browser,
  site,
  releases,
}) => {
  const guest = await (await browser.newContext()).newPage()
  await guest.goto('/')
  await expectHydrated(guest)
  await seeCalendar(guest)
  await fillPerson(guest)
  await site.deploy(releases.after)
  await switchToEnglish(guest)
  const offer = guest.getByRole('alert').filter({ hasText: tr.app.partGone })
  await expect(offer).toHaveCount(1)
  await expect(guest.getByText(tr.app.languageFailed)).toHaveCount(0)
  await offer.getByRole('button', { name: tr.app.reload }).click()
  await seeCalendar(guest)
  await expect(guest.locator('[name=firstName]')).toHaveValue('İpek')
  await switchToEnglish(guest)
  await expect(guest.getByRole('heading', { name: en.booking.title })).toBeVisible()
  await guest.context().close()
})

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
 * folder.
 */
function makeRelease(name: string): string {
  // Two files make releases of the same names in parallel.
  const folder = join(FOLDER, `${base.info().parallelIndex}`, name)
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
  return hashes(before).reduce((page, hash, at) => page.replace(hash, now[at] ?? hash), text)
}
