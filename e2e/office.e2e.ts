import { dayFromToday, openRoom, signIn, typed } from './demo.ts'
import { expect, longDate, test } from './site.ts'

test('days are closed and a stay is begun on free days of the calendar, at the price of its season', async ({
  page,
  backend,
}) => {
  await signIn(page)
  await openRoom(page, 'Takvim')
  await expect(page.getByRole('grid')).toHaveCount(12)
  const day = (date: string, use: string) =>
    page.getByRole('gridcell', { name: `${longDate(date)}, ${use}` })

  await day(dayFromToday(21), 'boş').click()
  await day(dayFromToday(23), 'boş').click()
  await page.getByRole('button', { name: 'Günleri kapat' }).click()
  await expect(page.getByText('Eklendi: Kapalı')).toBeVisible()
  await expect(day(dayFromToday(21), 'kapalı')).toBeVisible()
  await expect(day(dayFromToday(22), 'kapalı')).toBeVisible()
  expect(JSON.stringify(await backend.stored('reservationDetails'))).toContain('"status":"blocked"')

  await day(dayFromToday(23), 'boş').click()
  await page.getByRole('button', { name: 'Rezervasyon ekle' }).click()
  await expect(page.locator('[name=girisTarihi]')).toHaveValue(typed(dayFromToday(23)))
  await page.getByRole('button', { name: 'Bu fiyatı al' }).click()
  await expect(page.locator('[name=toplamUcret]')).not.toHaveValue('')
  await page.locator('[name=toplamUcret]').fill('12345')
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(26)))
  await expect(page.locator('[name=toplamUcret]')).toHaveValue('12345')
})

test('a changed season, a holiday inside it and changed terms reach guests', async ({
  page,
  backend,
}) => {
  await signIn(page)
  await openRoom(page, 'Fiyatlar')
  await page
    .getByRole('button', { name: /^Düzenle: / })
    .first()
    .click()
  await page.locator('[name=weekendPerNight]').fill('11.000')
  await page.locator('[name=weekPercent]').fill('10')
  await page.locator('[name=arrivalDays][value="6"]').check()
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect(page.getByText(/hafta sonu ₺11\.000/)).toBeVisible()
  const seasons = Object.values(Object(await backend.stored('prices/seasons')) as object)
  const season = { weekendPerNight: 11_000, weekPercent: 10, arrivalDays: '6' }
  expect(seasons).toContainEqual(expect.objectContaining(season))

  await page.locator('[name=from]').fill(typed(dayFromToday(21)))
  await page.locator('[name=to]').fill(typed(dayFromToday(22)))
  await page.locator('[name=perNight]').fill('23.456')
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect.poll(async () => JSON.stringify(await backend.stored('prices'))).toContain('23456')
  await page.locator('[name=taxPercent]').fill('0')
  await page.getByRole('button', { name: 'Koşulları kaydet' }).click()
  await expect.poll(async () => await backend.stored('prices/terms/taxPercent')).toBe(0)

  const guest = await page.context().newPage()
  await guest.goto('/#rezervasyon')
  await expect(guest.locator('#bilgi table')).toContainText('₺11.000')
  await expect(guest.locator('#bilgi table')).toContainText('₺23.456')
})
