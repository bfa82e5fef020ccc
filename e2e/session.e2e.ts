import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { OFFICE_WORKER } from '#i18n/addresses.ts'
import { booking } from '#i18n/tr/booking.ts'
import { COOWNER, dayFromToday, enter, OWNER, signIn, typed } from './demo.ts'
import { CACHE, readDevice, waitUntilCached } from './device.ts'
import { expect, fillPerson, openPage, test } from './site.ts'

// The answer to a wrong password; and, as the SDK reconnects whenever one of the short-lived tokens
// expires, a sign-in or sign-out that ends a connection before it is open.
test.use({ expectedErrors: /status of 400|closed before the connection is established/ })

/** Resolves when the database has notified the page that its token has expired. */
async function tokenExpired(page: Page) {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('expired'))
}

async function typeStay(page: Page, guest: string, from: number) {
  await page.locator('[name=musteriAdi]').fill(guest)
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(from)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(from + 3)))
}

const signInHeading = (page: Page) => page.getByRole('heading', { name: /^Admin (Girişi|sign-in)/ })

test('an owner’s session: scripts only owners load, a silently renewed token, a changed password that shows the sign-in in place, and a sign-out that leaves nothing of a guest @long', async ({
  page,
  context,
  browser,
  backend,
}) => {
  const guest = await (await browser.newContext()).newPage()
  const guestScripts = collectScripts(guest)
  await openPage(guest, '/#rezervasyon')
  await expect(guest.locator('#rezervasyon [data-day]').first()).toBeVisible()
  await fillPerson(guest)
  await guest.locator('[name=checkIn]').fill(dayFromToday(21))
  await guest.locator('[name=checkOut]').fill(dayFromToday(24))
  await guest.getByRole('button', { name: booking.form.send }).click()
  await expect(guest.getByText(booking.alertSuccess)).toBeVisible()
  for (const mark of OWNERS_MARKS) expect(await guestScripts.holding(mark)).toEqual([])

  await backend.start({ tokenSeconds: 8 })
  const scripts = collectScripts(page)
  const expired = tokenExpired(page)
  await signIn(page)
  for (const mark of OWNERS_MARKS) expect(await scripts.holding(mark)).not.toEqual([])
  for (const text of [OWNER.email, COOWNER.email, 'owner-demo', 'Ayşe Yılmaz'])
    expect(await scripts.holding(text)).toEqual([])
  await typeStay(page, 'Uzun Düşünen', 21)
  await expired
  await page.getByRole('button', { name: 'Ekle' }).click()
  await expect(page.getByRole('row', { name: /Uzun Düşünen/ })).toBeVisible()
  await expect(page.getByText(/Veritabanı/)).toHaveCount(0)

  await typeStay(page, 'Sabırlı Misafir', 31)
  await backend.changePassword(OWNER, 'yeni-sifre')
  await expect(signInHeading(page)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Oturumunuz sona erdi')
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.locator('body')).not.toContainText('Can Öztürk')
  await expect.poll(async () => (await readDevice(page)).databases[CACHE]).toEqual([])
  await enter(page)
  await expect(page.getByRole('alert')).toContainText('şifre yanlış')
  await enter(page, { ...OWNER, password: 'yeni-sifre' })
  await page.getByRole('button', { name: 'Devam et' }).click()
  await expect(page.locator('[name=musteriAdi]')).toHaveValue('Sabırlı Misafir')

  await waitUntilCached(page)
  const other = await openOtherTab(context)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible()
  const before = await readDevice(page)
  expect(JSON.stringify(before)).toContain('Elif Demirtaş')
  // The site's own files only: no guest, no amount, no owner's text.
  expect(JSON.stringify(before.caches)).not.toMatch(/9000|9099|json/)

  await page.getByRole('button', { name: 'Sign out' }).click()
  // The other tab has an unfinished entry.
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Delete and sign out' }).click()
  await reloaded
  for (const tab of [page, other]) {
    await expect(signInHeading(tab)).toBeVisible()
    await expect(tab.locator('body')).not.toContainText(/Hülya|Öztürk|Gizli|Sabırlı/)
  }
  expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Gizli|owner/)
  await expectNothingOfGuests(page)
})

/** The dashboard in another tab, with a typed name and an open question about a guest. */
async function openOtherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  await other.locator('[name=musteriAdi]').fill('Gizli Misafir')
  const row = other.getByRole('row', { name: /Can Öztürk/ })
  await row.getByRole('button', { name: 'Sil' }).click()
  await expect(other.getByRole('dialog')).toContainText('Can Öztürk')
  return other
}

/** The device keeps the office's own files, and no data. */
async function expectNothingOfGuests(page: Page) {
  const left = await readDevice(page)
  expect(JSON.stringify([left.local, left.session, left.databases])).not.toMatch(
    /Demirtaş|Öztürk|Gizli|Sabırlı|owner@|accessToken/,
  )
  expect(left.databases[CACHE]).toEqual([])
  expect(left.session).toEqual({})
  expect(left.workers).toEqual(['/admin'])
  const [paths, ...others] = Object.values(left.caches)
  expect(others).toEqual([])
  const listed = readFileSync(`dist${OFFICE_WORKER}`, 'utf8')
  for (const [path, type] of paths ?? []) {
    expect(listed, path).toContain(`\`${path}\``)
    expect(type, path).toMatch(
      /^(text\/(html|css|javascript)|application\/javascript|font\/woff2)$/,
    )
  }
}

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
