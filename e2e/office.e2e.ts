import type { Page } from '@playwright/test'
import { dayFromToday, enter, openRoom, signIn, today, typed } from '#scripts/demo.ts'
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

test('the year of the calendar is in its address: a reload, the way back and a link keep it @long', async ({
  page,
}) => {
  const year = Number(today().slice(0, 4)) + 1
  const heading = page.getByRole('heading', { level: 2, name: String(year), exact: true })
  await signIn(page)
  await openYear(page)
  await page.getByRole('button', { name: 'Sonraki yıl' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/admin/calendar\\?year=${year}$`))

  await page.reload()
  await expect(heading).toBeVisible()
  await openRoom(page, 'Fiyatlar')
  await page.goBack()
  await expect(heading).toBeVisible()
  await page.goto('/admin/calendar?year=yok')
  await expect(page.getByRole('heading', { level: 2, name: String(year - 1) })).toHaveCount(3)
})

test('what is half typed outlives a look into another room', async ({ page }) => {
  await signIn(page)
  await openRoom(page, 'Talepler')
  await page.getByRole('button', { name: 'Kabul et' }).first().click()
  await page.locator('[name=musteriAdi]').fill('Deniz Aksoy ve ailesi')
  await openRoom(page, 'Takvim')
  await openRoom(page, 'Rezervasyonlar')
  await expect(page.locator('[name=musteriAdi]')).toHaveValue('Deniz Aksoy ve ailesi')
})

test('a remainder is written down as collected with one tap, marked in the list, and taken back with another', async ({
  page,
  backend,
}) => {
  await signIn(page)
  await openRoom(page, 'Bugün')
  const collected = page.getByRole('button', { name: 'Tahsil edildi: James Whitfield' })

  await collected.click()

  await expect(page.getByText(/Tahsil edildi olarak yazıldı: James Whitfield/)).toBeVisible()
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

test('who changed a stay, and what, stands below it while it is edited @long', async ({ page }) => {
  await signIn(page)
  const edit = page
    .getByRole('row', { name: /Zeynep Arslan/ })
    .getByRole('button', { name: 'Düzenle' })
  await edit.click()
  await page.locator('[name=kapora]').fill('12000')
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect(page.getByText('Güncellendi: Zeynep Arslan')).toBeVisible()

  await edit.click()
  await page.getByText('Bu konaklamanın geçmişi (1)').click()

  const entry = page.getByRole('listitem').filter({ hasText: 'owner@example.com' })
  await expect(entry).toContainText('Kapora: ₺11.000 → ₺12.000')
})

test('days are closed without a guest, and the calendar says so @long', async ({
  page,
  backend,
}) => {
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

test('a year is printed on one sheet and its figures on a second, its stays with it and nothing to press @long', async ({
  page,
}) => {
  await signIn(page)
  await openYear(page)
  const taken = page.getByRole('gridcell', {
    name: `${longDate(dayFromToday(0))}, James Whitfield`,
  })

  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2)

  await page.emulateMedia({ media: 'print' })
  await expect(taken).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden()
})
