import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { villa } from '#content/villa.ts'
import { dayFromToday, signIn, today, typed, openRoom, openTools } from '#scripts/demo.ts'
import { fileName } from '#lib/download.ts'
import { type Backend, expect, test } from './site.ts'

test('every stay comes as a list that Turkish Excel opens, and all that is stored as a backup, by which what was deleted and changed since is put back @long', async ({
  page,
  backend,
}) => {
  await signIn(page)
  // Moving the older record would change the data after a backup.
  await expect(page.getByText('Hülya Aydın: eski')).toBeVisible()
  await page.locator('[name=musteriAdi]').fill('=1+1; "Şişli"')
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(400)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(403)))
  await page.locator('[name=toplamUcret]').fill('1000,5')
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(page.getByText('Eklendi: =1+1')).toBeVisible()
  await openTools(page, 'Veri')

  const csv = await saved(page, 'CSV indir')
  const backup = await saved(page, 'Yedek indir')

  expect(csv.name).toBe(`${fileName(villa.name, 'rezervasyonlar', today())}.csv`)
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [heading = '', ...rows] = csv.bytes.toString('utf8').slice(1).split('\r\n')
  expect(heading).toMatch(/^Müşteri;Giriş;Çıkış;Kapora;Kalan;Toplam;.*Telefon;/)
  const days = [dayFromToday(400), dayFromToday(403)].map(typed).join(';')
  expect(rows).toContainEqual(
    expect.stringContaining(`"'=1+1; ""Şişli""";${days};0;1000,5;1000,5;`),
  )
  await expect(page.getByText(`${rows.length} konaklama.`)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Notları da yaz' }).check()
  expect((await saved(page, 'CSV indir')).bytes.toString('utf8')).toContain(';Toplam;Notlar;')
  expect(backup.name).toBe(`${fileName(villa.name, 'yedek', today())}.json`)
  expect(JSON.parse(backup.bytes.toString('utf8'))).toEqual({
    kind: 'villa-backup',
    version: 1,
    villa: villa.name,
    project: 'demo-villa',
    madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    reservations: await backend.stored('reservations'),
    reservationDetails: await backend.stored('reservationDetails'),
    payments: await backend.stored('payments'),
    guide: null,
    letters: null,
    written: null,
    reviews: await backend.stored('reviews'),
    publishedReviews: await backend.stored('publishedReviews'),
    requests: await backend.stored('requests'),
    settings: await backend.stored('settings'),
    prices: await backend.stored('prices'),
  })

  const before = await seasonOf(backend)
  await openRoom(page, 'Rezervasyonlar')
  for (const guest of ['Can Öztürk', 'James Whitfield']) await remove(page, guest)
  await changeDeposit(page)
  await openTools(page, 'Veri')

  await choose(page, backup.bytes)
  const missing = page.getByRole('region', { name: '2 konaklama eksik' })
  await expect(missing.getByRole('checkbox', { name: /Can Öztürk/ })).toBeChecked()
  await expect(missing.getByRole('checkbox', { name: /James Whitfield/ })).toBeChecked()
  const changed = page.getByRole('region', { name: '1 konaklama farklı' })
  await expect(changed).toContainText('Kapora: ₺12.345 → ₺11.000')
  await changed.getByRole('checkbox', { name: /Zeynep Arslan/ }).check()
  await expect(page.getByText(/^1 kayıt geri yüklenemez/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Geri yükle' }).click()

  await expect(page.getByText('Geri yükleme bitti: 3 kayıt yazıldı.')).toBeVisible()
  await expect(missing).toHaveCount(0)
  await expect(changed).toHaveCount(0)
  expect(await seasonOf(backend)).toEqual(before)
  const verbs = JSON.stringify(await backend.stored('log')).match(/"verb":"(delete|undelete)"/g)
  expect(verbs?.filter((verb) => verb.includes('undelete'))).toHaveLength(2)
})

async function choose(page: Page, content: string | Buffer) {
  await page.getByLabel('Yedek dosyası').setInputFiles({
    name: 'yedek.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
}

async function remove(page: Page, guest: string) {
  const row = page.getByRole('row', { name: new RegExp(guest) })
  await row.getByRole('button', { name: 'Sil' }).click()
  await page.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(row).toHaveCount(0)
}

async function changeDeposit(page: Page) {
  const row = page.getByRole('row', { name: /Zeynep Arslan/ })
  await row.getByRole('button', { name: 'Düzenle' }).click()
  await page.locator('[name=kapora]').fill('12345')
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect(page.getByText('Güncellendi: Zeynep Arslan')).toBeVisible()
}

/** The stays and their nights without versions. */
async function seasonOf(backend: Backend): Promise<unknown> {
  const parts = ['reservations', 'reservationDetails', 'nights'].map((path) => backend.stored(path))
  return JSON.parse(
    JSON.stringify(await Promise.all(parts), (key, value: unknown) =>
      key === 'version' ? undefined : value,
    ),
  ) as unknown
}

/** The download of a button. */
async function saved(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
