import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openRoom, signIn } from '#scripts/demo.ts'
import { storeYear, YEAR } from './accountantYear.ts'
import { expect, test } from './site.ts'

const statement = (page: Page) => page.getByRole('region', { name: /^Muhasebeci için/ })
const row = (page: Page, name: string) =>
  statement(page).getByRole('row', { name: new RegExp(`^${name} `) })

/** The cells of the first row of a name. */
const said = async (page: Page, name: string) =>
  (await row(page, name).first().getByRole('cell').allTextContents()).join(' ')

test('the accountant gets a year by nights and by payments, with its tax, and both as lists without notes', async ({
  page,
  backend,
}) => {
  await storeYear(backend)
  await signIn(page)
  await page.goto(`/admin/calendar?year=${YEAR}`)

  // Stays, nights, income, kept amounts, tax; received, of cancelled stays, tax.
  await expect(row(page, 'Temmuz')).toBeVisible()
  expect(await said(page, 'Mart')).toBe('0 0 ₺0 ₺0 ₺0 ₺7.000 ₺4.000 ₺60')
  expect(await said(page, 'Nisan')).toBe('0 0 ₺0 ₺0 ₺0 -₺1.000 -₺1.000 ₺0')
  expect(await said(page, 'Mayıs')).toBe('0 0 ₺3.000 ₺3.000 ₺0 ₺0 ₺0 ₺0')
  expect(await said(page, 'Temmuz')).toBe('2 7 ₺14.000 ₺0 ₺280 ₺7.000 ₺0 ₺140')
  expect(await said(page, String(YEAR))).toBe('2 9 ₺21.000 ₺3.000 ₺360 ₺13.000 ₺3.000 ₺200')
  await page.getByRole('checkbox', { name: 'Satana göre ayır' }).check()
  await expect(row(page, 'Airbnb').first()).toContainText('₺4.000')

  const months = await saved(page, 'Ayları indir (CSV)')
  expect(months[0]).toBe(
    'Yıl;Ay;Satan;Konaklama;Dolu gece;Gelir;İptalden kalan;Vergi %2 (gelirden);Tahsilat;İptallerden;Vergi %2 (tahsilattan)',
  )
  expect(months).toContain(`${YEAR};Temmuz;Airbnb;1;2;4000;0;80;0;0;0`)
  expect(months.at(-1)).toBe(`${YEAR};;Toplam;2;9;21000;3000;360;13000;3000;200`)
  const payments = await saved(page, 'Ödemeleri indir (CSV)')
  expect(payments).toHaveLength(5)
  expect(payments).toContain(
    `05.03.${YEAR};3000;Havale;Konaklama;'=Ayşe;10.07.${YEAR};15.07.${YEAR};Kendimiz;;owner@example.com;;;`,
  )
  expect(payments.join()).not.toContain('Gece gelir')

  await openRoom(page, 'Fiyatlar')
  await page.locator('[name=taxPercent]').fill('0')
  await page.getByRole('button', { name: 'Koşulları kaydet' }).click()
  await expect(page.getByText('Konaklama vergisi: 2 → 0')).toBeVisible()
  await page.goto(`/admin/calendar?year=${YEAR}`)
  await expect(row(page, 'Temmuz')).toBeVisible()
  expect(await said(page, 'Temmuz')).toBe('2 7 ₺14.000 ₺0 ₺7.000 ₺0')
})

/** The lines of a list that a button downloads. */
async function saved(page: Page, button: string): Promise<string[]> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await saving
  return (await readFile(await file.path(), 'utf8')).slice(1).split('\r\n')
}
