import type { Browser, Page } from '@playwright/test'
import { COOWNER, signIn } from '#scripts/demo.ts'
import { expect, test } from './site.ts'

const GUEST = 'Can Öztürk'

const row = (page: Page) => page.getByRole('row', { name: new RegExp(GUEST) })
const save = (page: Page) => page.getByRole('button', { name: 'Güncelle' }).click()

/** Two owners in separate browsers, each with the same stay open in the form. */
async function bothEdit(page: Page, browser: Browser) {
  const context = await browser.newContext()
  const other = await context.newPage()
  await Promise.all([signIn(page), signIn(other, COOWNER)])
  for (const each of [page, other]) await row(each).getByRole('button', { name: 'Düzenle' }).click()
  return other
}

test('a field that both owners change is shown with both values, and the second owner chooses', async ({
  page,
  browser,
}) => {
  const other = await bothEdit(page, browser)
  await page.locator('[name=notlar]').fill('Geç gelecek')
  await page.locator('[name=kapora]').fill('7000')
  await other.locator('[name=notlar]').fill('Erken gelecek')
  await save(other)
  await expect(other.getByText(`Güncellendi: ${GUEST}`)).toBeVisible()
  await expect(page.getByText('Bu kayıt siz yazarken değişti.')).toBeVisible()

  await save(page)
  const clash = page.getByRole('alert').getByRole('group')
  await expect(clash).toHaveAccessibleName('Notlar')
  const mine = clash.getByRole('radio', { name: 'Sizinki: Geç gelecek' })
  await expect(mine).not.toBeChecked()
  await save(page)
  await expect(mine).toBeFocused()
  await expect(clash).toContainText('Kaydedilmedi: hangisinin kalacağını seçin.')
  await expect(row(other)).toContainText('Erken gelecek')
  await clash.getByRole('radio', { name: 'Diğer yöneticininki: Erken gelecek' }).check()
  await save(page)

  await expect(page.getByText(`Güncellendi: ${GUEST}`)).toBeVisible()
  for (const each of [page, other]) {
    await expect(row(each)).toContainText('Erken gelecek')
    await expect(row(each)).toContainText('₺7.000')
  }
  await other.context().close()
})
