import type { Page } from '@playwright/test'
import { office } from '#i18n/tr/office.ts'
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts'
import { dayFromToday, enter } from './demo.ts'
import {
  type Backend,
  createLeftGuestPage,
  expect,
  LEFT_GUEST_KEY,
  stayIdOf,
  test,
} from './site.ts'
import { tr } from './words.ts'

const LARGE = { width: 360, height: 4_000 }
const NARROWEST = { width: 320, height: 4_000 }

test.use({
  // The page of a missing address.
  expectedErrors: /status of 404/,
  // High enough that no bar at an edge covers a control.
  viewport: NARROWEST,
})

const TABS = ['messages', 'guide', 'channels', 'cleaning', 'reviews', 'site', 'data']
const { label: _, ...OFFICE_PAGES } = office.pages

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/**
 * No violation of axe's rules, no reference to a missing id, and nothing wider than the window: on the
 * narrowest phone, which is a zoom of 400 % at 1280 pixels, and on a common one with letters twice as large.
 */
async function expectAccessible(page: Page) {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(LARGE)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.setViewportSize(NARROWEST)
}

test('the guests’ other pages and states are accessible on the narrowest phone @long', async ({
  page,
  backend,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await storePages(backend)
  const contents = {
    '/en': '',
    '/gizlilik': '',
    '/en/privacy': '',
    '/konaklama': '',
    [`/konaklama#${LEFT_GUEST_KEY}`]: tr.review.title,
    [`/temizlik#${LEFT_GUEST_KEY}`]: 'Elif',
    '/yok': '',
  }
  for (const [path, content] of Object.entries(contents)) {
    await page.goto('about:blank')
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    if (content !== '') await expect(page.getByText(content).first()).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto(`/konaklama#${LEFT_GUEST_KEY}`)
  await button(page, tr.review.send).click()
  await expectAccessible(page)
})

test('every page and state of the office is accessible on the narrowest phone @long', async ({
  page,
  backend,
}) => {
  await storePages(backend)
  await page.goto('/admin/today')
  await button(page, 'Giriş yap').click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAccessible(page)
  await enter(page)
  await page.getByRole('heading', { level: 1, name: OFFICE_PAGES.today }).waitFor()
  for (const [path, name] of Object.entries(OFFICE_PAGES)) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('main')).not.toContainText('Yükleniyor')
    await expectAccessible(page)
  }
  for (const tab of TABS) {
    await page.goto(`/admin/tools/${tab}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectAccessible(page)
  }

  await page.goto('/admin/dashboard?new')
  await button(page, 'Ekle').click()
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Menü').click()
  await expectAccessible(page)
  for (const guest of ['Can Öztürk', 'Elif Demirtaş']) {
    await page.goto(`/admin/dashboard?stay=${await stayIdOf(guest, backend)}`)
    await expect(page.getByRole('heading', { name: guest })).toBeVisible()
    await expectAccessible(page)
  }
  await button(page, 'Sil').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/admin/requests')
  await button(page, 'Beklet').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Beklet' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Kabul et').click()
  await expect(page.locator('[name=musteriAdi]')).not.toHaveValue('')
  await expectAccessible(page)
})

/** Stores the guest's page of a past stay, and a cleaner's list. */
async function storePages(backend: Backend) {
  await createLeftGuestPage('Elif Demirtaş', backend)
  const coming = { checkIn: dayFromToday(2), checkOut: dayFromToday(5), guest: 'Elif' }
  await backend.store(`cleanings/${LEFT_GUEST_KEY}/a`, coming)
}
