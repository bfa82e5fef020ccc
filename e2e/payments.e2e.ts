import type { Page } from '@playwright/test'
import { openRoom, signIn } from '#scripts/demo.ts'
import { expect, showPast, test } from './site.ts'

/** Left nine days ago, and owes the balance. */
const GUEST = 'Elif Demirtaş'

const row = (page: Page) => page.getByRole('row', { name: new RegExp(GUEST) })

/** Records a payment of the guest from the row. */
async function pay(page: Page, amount: string) {
  await row(page).getByRole('button', { name: 'Ödemeler' }).click()
  const form = page.getByRole('dialog')
  await form.locator('[name=amount]').fill(amount)
  await form.locator('[name=method]').selectOption('card')
  await form.getByRole('button', { name: 'Ödeme ekle' }).click()
  await expect(form).toHaveCount(0)
}

test('a part of an amount due is recorded from the row, the rest from today’s list, and both are undone', async ({
  page,
}) => {
  await signIn(page)
  await showPast(page)
  await expect(row(page)).toContainText('₺19.500')
  await expect(row(page)).toContainText(/\d{4}’\w{3} beri/)

  await pay(page, '5000')
  await expect(page.getByText(`${GUEST}: ödeme kaydedildi.`)).toBeVisible()
  await expect(row(page)).toContainText('₺14.500Kalan ₺19.500')
  await openRoom(page, 'Bugün')
  const late = page.getByRole('region', { name: 'Gecikmiş alınacaklar' })
  await expect(late).toContainText('₺14.500')
  await late.getByRole('button', { name: `Tahsil ettim: ${GUEST}` }).click()
  await late.getByRole('button', { name: 'Nakit' }).click()
  await expect(late.getByRole('button', { name: GUEST, exact: true })).toHaveCount(0)

  await openRoom(page, 'Rezervasyonlar')
  await showPast(page)
  await expect(row(page)).toContainText('Tahsil edildi')
  await row(page).getByRole('button', { name: 'Düzenle' }).click()
  const payments = page.getByRole('region', { name: 'Ödemeler' })
  await expect(payments.getByRole('listitem')).toHaveText([
    /₺8\.500.*Önceden ödenmiş/,
    /₺5\.000.*Kart/,
    /₺14\.500.*Nakit/,
  ])
  const part = payments.getByRole('listitem').filter({ hasText: '₺5.000' })
  await part.getByRole('button', { name: 'Geri al' }).click()

  await expect(part).toHaveCount(0)
  await expect(payments).toContainText('Kalan borç₺5.000')
  await page.getByText('Bu konaklamanın geçmişi (4)').click()
  await expect(page.getByText(/ödeme geri alındı$/)).toBeVisible()
})
