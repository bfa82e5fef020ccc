import type { Browser, Page } from '@playwright/test'
import { COOWNER, dayFromToday, openRoom, signIn, typed } from '#scripts/demo.ts'
import { expect, test } from './site.ts'

/** Comes in two months; of the 37,500 a deposit of 11,500 has come. */
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

test('a stay is cancelled, says among the cancelled what is kept and what goes back, and comes back whole', async ({
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

test('what goes back to the guest of a cancelled stay is on the day’s page until it has', async ({
  page,
}) => {
  await signIn(page)
  await cancel(page, '5000')
  await openRoom(page, 'Bugün')
  const refunds = page.getByRole('region', { name: 'İade edilecek' })
  await expect(refunds).toContainText(GUEST)
  await expect(refunds).toContainText('₺6.500')

  await refunds.getByRole('button', { name: 'Ödemeler' }).click()
  const payments = page.getByRole('dialog')
  await expect(payments.locator('[name=amount]')).toHaveValue('6500')
  await payments.getByRole('button', { name: 'Ödeme ekle' }).click()

  await expect(refunds).toHaveCount(0)
})

test('a cancelled stay keeps its history at hand, its guest is told so and nothing else, and can be forgotten', async ({
  page,
}) => {
  await signIn(page)
  await cancel(page, '5000')
  await show(page, 'İptaller')
  await row(page).getByRole('button', { name: 'Ayrıntılar' }).click()
  const details = page.getByRole('dialog', { name: `İptal edilen konaklama: ${GUEST}` })
  await details.getByText(/^Bu konaklamanın geçmişi/).click()
  await expect(details).toContainText('owner@example.com · iptal edildi')

  await details.getByRole('button', { name: 'Mesaj yaz' }).click()
  const letter = page.getByRole('dialog', { name: `Mesaj: ${GUEST}` })
  await expect(letter.getByLabel('Ne yazılacak?').getByRole('option')).toHaveText(['İptal'])
  await expect(letter).toContainText('İade edeceğimiz: ₺6.500\nBizde kalan: ₺5.000')
  await letter.getByRole('button', { name: 'Kapat' }).click()

  await details.getByRole('button', { name: 'Kişisel verileri kaldır' }).click()
  await page.getByRole('button', { name: 'Evet, kişisel verileri kaldır' }).click()
  await expect(page.getByRole('dialog', { name: /Silinmiş kişi/ })).toBeVisible()
  await page.keyboard.press('Escape')
  const kept = page.getByRole('row', { name: /Silinmiş kişi/ })
  await expect(kept).toContainText('₺5.000 bizde kalıyor')
  await expect(kept).not.toContainText('Uçuş')
})

/** The other owner, in a browser of their own. */
async function coowner(browser: Browser) {
  const context = await browser.newContext()
  const other = await context.newPage()
  await signIn(other, COOWNER)
  return other
}

test('nights that are sold after a cancellation stay sold, and the one who takes it back hears to whom @long', async ({
  page,
  browser,
}) => {
  const other = await coowner(browser)
  await signIn(page)
  await cancel(page, '0')
  await expect(row(other)).toHaveCount(0)
  await other.locator('[name=musteriAdi]').fill('Selin Acar')
  await other.locator('[name=girisTarihi]').fill(typed(dayFromToday(62)))
  await other.locator('[name=cikisTarihi]').fill(typed(dayFromToday(64)))
  await other.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(other.getByRole('row', { name: /Selin Acar/ })).toBeVisible()

  await show(page, 'İptaller')
  await row(page).getByRole('button', { name: 'İptali geri al' }).click()

  await expect(page.getByRole('alert')).toContainText(`${GUEST}: iptal geri alınamadı.`)
  await expect(page.getByRole('alert')).toContainText('Selin Acar')
  await expect(row(page)).toContainText('Bizde bir şey kalmıyor')
  await other.context().close()
})

test('a stay that the other owner changes meanwhile is shown as it is now before it is cancelled @long', async ({
  page,
  browser,
}) => {
  const other = await coowner(browser)
  await signIn(page)
  await row(page).getByRole('button', { name: 'İptal et' }).click()
  await row(other).getByRole('button', { name: 'Düzenle' }).click()
  await other.locator('[name=notlar]').fill('Geç gelecek')
  await other.getByRole('button', { name: 'Güncelle' }).click()
  await expect(row(other)).toContainText('Geç gelecek')

  const question = page.getByRole('dialog')
  await expect(question.getByRole('status').first()).toContainText('Bu kayıt az önce değişti.')
  await question.getByRole('button', { name: 'Evet, iptal et' }).click()

  await expect(row(other)).toHaveCount(0)
  await show(other, 'İptaller')
  await expect(row(other)).toContainText('Geç gelecek')
  await other.context().close()
})
