import type { Page } from '@playwright/test'
import { COOWNER, enter, openRoom, signIn } from '#scripts/demo.ts'
import { closeLetter } from './answering.ts'
import { type Backend, expect, PHONE, test } from './site.ts'

const GUEST = 'Can Öztürk'
const LIST = /\/admin\/dashboard$/
const STAY = /\/admin\/dashboard\?stay=[^&]+$/

const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const row = (page: Page) => page.getByRole('row', { name: new RegExp(GUEST) })
const edit = (page: Page) => row(page).getByRole('button', { name: 'Düzenle' })
const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Değişiklikleriniz kaydedilmedi' })

/** The id below `path` of the value with the text. */
async function idOf(backend: Backend, path: string, text: string): Promise<string> {
  const stored = Object.entries((await backend.stored(path)) as Record<string, unknown>)
  return stored.find(([, each]) => JSON.stringify(each).includes(text))?.[0] ?? ''
}

async function expectInForm(page: Page) {
  await expect(page.getByRole('heading', { name: 'Rezervasyonu düzenle' })).toBeVisible()
  await expect(field(page, 'musteriAdi')).toHaveValue(GUEST)
  await expect(field(page, 'musteriAdi')).toBeFocused()
  await expect(field(page, 'musteriAdi')).toBeInViewport({ ratio: 1 })
}

test('a stay that is edited is an address: Back, Forward and a reload lead to it, and Back asks before what is typed is lost', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await signIn(page)
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
  await field(page, 'notlar').fill('Geç gelecek')

  await page.goBack()
  await expect(question(page)).toBeVisible()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(STAY)
  await expect(question(page)).toHaveCount(0)
  await expect(field(page, 'notlar')).toHaveValue('Geç gelecek')

  // Another room is no end of it.
  await openRoom(page, 'Takvim')
  await page.goBack()
  await expect(page).toHaveURL(STAY)
  await expect(field(page, 'notlar')).toHaveValue('Geç gelecek')
  await openRoom(page, 'Takvim')
  await openRoom(page, 'Rezervasyonlar')
  await expect(page).toHaveURL(STAY)

  await page.goto('/admin/dashboard?stay=-Yok')
  await expect(field(page, 'notlar')).toHaveValue('Geç gelecek')
})

test('a link from the other owner opens the stay and the request after the sign-in', async ({
  page,
  backend,
}) => {
  const stay = await idOf(backend, 'reservationDetails', GUEST)
  const request = await idOf(backend, 'requests', 'Deniz')

  await page.goto(`/admin/dashboard?stay=${stay}`)
  await enter(page, COOWNER)
  await expectInForm(page)
  await expect(page).toHaveURL(new RegExp(`stay=${stay}$`))

  const article = page.getByRole('article', { name: 'Deniz Aksoy' })
  await page.goto(`/admin/requests?request=${request}`)
  await expect(article).toBeFocused()
  await expect(article).toBeInViewport()
  await article.getByRole('button', { name: 'Reddet' }).click()
  await closeLetter(page)
  await expect(page).toHaveURL(/\/admin\/requests$/)
  await expect(article).toHaveCount(0)
  await page.goto(`/admin/requests?request=${request}`)
  await expect(article).toBeFocused()

  for (const [path, words] of [
    ['requests?request=-Yok', 'Bu adresteki talep artık yok; silinmiş olabilir.'],
    ['dashboard?stay=-Yok', 'Bu adresteki konaklama artık yok; silinmiş olabilir.'],
  ] as const) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
  }
})
