import type { Page } from '@playwright/test'
import { dayFromToday, OWNER, signIn, typed } from '#scripts/demo.ts'
import { expect, forgive, test } from './site.ts'

/** Resolves when the database has notified the page that its token has expired. */
async function tokenExpired(page: Page) {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('expired'))
}

async function typeStay(page: Page, guest: string) {
  await page.locator('[name=musteriAdi]').fill(guest)
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(21)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(24)))
}

/** Everything in a tab's storage, as text. */
function kept(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Oturumunuz sona erdi' })

test('an expired token is renewed silently, and the typed text is saved', async ({
  page,
  backend,
}) => {
  await backend.start({ tokenSeconds: 8 })
  const expired = tokenExpired(page)
  await signIn(page)
  await typeStay(page, 'Uzun Düşünen')
  await expired

  await page.getByRole('button', { name: 'Ekle' }).click()

  await expect(page.getByRole('row', { name: /Uzun Düşünen/ })).toBeVisible()
  await expect(page.getByText(/Veritabanı/)).toHaveCount(0)
  await expect(question(page)).toHaveCount(0)
})

test.describe('a session that was ended elsewhere', () => {
  test('asks for the password over the page, and the typed text is kept and can be saved', async ({
    page,
    backend,
    complaints,
  }) => {
    await backend.start({ tokenSeconds: 8 })
    await signIn(page)
    await typeStay(page, 'Sabırlı Misafir')
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
})

test.describe('after signing out', () => {
  test('no guest’s data remain in any tab', async ({ page, context }) => {
    await signIn(page)
    // The tab that has moved the record shows a message for six seconds.
    await expect(page.getByText('Hülya Aydın: eski düzendeki kayıt')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/admin/dashboard')
    await other.locator('[name=musteriAdi]').fill('Gizli Misafir')
    await other
      .getByRole('row', { name: /Can Öztürk/ })
      .getByRole('button', { name: 'Sil' })
      .click()
    await expect(other.getByRole('dialog')).toContainText('Can Öztürk')
    expect(await kept(other)).toContain('Gizli Misafir')

    await page.getByRole('button', { name: 'Çıkış yap' }).click()

    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Admin Girişi' })).toBeVisible()
      await expect(tab.locator('body')).not.toContainText(/Hülya|Öztürk|Gizli/)
      expect(await kept(tab)).not.toMatch(/Gizli|owner/)
    }
  })
})
