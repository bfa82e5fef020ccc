import type { Page } from '@playwright/test'
import { signIn } from '#scripts/demo.ts'
import { expect, test } from './site.ts'

/** Arrives in two months; the deposit of 11,500 of 37,500 is paid. */
const GUEST = 'Can Öztürk'

const row = (page: Page) => page.getByRole('row', { name: new RegExp(GUEST) })
const show = (page: Page, filter: string) =>
  page.getByRole('combobox', { name: 'Göster' }).selectOption(filter)

/** Cancels the guest's stay and keeps a part of the deposit. */
async function cancel(page: Page, kalan: string) {
  await row(page).getByRole('button', { name: 'İptal et' }).click()
  const question = page.getByRole('dialog')
  await question.locator('[name=kalan]').fill(kalan)
  await question.locator('[name=reason]').fill('Uçuş iptal oldu')
  await question.getByRole('button', { name: 'Evet, iptal et' }).click()
  await expect(question).toHaveCount(0)
}

test('a cancelled stay shows the kept amount and the refund in its list, and can be restored completely', async ({
  page,
}) => {
  await signIn(page)
  await cancel(page, '5000')
  await expect(page.getByText(`${GUEST} iptal edildi; geceler yeniden boş.`)).toBeVisible()
  await expect(row(page)).toHaveCount(0)

  await page.getByRole('searchbox').fill('öztürk')
  await expect(row(page)).toContainText('İptal')
  await page.getByRole('searchbox').fill('')
  await show(page, 'İptaller')
  await expect(row(page)).toContainText('₺5.000 bizde kalıyor₺6.500 iade edilecek')
  await expect(row(page)).toContainText('Uçuş iptal oldu')
  await expect(row(page)).toContainText('owner@example.com')

  await row(page).getByRole('button', { name: 'Ödemeler' }).click()
  const payments = page.getByRole('dialog')
  await expect(payments.locator('[name=amount]')).toHaveValue('6500')
  await payments.getByRole('button', { name: 'Ödeme ekle' }).click()
  await expect(payments).toHaveCount(0)
  await expect(row(page)).toContainText('₺5.000 bizde kalıyor')
  await expect(row(page)).not.toContainText('iade edilecek')

  await row(page).getByRole('button', { name: 'İptali geri al' }).click()
  await expect(page.getByText(`${GUEST}: iptal geri alındı, geceler yeniden dolu.`)).toBeVisible()
  await expect(row(page)).toHaveCount(0)
  await show(page, 'Hepsi')
  await expect(row(page)).toContainText('Alınacak ₺32.500')
})
