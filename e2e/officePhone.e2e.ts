import type { Page } from '@playwright/test'
import { office } from '#i18n/tr/office.ts'
import { randomKey } from '#db/randomKey.ts'
import { dayFromToday, enter, openOfficePage, signIn } from './demo.ts'
import { expect, PORTS, stayIdOf, test } from './site.ts'

const GUEST = 'Can Öztürk'
const LIST = /\/admin\/dashboard$/
const STAY = /\/admin\/dashboard\?stay=[^&]+&edit$/
const FLOOD = 3_000
const REVIEW = {
  rating: 5,
  text: 'Güzeldi.',
  name: 'Elif',
  language: 'tr',
  checkOut: '2026-10-20',
  version: 1,
}

const notes = (page: Page) => page.locator('[name=notlar]')
const edit = (page: Page) =>
  page.getByRole('row', { name: new RegExp(GUEST) }).getByRole('button', { name: 'Düzenle' })

async function expectInForm(page: Page) {
  await expect(page.getByRole('heading', { name: 'Rezervasyonu düzenle' })).toBeVisible()
  await expect(page.locator('[name=musteriAdi]')).toHaveValue(GUEST)
}

test('an owner on the narrowest phone opens a stay by its link, returns to the list where it was, and sees the newest request among thousands @long', async ({
  page,
  browser,
  backend,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await backend.store('reviews/AAAAAAAAAAAAAAAAAAAAAA', { ...REVIEW, at: Date.now() })
  await page.goto(`/admin/dashboard?stay=${await stayIdOf(GUEST, backend)}`)
  await enter(page)
  await expect(page.getByRole('heading', { name: GUEST })).toBeVisible()
  await expectBackToReturn(page)

  const { label, ...names } = office.pages
  const rooms = Object.values(names)
  const nav = page.getByRole('navigation', { name: label }).getByRole('link')
  await expect(nav).toHaveCount(rooms.length)
  await openOfficePage(page, office.pages.today)
  const onToday = page.getByRole('main').locator('a[href^="/"]').filter({ visible: true })
  for (const text of ['Aç ve düzelt', 'Deniz Aksoy', 'yeni yorum'])
    await expect(onToday.filter({ hasText: text }).first()).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  for (const link of await onToday.all()) {
    await link.click()
    await expect(page).not.toHaveURL(/\/today$/)
    await expect(title).toHaveText(new RegExp(`^(${rooms.join('|')})$`))
    await page.goBack()
    await expect(onToday.last()).toBeVisible()
  }

  const flood = Array.from({ length: FLOOD }, (_, index) => `b ${index}`)
  await page.goto('about:blank')
  await send(flood)
  const later = await (await browser.newContext()).newPage()
  await signIn(later)
  await expect(later.getByRole('link', { name: /^Talepler/ })).toContainText('99+')
  await send(['Sonra'])
  await openOfficePage(later, office.pages.requests)
  await expect(later.getByRole('article')).toHaveCount(50)
  await expect(later.getByRole('article').first()).toContainText('a Sonra')
})

/** Back leads from a stay to its row, Forward to the stay, and typed text survives both and a reload. */
async function expectBackToReturn(page: Page) {
  await page.goto('/admin/dashboard')
  await edit(page).scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  await edit(page).focus()
  await page.keyboard.press('Enter')
  await expectInForm(page)
  await expect(page).toHaveURL(STAY)

  await page.goBack()
  await expect(page).toHaveURL(LIST)
  await expect(edit(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
  await page.goForward()
  await expectInForm(page)

  await notes(page).fill('Geç gelecek')
  await openOfficePage(page, 'Takvim')
  await page.goBack()
  await expect(page).toHaveURL(STAY)
  await expect(notes(page)).toHaveValue('Geç gelecek')
  await page.reload()
  await expect(notes(page)).toHaveValue('Geç gelecek')
  await page.getByRole('button', { name: 'Yazdıklarımı sil' }).click()
  await page.getByRole('button', { name: 'Kapat', exact: true }).click()
  await expect(page).toHaveURL(LIST)

  await page.goto('/admin/dashboard?stay=-Yok')
  await expect(page.getByText('Bu adresteki konaklama artık yok')).toBeVisible()
}

/** Stores requests in one call, as any stranger can. */
async function send(names: readonly string[]): Promise<void> {
  const asked = { checkIn: dayFromToday(21), checkOut: dayFromToday(22) }
  const requests = names.map((lastname, index) => {
    // Each of another person, because those of one person are shown together.
    const email = `a${index}of${names.length}@b.co`
    const phone = `${names.length}555${index}`
    const reservation = { firstname: 'a', lastname, email, phone, notes: '', ...asked }
    return [
      randomKey(),
      { reservation, asked, at: { '.sv': 'timestamp' }, language: 'tr' },
    ] as const
  })
  const url = `http://127.0.0.1:${PORTS.database}/requests.json?ns=demo-villa-default-rtdb`
  const body = JSON.stringify(Object.fromEntries(requests))
  const response = await fetch(url, { method: 'PATCH', body })
  expect(response.status).toBe(200)
}
