import type { Page } from '@playwright/test'
import { dayFromToday, OWNER, signIn, typed } from '#scripts/demo.ts'
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

const question = (page: Page) => page.getByRole('dialog', { name: 'Oturumunuz sona erdi' })

test('an expired token is renewed silently, and a session that was ended elsewhere asks for the password and saves the typed text @long', async ({
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
  await expect(question(page)).toHaveCount(0)

  await typeStay(page, 'Sabırlı Misafir', 31)
  await backend.changePassword(OWNER, 'yeni-sifre')

  await expect(question(page)).toContainText(OWNER.email)
  await expect(page.getByText(/Veritabanı/)).toHaveCount(0)
  const password = question(page).getByLabel('Şifre')
  await expect(password).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await password.fill(OWNER.password)
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('alert')).toContainText('şifre yanlış')
  await password.fill('yeni-sifre')
  await page.keyboard.press('Enter')

  await expect(question(page)).toHaveCount(0)
  await expect(page.locator('[name=musteriAdi]')).toHaveValue('Sabırlı Misafir')
  await page.getByRole('button', { name: 'Ekle' }).click()
  await expect(page.getByRole('row', { name: /Sabırlı Misafir/ })).toBeVisible()
  forgive(complaints, /400/)
})
