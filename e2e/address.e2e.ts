import type { Page } from '@playwright/test'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { enter } from '#scripts/demo.ts'
import { expect, PHONE, test } from './site.ts'

const GUEST = 'Can Öztürk'
const LIST = /\/admin\/dashboard$/
const STAY = /\/admin\/dashboard\?stay=[^&]+$/

const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const row = (page: Page) => page.getByRole('row', { name: new RegExp(GUEST) })
const edit = (page: Page) => row(page).getByRole('button', { name: 'Düzenle' })

async function expectInForm(page: Page) {
  await expect(page.getByRole('heading', { name: 'Rezervasyonu düzenle' })).toBeVisible()
  await expect(field(page, 'musteriAdi')).toHaveValue(GUEST)
  await expect(field(page, 'musteriAdi')).toBeFocused()
  await expect(field(page, 'musteriAdi')).toBeInViewport({ ratio: 1 })
}

test('a stay that is edited is an address: a link opens it after the sign-in, and Back, Forward and a reload lead to it', async ({
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
  await row(page).getByRole('button', { name: 'Ayrıntılar' }).click()
  await edit(page).focus()
  await page.keyboard.press('Enter')
  await expectInForm(page)
  await expect(page).toHaveURL(STAY)

  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(page.getByRole('heading', { name: 'Rezervasyonu düzenle' })).toHaveCount(0)
  await page.goForward()
  await expectInForm(page)
  await page.reload()
  await expectInForm(page)

  await page.getByRole('button', { name: 'Vazgeç' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(LIST)
  await expect(field(page, 'musteriAdi')).toHaveValue('')

  // Regression: on a slow phone the page was behind the URL, and Back had no effect.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await row(page).getByRole('button', { name: 'Ayrıntılar' }).click()
  await edit(page).click()
  await expect(page).toHaveURL(STAY)
  await page.goBack()
  await expect(page).toHaveURL(LIST)
})
