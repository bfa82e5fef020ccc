import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dayFromToday, openRoom, signIn, today, typed } from '#scripts/demo.ts'
import { expect, longDate, test } from './site.ts'

/** Opens the calendar, and waits for its months. */
async function openYear(page: Page) {
  await openRoom(page, 'Takvim')
  await expect(page.getByRole('grid')).toHaveCount(12)
}

test('days are closed without a guest, and a stay is begun on the next free day of the calendar, at the price of its season', async ({
  page,
  backend,
}) => {
  await signIn(page)
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(21)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(23)))
  await page.getByRole('radio', { name: 'Kapalı' }).check()
  await expect(page.locator('[name=musteriAdi]')).toHaveValue('Kapalı')
  // Closed days have no price.
  await expect(page.locator('[name=toplamUcret]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(page.getByText('Eklendi: Kapalı')).toBeVisible()
  expect(JSON.stringify(await backend.stored('reservationDetails'))).toContain('"status":"blocked"')

  await openYear(page)
  const day = page.getByRole('gridcell', { name: `${longDate(dayFromToday(21))}, kapalı` })
  if ((await day.count()) === 0) await page.getByRole('button', { name: 'Sonraki yıl' }).click()
  await expect(day).toBeVisible()

  const later = dayFromToday(23)
  const free = page.getByRole('gridcell', { name: `${longDate(later)}, boş` })
  if ((await free.count()) === 0) await page.getByRole('button', { name: 'Sonraki yıl' }).click()
  await free.click()
  await page.getByRole('button', { name: '7 gece ile başla' }).click()

  await expect(page.locator('[name=girisTarihi]')).toHaveValue(typed(later))
  await page.getByRole('button', { name: 'Bu fiyatı al' }).click()
  await expect(page.locator('[name=toplamUcret]')).not.toHaveValue('')
  await page.locator('[name=toplamUcret]').fill('12345')
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(26)))
  await expect(page.locator('[name=toplamUcret]')).toHaveValue('12345')
})

/** A year without sample data. */
const YEAR = Number(today().slice(0, 4)) + 2
const STAY = {
  musteriAdi: '=Ayşe',
  notlar: 'Gece gelir',
  kapora: 3000,
  kalan: 5000,
  toplamUcret: 8000,
  usesPayments: true,
  status: 'booked',
  version: 1,
}
const STAYS = {
  own: { ...STAY, checkIn: `${YEAR}-07-10`, checkOut: `${YEAR}-07-15` },
  bnb: { ...STAY, source: 'airbnb', checkIn: `${YEAR}-07-30`, checkOut: `${YEAR}-08-03` },
}
const PAYMENT = { amount: 3000, method: 'transfer', by: 'owner@example.com', at: 1 }

test('changed prices are logged and reach guests, and the accountant gets a year with its tax, and its lists without notes', async ({
  page,
  backend,
}) => {
  for (const [id, stay] of Object.entries(STAYS)) {
    await backend.store(`reservationDetails/${id}`, stay)
    const dates = { girisTarihi: typed(stay.checkIn), cikisTarihi: typed(stay.checkOut) }
    await backend.store(`reservations/${id}`, dates)
  }
  await backend.store('payments/own/p', { ...PAYMENT, date: `${YEAR}-03-05` })
  await signIn(page)
  await page.goto(`/admin/calendar?year=${YEAR}`)
  const statement = page.getByRole('region', { name: /^Muhasebeci için/ })
  const row = (name: string) => statement.getByRole('row', { name: new RegExp(`^${name} `) })
  const cells = async (name: string) =>
    (await row(name).first().getByRole('cell').allTextContents()).join(' ')

  // Stays, nights, income, tax; received, tax.
  await expect(row('Temmuz')).toBeVisible()
  expect(await cells('Temmuz')).toBe('2 7 ₺12.000 ₺240 ₺0 ₺0')
  expect(await cells(String(YEAR))).toBe('2 9 ₺16.000 ₺320 ₺3.000 ₺60')
  await page.getByRole('checkbox', { name: 'Satana göre ayır' }).check()
  await expect(row('Airbnb').first()).toContainText('₺4.000')
  const months = await saved(page, 'Ayları indir (CSV)')
  expect(months[0]).toMatch(/^Yıl;Ay;Satan;Konaklama;Dolu gece;Gelir;Vergi %2 \(gelirden\);/)
  expect(months).toContain(`${YEAR};Temmuz;Airbnb;1;2;4000;80;0;0`)
  const payments = await saved(page, 'Ödemeleri indir (CSV)')
  expect(payments[1]).toMatch(`05.03.${YEAR};3000;Havale;Konaklama;'=Ayşe;10.07.${YEAR};`)
  expect(payments.join()).not.toContain('Gece gelir')

  await openRoom(page, 'Fiyatlar')
  await page
    .getByRole('button', { name: /^Düzenle: / })
    .first()
    .click()
  await page.locator('[name=weekendPerNight]').fill('11.000')
  await page.locator('[name=weekPercent]').fill('10')
  await page.locator('[name=arrivalDays][value="6"]').check()
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect(page.getByText('Hafta sonu gecesi: — → ₺11.000')).toBeVisible()
  const seasons = Object.values(Object(await backend.stored('prices/seasons')) as object)
  const season = { weekendPerNight: 11_000, weekPercent: 10, arrivalDays: '6' }
  expect(seasons).toContainEqual(expect.objectContaining(season))
  const guest = await page.context().newPage()
  await guest.goto('/#rezervasyon')
  await expect(guest.locator('#bilgi table')).toContainText('₺11.000')
  await page.locator('[name=taxPercent]').fill('0')
  await page.getByRole('button', { name: 'Koşulları kaydet' }).click()
  await expect(page.getByText('Konaklama vergisi: 2 → 0')).toBeVisible()
  await page.goto(`/admin/calendar?year=${YEAR}`)
  await expect(row('Temmuz')).toBeVisible()
  expect(await cells('Temmuz')).toBe('2 7 ₺12.000 ₺0')
})

/** The lines of a list that a button downloads. */
async function saved(page: Page, button: string): Promise<string[]> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await saving
  return (await readFile(await file.path(), 'utf8')).slice(1).split('\r\n')
}
