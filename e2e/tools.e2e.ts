import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dayFromToday, expect, openRoom, signIn, test, today, typed } from './site.ts'

test('every stay comes as a list that Turkish Excel opens, and all that is stored as a backup', async ({
  page,
  backend,
}) => {
  await signIn(page)
  await page.locator('[name=musteriAdi]').fill('=1+1; "Şişli"')
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(400)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(403)))
  await page.locator('[name=toplamUcret]').fill('1000,5')
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(page.getByText('Eklendi: =1+1')).toBeVisible()
  await openRoom(page, 'Araçlar')

  const csv = await saved(page, 'CSV indir')
  const backup = await saved(page, 'Yedek indir')

  expect(csv.name).toBe(`villa-defne-rezervasyonlar-${today()}.csv`)
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [heading = '', ...rows] = csv.bytes.toString('utf8').slice(1).split('\r\n')
  expect(heading).toMatch(/^Müşteri;Giriş;Çıkış;Toplam;Kapora;Kalan;Notlar;/)
  const days = [dayFromToday(400), dayFromToday(403)].map(typed).join(';')
  expect(rows).toContainEqual(
    expect.stringContaining(`"'=1+1; ""Şişli""";${days};1000,5;0;1000,5;`),
  )
  await expect(page.getByText(`${rows.length} konaklama.`)).toBeVisible()
  expect(backup.name).toBe(`villa-defne-yedek-${today()}.json`)
  expect(JSON.parse(backup.bytes.toString('utf8'))).toEqual({
    kind: 'villa-backup',
    version: 1,
    villa: 'Villa Defne',
    project: 'demo-villa',
    madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    reservations: await backend.stored('reservations'),
    reservationDetails: await backend.stored('reservationDetails'),
    requests: await backend.stored('requests'),
    prices: await backend.stored('prices'),
  })
})

/** What the browser saves when a button is pressed. */
async function saved(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
