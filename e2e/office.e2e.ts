import { UNIT } from '#domain/field/amount.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { dayFromToday, openOfficePage, signIn, typed } from './demo.ts'
import { expect, test } from './site.ts'

const money = (amount: number) => formatMoney(amount * UNIT, 'tr')

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
  await page.locator('[name=weekendPerNight]').fill('9.000')
  await page.locator('[name=weekPercent]').fill('10')
  await page.locator('[name=arrivalDays][value="6"]').check()
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect(page.getByText(`hafta sonu ${money(9000)}`)).toBeVisible()
  const seasons = Object.values(Object(await backend.stored('prices/seasons')) as object)
  const season = { weekendPerNight: 9000 * UNIT, weekPercent: 10, arrivalDays: '6' }
  expect(seasons).toContainEqual(expect.objectContaining(season))

  await page.locator('[name=from]').fill(typed(dayFromToday(21)))
  await page.locator('[name=to]').fill(typed(dayFromToday(22)))
  await page.locator('[name=perNight]').fill('5.432')
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect
    .poll(async () => JSON.stringify(await backend.stored('prices')))
    .toContain(String(5432 * UNIT))
  await page.locator('[name=taxPercent]').fill('0')
  await page.getByRole('button', { name: 'Koşulları kaydet' }).click()
  await expect.poll(async () => await backend.stored('prices/terms/taxPercent')).toBe(0)

  const guest = await page.context().newPage()
  await guest.goto('/#rezervasyon')
  await expect(guest.locator('#bilgi table')).toContainText(money(9000))
  await expect(guest.locator('#bilgi table')).toContainText(money(5432))
})
