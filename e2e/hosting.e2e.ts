import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { villa } from '#content/villa.ts'
import { booking } from '#i18n/tr/booking.ts'
import { OFFICE, OFFICE_WORKER, officeManifestIn } from '#i18n/addresses.ts'
import { COOWNER, dayFromToday, OWNER, signIn } from './demo.ts'
import { expect, openPage, fillPerson, forgive, LANGUAGES, scrollThrough, test } from './site.ts'

const { path, other, words } = LANGUAGES[0]

const HIDDEN = ['/konaklama', '/en/stay', '/admin']
const PAGES = ['/', '/en', '/gizlilik', '/en/privacy', ...HIDDEN, '/yok']

test('every page loads and is read to its end without a complaint, a policy violation or a mismatch, and one that is missing leads back', async ({
  page,
  complaints,
}) => {
  for (const path of PAGES) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(path === '/yok' ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scrollThrough(page)
    const section = page.locator('#rezervasyon')
    if ((await section.count()) > 0) {
      // A fast reader is past the calendar when it hydrates; it loads when near the viewport.
      await section.scrollIntoViewIfNeeded()
      await expect(section.locator('[data-day]').first()).toBeVisible()
    }
  }
  forgive(complaints, /status of 404/)

  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('pages are revalidated, hashed files are immutable, earlier ones missing, and all responses have the security headers @long', async ({
  request,
}) => {
  for (const path of PAGES) {
    const response = await request.get(path)
    const headers = response.headers()
    expect(headers, path).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
    const made = path === '/admin' ? 'office-worker' : "'none'"
    const types = `require-trusted-types-for 'script'; trusted-types ${made}">`
    expect(await response.text(), path).toContain(types)
    expect(headers['x-robots-tag'], path).toBe(HIDDEN.includes(path) ? 'noindex' : undefined)
  }
  const dashboard = await request.get('/admin/dashboard')
  expect(dashboard.headers()).toMatchObject({ 'x-robots-tag': 'noindex' })

  for (const file of readdirSync('dist/assets').filter((name) => /\.(js|woff2|webm)$/.test(name))) {
    const response = await request.head(`/assets/${file}`)
    expect(response.status(), file).toBe(200)
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
  }

  // The office's worker controls the office's pages only.
  expect((await request.get(OFFICE_WORKER)).headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    'service-worker-allowed': OFFICE,
  })

  // A script of an earlier build is missing, and never a page. Hosting's headers depend on the path
  // only; retries bypass the browser's cache (docs/decisions/009).
  const earlier = await request.get('/assets/base-00000000.js')
  expect(earlier.status()).toBe(404)
  expect(earlier.headers()['cache-control']).toBe('public, max-age=31536000, immutable')

  const licences = await request.get('/licences.txt')
  expect(licences.headers()['content-type']).toContain('text/plain')
  const text = await licences.text()
  for (const name of ['react', '@firebase/database', 'papaparse', 'workbox-precaching', 'Figtree'])
    expect(text).toMatch(new RegExp(`^## ${name} `, 'm'))
})

test('the office is an app of its own, which opens at today and leads to each room @long', async ({
  request,
}) => {
  const served = await (await request.get('/admin/dashboard')).text()
  const links = served.match(/<link rel="manifest"[^>]*>/g) ?? []
  expect(links).toEqual([expect.stringContaining(`href="${officeManifestIn('tr')}"`)])

  const manifest = (await (await request.get(officeManifestIn('tr'))).json()) as {
    name: string
    start_url: string
    scope: string
    icons: { src: string }[]
    shortcuts: { name: string; url: string }[]
  }
  expect(manifest).toMatchObject({ start_url: '/admin/today', scope: '/admin' })
  expect(manifest.name).toContain(villa.name)
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual([
    'Bugün',
    'Rezervasyonlar',
    'Talepler',
    'Takvim',
    'Fiyatlar',
    'Araçlar',
  ])
  const english = (await (await request.get(officeManifestIn('en'))).json()) as typeof manifest
  expect(english).toMatchObject({ id: '/admin/today', lang: 'en', scope: '/admin' })
  expect(english.shortcuts.map(({ name }) => name).slice(0, 2)).toEqual(['Today', 'Reservations'])
  for (const { url } of manifest.shortcuts)
    expect((await request.get(url)).headers()['content-type'], url).toContain('text/html')
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test(`the page has its texts, fonts, pictures and links, and a mail link instead of the form`, async ({
    page,
  }) => {
    const letters = page.waitForResponse(/\/fraunces-latin-.*\.woff2$/)
    await page.goto(path)
    expect((await letters).ok()).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title)
    for (const { title } of [words.features, words.gallery, words.info, words.booking]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(page.getByRole('img', { name: words.hero.picture })).toBeVisible()
    await expect(page.getByRole('img', { name: words.gallery.films.garden.alt })).toBeVisible()
    const form = page.getByRole('form', { name: words.booking.form.label })
    const instead = form.locator('noscript p')
    await expect(instead).toBeVisible()
    await expect(instead).toContainText(words.booking.form.noScript)
    await expect(instead.locator(`a[href="mailto:${villa.email}"]`)).toBeVisible()
    await expect(form.getByRole('button')).toBeDisabled()
    await expect(page.getByText('Loading…')).toBeHidden()
    const [above, below] = await Promise.all(
      [instead, form.locator('[name=firstName]')].map((part) => part.boundingBox()),
    )
    expect(above?.y).toBeLessThan(below?.y ?? 0)

    await page.getByRole('banner').getByRole('link', { name: words.nav.info }).click()
    await expect(page).toHaveURL(/#bilgi$/)
    await expect(page.getByRole('heading', { name: words.house.hosts.title })).toBeInViewport()
    await page.getByRole('link', { name: other }).first().click()
    await expect(page).toHaveURL(path === '/' ? /\/en$/ : /\/$/)
  })
})

test('only owners load Firebase and its sign-in, no script contains their addresses, and none the sample data @long', async ({
  page,
}) => {
  const scripts = collectScripts(page)
  await openPage(page, '/')
  await page.locator('#rezervasyon').scrollIntoViewIfNeeded()
  await expect(page.locator('#rezervasyon [data-day]').first()).toBeVisible()
  await fillPerson(page)
  await page.locator('[name=checkIn]').fill(dayFromToday(21))
  await page.locator('[name=checkOut]').fill(dayFromToday(24))
  await page.getByRole('button', { name: booking.form.send }).click()
  await expect(page.getByText(booking.alertSuccess)).toBeVisible()
  for (const mark of OWNERS_MARKS) expect(await scripts.holding(mark)).toEqual([])

  await signIn(page)
  for (const mark of OWNERS_MARKS) expect(await scripts.holding(mark)).not.toEqual([])
  for (const text of [OWNER.email, COOWNER.email, 'owner-demo', 'Ayşe Yılmaz'])
    expect(await scripts.holding(text)).toEqual([])
})

/** Texts within the SDK, and the address of its Auth. */
const OWNERS_MARKS = ['@firebase/', 'identitytoolkit']

/** Collects every script of the page; `holding` names those with a text in them. */
function collectScripts(page: Page) {
  const bodies: Promise<[url: string, body: string]>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const url = response.url()
    // A script still loading when the page was left was never run.
    bodies.push(
      response.text().then(
        (body) => [url, body],
        () => [url, ''],
      ),
    )
  })
  return {
    holding: async (text: string) =>
      (await Promise.all(bodies)).flatMap(([url, body]) => (body.includes(text) ? [url] : [])),
  }
}

test('no text becomes a script or markup, and only the office has a worker @long', async ({
  page,
  complaints,
}) => {
  // By the policy that each page brings; of each kind of it one.
  for (const path of ['/', '/admin']) {
    await page.goto(path)
    const tried = await page.evaluate(async () => {
      const sinks: Record<string, () => unknown> = {
        markup: () => (document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>'),
        inserted: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        script: () => (document.createElement('script').src = '/assets/x.js'),
        policy: () =>
          globalThis.trustedTypes?.createPolicy('mine', { createScriptURL: (address) => address }),
      }
      const passed = Object.entries(sinks).flatMap(([name, sink]) => {
        try {
          sink()
          return name
        } catch {
          return []
        }
      })
      const worker = await navigator.serviceWorker.register('/x.js').then(String, () => null)
      return { passed, worker }
    })
    expect(tried, path).toEqual({ passed: [], worker: null })
  }
  forgive(complaints, /The action has been blocked/)
})
