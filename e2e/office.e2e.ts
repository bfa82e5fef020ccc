import type { Page } from '@playwright/test'
import { dayFromToday, enter, openRoom, signIn, typed } from '#scripts/demo.ts'
import { expect, longDate, test } from './site.ts'

/** Goes to the year, and waits until its months stand there. */
async function openYear(page: Page) {
  await openRoom(page, 'Takvim')
  await expect(page.getByRole('grid')).toHaveCount(12)
}

test('a room is an address: a reload, the way back and a link land in it', async ({ page }) => {
  await signIn(page)
  await openRoom(page, 'Takvim')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
  await openRoom(page, 'Fiyatlar')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Takvim' })).toBeVisible()
})

test('an address without a room is told so inside the office, once somebody has signed in there', async ({
  page,
}) => {
  await page.goto('/admin/nope')
  await enter(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Burada bir sayfa yok' })).toBeVisible()
  await expect(page).toHaveTitle(/^Burada bir sayfa yok/)
  await openRoom(page, 'Talepler')
})

test('a remainder is written down as collected with one tap, marked in the list, and taken back with another', async ({
  page,
  backend,
}) => {
  await signIn(page)
  await openRoom(page, 'Bugün')
  const collected = page.getByRole('button', { name: 'Tahsil edildi: James Whitfield' })

  await collected.click()

  await expect(page.getByText(/Tahsil edildi olarak kaydedildi: James Whitfield/)).toBeVisible()
  await expect(collected).toHaveCount(0)
  const payments = JSON.stringify(await backend.stored('payments'))
  expect(payments).toContain(`"date":"${dayFromToday(0)}"`)
  const undo = page.getByRole('button', { name: 'Geri al' })
  await undo.focus()
  await openRoom(page, 'Rezervasyonlar')
  const row = page.getByRole('row', { name: /James Whitfield/ })
  await expect(row).toContainText('Tahsil edildi')

  await undo.click()
  await expect(page.getByText(/Tahsilat geri alındı: James Whitfield/)).toBeVisible()
  await expect(row).not.toContainText('Tahsil edildi')
  const after = JSON.stringify(await backend.stored('payments'))
  expect(after).not.toContain(`"date":"${dayFromToday(0)}"`)
})

test('days are closed without a guest, and the calendar says so', async ({ page, backend }) => {
  await signIn(page)
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(21)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(23)))
  await page.getByRole('checkbox', { name: /^Kapalı/ }).check()
  await expect(page.locator('[name=musteriAdi]')).toHaveValue('Kapalı')
  // Days without a guest cost nobody anything.
  await expect(page.locator('[name=toplamUcret]')).toHaveValue('')
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(page.getByText('Eklendi: Kapalı')).toBeVisible()
  expect(JSON.stringify(await backend.stored('reservationDetails'))).toContain('"kapali":true')

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
