import type { Page } from '@playwright/test'
import { dayFromToday, openRoom, signIn, typed } from '#scripts/demo.ts'
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
  await expect(page.locator('[name=toplamUcret]')).not.toHaveValue('')
  await page.locator('[name=toplamUcret]').fill('12345')
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(26)))
  await expect(page.locator('[name=toplamUcret]')).toHaveValue('12345')
})
