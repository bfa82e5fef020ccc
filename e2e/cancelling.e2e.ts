import type { Page } from '@playwright/test'
import { signIn } from './demo.ts'
import { expect, test } from './site.ts'

/** Arrives in two months; the deposit of 11,500 of 37,500 is paid. */
const GUEST = 'Can Öztürk'

const row = (page: Page) => page.getByRole('row', { name: new RegExp(GUEST) })
const show = (page: Page, filter: string) =>
  page.getByRole('combobox', { name: 'Göster' }).selectOption(filter)

test('an owner cancels a stay, pays a part back, and takes back the cancellation, a deletion and the refund', async ({
  page,
  backend,
}) => {
  await signIn(page)
  // The older record is moved in the background, which changes the stored data.
  await expect(page.getByText(/yeni düzene taşındı: Hülya Aydın/)).toBeVisible()
  await row(page).getByRole('button', { name: 'İptal et' }).click()
  const question = page.getByRole('dialog')
  await question.locator('[name=kept]').fill('5000')
  await question.locator('[name=reason]').fill('Uçuş iptal oldu')
  await question.getByRole('button', { name: 'Evet, iptal et' }).click()
  await expect(page.getByText(`${GUEST} iptal edildi; geceler yeniden boş.`)).toBeVisible()
  await expect(row(page)).toHaveCount(0)

  await show(page, 'İptaller')
  await expect(row(page)).toContainText('Bizde kalan ₺5.000İade edilecek ₺6.500')
  await expect(row(page)).toContainText('Uçuş iptal oldu')

  await row(page).getByRole('link', { name: GUEST }).click()
  const payments = page.getByRole('region', { name: 'Ödemeler' })
  await expect(payments.locator('[name=amount]')).toHaveValue('-6500')
  await payments.getByRole('button', { name: 'İade ekle' }).click()
  await expect(row(page)).toContainText('Bizde kalan ₺5.000')
  await expect(row(page)).not.toContainText('İade edilecek')

  await row(page).getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByText(`${GUEST}: iptal geri alındı, geceler yeniden dolu.`)).toBeVisible()
  await expect(row(page)).toHaveCount(0)
  await show(page, 'Hepsi')
  await expect(row(page)).toContainText('₺32.500')

  // With the keyboard alone, which stays on what is offered then.
  const nights = await backend.stored('nights')
  const dates = await backend.stored('reservations')
  await row(page).getByRole('button', { name: 'Sil' }).press('Enter')
  await page.getByRole('button', { name: 'Evet, sil' }).press('Enter')
  const deleted = page.getByRole('status').filter({ hasText: `${GUEST} silindi.` })
  const undo = deleted.getByRole('button', { name: 'Geri al' })
  await expect(undo).toBeFocused()
  await expect(undo).toHaveAccessibleDescription(`${GUEST} silindi.`)
  await expect(row(page)).toHaveCount(0)

  await page.keyboard.press('Enter')

  await expect(page.getByText(`Eklendi: ${GUEST}`)).toBeVisible()
  await expect(undo).toHaveCount(0)
  expect(await backend.stored('nights')).toEqual(nights)
  expect(await backend.stored('reservations')).toEqual(dates)
  await row(page).getByRole('button', { name: 'Düzenle' }).click()
  await page.getByText(/^Bu konaklamanın geçmişi/).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'eklendi' }).first()).toBeVisible()

  const refund = payments.getByRole('listitem').filter({ hasText: '₺6.500' })
  await refund.getByRole('button', { name: 'Geri al' }).click()
  await expect(refund).toHaveCount(0)
  await expect(payments).toContainText('Kalan borç₺26.000')
})
