import type { Page } from '@playwright/test'
import { dayFromToday, openOfficePage, openTools, signIn, typed } from './demo.ts'
import { expectNoViolations } from './axe.ts'
import { expect, longDate, openPhone, returnOften, test } from './site.ts'

const KEY_WORDS = 'Kapının yanındaki kutuda; şifresi 4711.'
const GUEST = /Zeynep Arslan/

async function writeGuide(page: Page): Promise<void> {
  await openTools(page, 'Rehber')
  const card = page.getByRole('region', { name: 'Varış rehberi' })
  await card.getByText('Anahtar', { exact: true }).click()
  await card.getByText('Wi-Fi', { exact: true }).click()
  await card.getByLabel('Anahtar, Türkçe').fill(KEY_WORDS)
  await card.getByLabel('Anahtar, English').fill('In the box by the door; its code is 4711.')
  await card.getByLabel('Wi-Fi, Türkçe').fill('Ağ: Defne\nŞifre: zeytin-48')
  await expectNoViolations(page)
  await card.getByRole('button', { name: 'Rehberi kaydet' }).press('Enter')
  await expect(page.getByText('Rehber kaydedildi', { exact: false })).toBeVisible()
}

async function move(page: Page, days: number): Promise<void> {
  await openOfficePage(page, 'Rezervasyonlar')
  await page.getByRole('row', { name: GUEST }).getByRole('button', { name: 'Düzenle' }).click()
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(days)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(days + 3)))
  await page.getByRole('button', { name: 'Güncelle' }).click()
}

test('the owners’ guide is on a guest’s page two days before check-in, not earlier, in both languages, until the link is renewed or the stay cancelled', async ({
  page,
  browser,
  backend,
}) => {
  await signIn(page)
  const row = page.getByRole('row', { name: GUEST })
  await row.getByRole('rowheader').getByRole('link').click()
  const part = page.getByRole('region', { name: 'Misafir sayfası' })
  await part.getByRole('heading').click()
  await part.getByRole('button', { name: 'Sayfa oluştur' }).click()
  const link = part.getByRole('link', { name: /^Sayfayı gör/ })
  const address = (await link.getAttribute('href')) ?? ''
  const phone = await openPhone(browser)
  await returnOften(phone)
  await phone.goto(address)
  await expect(phone.getByText('12 gün sonra buradasınız')).toBeVisible()

  await writeGuide(page)
  await expect
    .poll(() => backend.stored('guestGuides'))
    .toHaveProperty(new URL(address).hash.slice(1))
  await phone.reload()
  await expect(phone.getByText(`Rehber ${longDate(dayFromToday(10))}`)).toBeVisible()
  await expect(phone.getByText('4711')).toBeHidden()

  await move(page, 2)
  const guide = phone.getByRole('region', { name: 'Varış rehberi' })
  await expect(guide.getByText(KEY_WORDS)).toBeVisible()
  await expectNoViolations(phone)

  const family = await openPhone(browser)
  await family.goto(address.replace('/konaklama', '/en/stay'))
  const english = family.getByRole('region', { name: 'Arrival guide' })
  await expect(english.getByText('In the box by the door; its code is 4711.')).toBeVisible()
  // A text missing in English is shown in Turkish.
  await expect(english.getByText('zeytin-48')).toBeVisible()
  await expectNoViolations(family)

  // Offline, the guide remains, marked as cached.
  await family.context().setOffline(true)
  await family.evaluate(() => dispatchEvent(new Event('online')))
  await expect(english.getByText('You are offline', { exact: false })).toBeVisible()
  await expect(english.getByText('zeytin-48')).toBeVisible()

  await move(page, 12)
  await expect(guide).toBeHidden()
  await expect(phone.getByText(`Rehber ${longDate(dayFromToday(10))}`)).toBeVisible()

  await row.getByRole('rowheader').getByRole('link').click()
  await part.getByRole('heading').click()
  await part.getByRole('button', { name: 'Bağlantıyı yenile…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yenile', exact: true }).click()
  const title = phone.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Burada bir sayfa yok')
  await expect(link).not.toHaveAttribute('href', address)
  await phone.goto((await link.getAttribute('href')) ?? '')
  await expect(title).toHaveText('Günleriniz kesin')
  await row.getByRole('button', { name: 'İptal et' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Evet, iptal et' }).click()
  await expect(title).toHaveText('Konaklamanız iptal edildi')
})
