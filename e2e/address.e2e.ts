import type { Page } from '@playwright/test'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { enter, openRoom } from './demo.ts'
import { expect, PHONE, test } from './site.ts'

const GUEST = 'Can Öztürk'
const LIST = /\/admin\/dashboard$/
const STAY = /\/admin\/dashboard\?stay=[^&]+$/

const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const edit = (page: Page) =>
  page.getByRole('row', { name: new RegExp(GUEST) }).getByRole('button', { name: 'Düzenle' })

async function expectInForm(page: Page) {
  await expect(page.getByRole('heading', { name: 'Rezervasyonu düzenle' })).toBeVisible()
  await expect(field(page, 'musteriAdi')).toHaveValue(GUEST)
}

test('a stay has an address: a link opens it after the sign-in, Back leads to the list where it was, and what is typed survives @long', async ({
  page,
  backend,
}) => {
  const stored = entriesOf(await backend.stored('reservationDetails'))
  const [id] = stored.find(([, each]) => valueOf(each, 'musteriAdi') === GUEST) ?? []
  await page.setViewportSize(PHONE)
  await page.goto(`/admin/dashboard?stay=${id}`)
  await enter(page)
  await expectInForm(page)

  await page.goto('/admin/dashboard')
  await edit(page).scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  await edit(page).focus()
  await page.keyboard.press('Enter')
  await expectInForm(page)
  await expect(page).toHaveURL(STAY)
  await expect(page.getByRole('table')).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(edit(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
  await page.goForward()
  await expectInForm(page)

  await field(page, 'notlar').fill('Geç gelecek')
  await openRoom(page, 'Takvim')
  await page.goBack()
  await expect(page).toHaveURL(STAY)
  await expect(field(page, 'notlar')).toHaveValue('Geç gelecek')
  await page.reload()
  await expect(field(page, 'notlar')).toHaveValue('Geç gelecek')
  await page.getByRole('button', { name: 'Yazdıklarımdan vazgeç' }).click()
  await page.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(page).toHaveURL(LIST)

  await page.goto('/admin/dashboard?stay=-Yok')
  await expect(page.getByText('Bu adresteki konaklama artık yok')).toBeVisible()
})
