import { dayFromToday, openOfficePage, signIn, typed } from './demo.ts'
import { expect, test } from './site.ts'

test('a changed season, a holiday inside it and changed terms reach guests', async ({
  page,
  backend,
}) => {
  await signIn(page)
  await openOfficePage(page, 'Fiyatlar')
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
