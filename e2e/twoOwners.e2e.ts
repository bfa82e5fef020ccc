import type { Page } from '@playwright/test'
import { COOWNER, signIn } from './demo.ts'
import { expect, test } from './site.ts'

const GUEST = 'Can Öztürk'

const row = (page: Page) => page.getByRole('row', { name: new RegExp(GUEST) })
const save = (page: Page) => page.getByRole('button', { name: 'Güncelle' }).click()

test('the second of two owners to save a stay sees who was first and what differs, and saves over it', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  await Promise.all([signIn(page), signIn(other, COOWNER)])
  for (const each of [page, other]) await row(each).getByRole('button', { name: 'Düzenle' }).click()
  await page.locator('[name=notlar]').fill('Geç gelecek')
  await other.locator('[name=notlar]').fill('Erken gelecek')
  await save(other)
  await expect(other.getByText(`Güncellendi: ${GUEST}`)).toBeVisible()
  await expect(row(page)).toContainText('Erken gelecek')

  await save(page)
  const failure = page.getByRole('alert')
  await expect(failure).toContainText(COOWNER.email)
  await expect(failure).toContainText('Notlar: sizinki Geç gelecek, kayıtlı olan Erken gelecek')
  await expect(page.locator('[name=notlar]')).toHaveValue('Geç gelecek')
  await failure.getByRole('button', { name: 'Benimkini kaydet: Notlar üzerine yaz' }).click()

  await expect(page.getByText(`Güncellendi: ${GUEST}`)).toBeVisible()
  for (const each of [page, other]) await expect(row(each)).toContainText('Geç gelecek')
})
