import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { OFFICE_WORKER } from '#i18n/addresses.ts'
import { dayFromToday, enter, OWNER, signIn, typed } from './demo.ts'
import { CACHE, readDevice, waitUntilCached } from './cutSite.ts'
import { expect, forgive, test } from './site.ts'

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

test('an expired token is renewed silently, and a changed password shows the sign-in in place, after which the draft is there @long', async ({
  page,
  backend,
  complaints,
}) => {
  await backend.start({ tokenSeconds: 8 })
  const expired = tokenExpired(page)
  await signIn(page)
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

  await expect(page.locator('[name=musteriAdi]')).toHaveValue('Sabırlı Misafir')
  await page.getByRole('button', { name: 'Ekle' }).click()
  await expect(page.getByRole('row', { name: /Sabırlı Misafir/ })).toBeVisible()
  forgive(complaints, /400/)
})

test('after a sign-out no tab shows a guest, and this device has the office’s own files and nothing of a guest @long', async ({
  page,
  context,
}) => {
  await signIn(page)
  await waitUntilCached(page)
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  await other.locator('[name=musteriAdi]').fill('Gizli Misafir')
  const row = other.getByRole('row', { name: /Can Öztürk/ })
  await row.getByRole('button', { name: 'Sil' }).click()
  await expect(other.getByRole('dialog')).toContainText('Can Öztürk')
  await page.locator('[name=musteriAdi]').fill('Gizli Misafir')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible()
  const before = await readDevice(page)
  expect(JSON.stringify(before)).toContain('Elif Demirtaş')
  // The site's own files only: no guest, no amount, no owner's text.
  expect(JSON.stringify(before.caches)).not.toMatch(/9000|9099|json/)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(signInHeading(page)).toBeVisible()
  await expect(signInHeading(other)).toBeVisible()
  for (const tab of [page, other])
    await expect(tab.locator('body')).not.toContainText(/Hülya|Öztürk|Gizli/)
  expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Gizli|owner/)

  const left = await readDevice(page)
  expect(JSON.stringify([left.local, left.session, left.databases])).not.toMatch(
    /Demirtaş|Öztürk|Gizli|owner@|accessToken/,
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
})
