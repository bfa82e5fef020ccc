import { formatMoney } from '#i18n/formatNumbers.ts'
import { priced } from '#sample/samples.ts'
import type { Page } from '@playwright/test'
import { office as english } from '#i18n/en/office.ts'
import { office as turkish } from '#i18n/tr/office.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { openOfficePage, signIn } from './demo.ts'
import { type Hosting, startHosting } from '#scripts/hosting.ts'
import { waitUntilCached } from './device.ts'
import { expect, PORTS, test as siteTest } from './site.ts'

// Another port than the sites of other tests and workers.
const PORT = PORTS.site + 14

/** A site whose pages and database can both go offline, like a phone's behind a hill. */
type CutSite = {
  cut: () => Promise<void>
  /** Goes online again; `data` returns the changed database. */
  repair: (meanwhile: { data: (held: Json) => Json }) => Promise<void>
}

const test = siteTest.extend<{ site: CutSite }>({
  baseURL: `http://127.0.0.1:${PORT}`,
  expectedErrors:
    /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INCOMPLETE|ERR_EMPTY|ERR_FAILED|status of 503/,
  site: async ({ backend }, use) => {
    let hosting: Hosting | null = await startHosting(PORT)
    await use({
      cut: async () => {
        await hosting?.stop()
        hosting = null
        await backend.stop()
      },
      repair: async (meanwhile) => {
        hosting = await startHosting(PORT)
        await backend.start(meanwhile)
      },
    })
    await hosting?.stop()
  },
})

const main = (page: Page) => page.locator('main')
const offline = (page: Page) => page.getByText(/^Çevrimdışı · .*\d\d:\d\d itibarıyla\. /)

/** The age of the data, from soon after a page has opened without a connection. */
const age = (page: Page) => page.getByText(/^(Bağlanılıyor|Çevrimdışı) · .*\d\d:\d\d itibarıyla\./)

/** A page of the office with data that only the database has. */
const PAGES = [
  [
    'today',
    'Bugün',
    (page: Page) => main(page).getByText('James Whitfield').filter({ visible: true }),
  ],
  ['dashboard', 'Rezervasyonlar', (page: Page) => page.getByRole('row', { name: /Can Öztürk/ })],
  ['requests', 'Talepler', (page: Page) => page.getByRole('article', { name: 'Deniz Aksoy' })],
  ['calendar', 'Takvim', (page: Page) => page.locator('td[aria-label*="James Whitfield"]')],
  ['prices', 'Fiyatlar', (page: Page) => main(page).getByText(formatMoney(priced(6500), 'tr'))],
] as const

test('every page opens offline by its link and its address, shows the last known data with its age, and is live again afterwards', async ({
  page,
  site,
}) => {
  await signIn(page)
  await waitUntilCached(page)
  await expect(offline(page)).toHaveCount(0)
  await site.cut()
  await expect(offline(page)).toBeVisible()

  for (const [, name, content] of PAGES) {
    await openOfficePage(page, name)
    await expect(content(page).first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(offline(page)).toBeInViewport()
  }
  for (const [path, name, content] of PAGES) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(content(page).first()).toBeVisible()
    await expect(age(page)).toBeInViewport()
  }
  await expect(offline(page)).toBeInViewport()

  await site.repair({ data: withRenamedGuest })
  await expect(age(page)).toHaveCount(0)
  await openOfficePage(page, 'Bugün')
  await expect(
    main(page).getByText('James Meanwhile').filter({ visible: true }).first(),
  ).toBeVisible()
})

test('a file that the device has lost is loaded from the network, and named as missing offline @long', async ({
  page,
  site,
}) => {
  await signIn(page)
  await waitUntilCached(page)
  await loseEntryScript(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Rezervasyonlar' })).toBeVisible()

  await site.cut()
  await page.goto('/admin/today')
  for (const { title } of [turkish.incompleteCopy, english.incompleteCopy])
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

/** Deletes the script of every page from Cache Storage, as iOS does with single files. */
async function loseEntryScript(page: Page) {
  const lost = await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (/\/index-[\w-]+\.js/.test(request.url)) return cache.delete(request)
    }
    return false
  })
  expect(lost).toBe(true)
}

/** The whole database with another name for James Whitfield. */
function withRenamedGuest(held: Json): Json {
  return JSON.parse(JSON.stringify(held).replaceAll('James Whitfield', 'James Meanwhile')) as Json
}
