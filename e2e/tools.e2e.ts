import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { villa } from '#content/villa.ts'
import {
  dayFromToday,
  openOfficePage,
  openTools,
  signIn,
  submitAcceptance,
  today,
  typed,
} from './demo.ts'
import { fileName } from '#ui/download.ts'
import { expect, test } from './site.ts'

test('an owner imports the good rows of a pasted list, downloads every stay for Turkish Excel and a backup of everything, and removes a person’s data everywhere @long', async ({
  page,
  backend,
}) => {
  await signIn(page)
  await openTools(page, 'Veri')
  const card = page.getByRole('region', { name: 'Rezervasyon listesi' })
  const row = (guest: string, from: number, total: string) =>
    [guest, typed(dayFromToday(from)), typed(dayFromToday(from + 3)), total].join('\t')
  const rows = [
    row('=1+1; "Şişli"', 400, '1000,5'),
    row('Kerem Bulut', 410, '900 EUR'),
    row('Nur Ay', 401, '30.000'),
  ]
  const list = ['Ad Soyad\tGiriş\tÇıkış\tToplam', ...rows].join('\n')
  await card.getByLabel('Ya da satırları yapıştırın').fill(list)
  await card.getByRole('button', { name: 'Önizle' }).click()
  await expect(card).toContainText('Toplam: Yalnızca Türk lirası yazın.')
  await card.getByRole('button', { name: 'İçe aktar' }).click()
  await expect(card.getByText('1 konaklama eklendi, 2 satır eklenmedi.')).toBeVisible()

  await page.getByLabel('Notlar, telefon ve e-posta da olsun').check()
  const csv = await download(page, 'CSV indir')
  const backup = await download(page, 'Yedek indir')

  expect(csv.name).toBe(`${fileName(villa.name, 'rezervasyonlar', today())}.csv`)
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [heading = '', ...lines] = csv.bytes.toString('utf8').slice(1).split('\r\n')
  expect(heading).toMatch(/^Müşteri;Giriş;Çıkış;Kapora;Kalan;Toplam;Notlar;.*Telefon;/)
  const days = [dayFromToday(400), dayFromToday(403)].map(typed).join(';')
  expect(lines).toContainEqual(
    expect.stringContaining(`"'=1+1; ""Şişli""";${days};0;1000,5;1000,5;`),
  )
  await expect(page.getByText(`${lines.length} konaklama.`)).toBeVisible()
  expect(backup.name).toBe(`${fileName(villa.name, 'yedek', today())}.json`)
  expect(JSON.parse(backup.bytes.toString('utf8'))).toEqual(await backend.stored(''))

  await forget(page)
  expect(JSON.stringify(await backend.stored(''))).not.toMatch(/Aksoy|deniz\.|000 00 14/i)
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(kept).not.toContain('Aksoy')
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Silinmiş kişi' })).toBeVisible()
})

/** Accepts the request of Deniz Aksoy, and removes that person's data. */
async function forget(page: Page) {
  await openOfficePage(page, 'Talepler')
  const article = page.getByRole('article', { name: 'Deniz Aksoy' })
  await article.getByRole('button', { name: 'Kabul et' }).click()
  await submitAcceptance(page)
  await expect(page.getByText('Eklendi: Deniz Aksoy')).toBeVisible()
  await article.getByRole('link', { name: 'Konaklamayı aç' }).click()
  await page.getByRole('link', { name: 'Düzenle', exact: true }).click()
  await page.locator('[name=notlar]').fill('Aksoy ailesi geç gelecek')
  await page.getByRole('button', { name: 'Kapat', exact: true }).click()
  await page.getByRole('button', { name: 'Kişisel verileri kaldır' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Kişisel veriler kaldırılsın mı?' })
  await expect(dialog).toContainText('Silinecek: Deniz Aksoy adı')
  await expect(dialog).toContainText('Kalacak: tarihler, tutarlar')
  await dialog.getByRole('button', { name: 'Evet, kişisel verileri kaldır' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Silinmiş kişi' })).toBeVisible()
}

/** Downloads a button's file. */
async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
