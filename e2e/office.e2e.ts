import type { Page } from '@playwright/test'
import { dayFromToday, openRoom, signIn, typed } from '#scripts/demo.ts'
import { expect, longDate, test } from './site.ts'

/** Opens the calendar, and waits for its months. */
async function openYear(page: Page) {
  await openRoom(page, 'Takvim')
  await expect(page.getByRole('grid')).toHaveCount(12)
}

test('days are blocked without a guest, and the calendar shows that', async ({ page, backend }) => {
  await signIn(page)
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(21)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(23)))
  await page.getByRole('checkbox', { name: /^Kapalı/ }).check()
  await expect(page.locator('[name=musteriAdi]')).toHaveValue('Kapalı')
  // Blocked days have no price.
  await expect(page.locator('[name=toplamUcret]')).toHaveValue('')
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(page.getByText('Eklendi: Kapalı')).toBeVisible()
  expect(JSON.stringify(await backend.stored('reservationDetails'))).toContain('"status":"blocked"')

  await openYear(page)
  const day = page.getByRole('gridcell', { name: `${longDate(dayFromToday(21))}, kapalı` })
  if ((await day.count()) === 0) await page.getByRole('button', { name: 'Sonraki yıl' }).click()
  await expect(day).toBeVisible()
})

test('a stay is begun on a free day of the calendar, at the price of its season', async ({
  page,
}) => {
  await signIn(page)
  await openYear(page)
  const day = page.getByRole('gridcell', { name: `${longDate(dayFromToday(21))}, boş` })
  if ((await day.count()) === 0) await page.getByRole('button', { name: 'Sonraki yıl' }).click()

  await day.click()

  await expect(page.locator('[name=girisTarihi]')).toHaveValue(typed(dayFromToday(21)))
  await expect(page.locator('[name=toplamUcret]')).not.toHaveValue('')
  await page.locator('[name=toplamUcret]').fill('12345')
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(24)))
  await expect(page.locator('[name=toplamUcret]')).toHaveValue('12345')
})
