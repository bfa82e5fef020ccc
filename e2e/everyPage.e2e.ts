import type { Page } from '@playwright/test'
import { guestPage as enGuestPage } from '#i18n/en/guestPage.ts'
import { guestPage } from '#i18n/tr/guestPage.ts'
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
    '/konaklama#sampleRequest000000001': guestPage.yourRequest.title,
    ...PHASES,
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

/** The pages of a guest in the other phases of a stay, and a text on each. */
const PHASES = {
  '/konaklama#held000000000000000000': guestPage.messages.want.title,
  '/konaklama#awaiting00000000000000': guestPage.sums.account.title,
  '/konaklama#arriving00000000000000': guestPage.guide.title,
  '/en/stay#cancelled0000000000000': enGuestPage.sums.due.refund,
}

/** Stores the guest's page of a past stay and of each phase, and a cleaner's list. */
async function storePages(backend: Backend) {
  await createLeftGuestPage('Elif Demirtaş', backend)
  const coming = { checkIn: dayFromToday(2), checkOut: dayFromToday(5), guest: 'Elif' }
  const stay = { about: 'x', version: 1, total: 52_000, deposit: 15_500 }
  const booked = { ...stay, status: 'booked', account: 'sampleAccount000000001' }
  const days = (from: number) => ({ checkIn: dayFromToday(from), checkOut: dayFromToday(from + 7) })
  const deposit = { date: dayFromToday(-5), amount: 15_500, method: 'transfer', purpose: 'kapora' }
  const pages = {
    held000000000000000000: { ...stay, status: 'held', heldUntil: dayFromToday(2), ...days(20) },
    awaiting00000000000000: { ...booked, arrivalTime: '01:30', ...days(40) },
    arriving00000000000000: { ...booked, payments: { a: deposit }, ...days(1) },
    cancelled0000000000000: {
      ...stay,
      ...days(30),
      status: 'cancelled',
      kept: 5_000,
      payments: { a: deposit },
    },
  }
  for (const [key, page] of Object.entries(pages)) await backend.store(`guestPages/${key}`, page)
  await backend.store('guestGuides/arriving00000000000000', {
    opensAt: 0,
    closesAt: Date.now() + 86_400_000,
    version: 1,
    texts: { tr: { keys: 'Kapının solunda', internet: 'VillaDefne' } },
  })
  await backend.store(`cleanings/${LEFT_GUEST_KEY}/a`, coming)
}
