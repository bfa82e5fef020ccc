import type { Locator, Page } from '@playwright/test'
import { anchors } from '#i18n/addresses.ts'
import { booking } from '#i18n/tr/booking.ts'
import { office } from '#i18n/tr/office.ts'
import { dayFromToday, signIn, openRoom } from './demo.ts'
import { expectNoViolations } from './axe.ts'
import {
  expect,
  forgive,
  LANGUAGES,
  longDate,
  openingDate,
  openPage,
  PHONE,
  scrollThrough,
  test,
} from './site.ts'
import { tr } from './words.ts'

const { path, locale, words } = LANGUAGES[0]
const REVIEW = {
  rating: 5,
  text: 'Güzeldi.',
  name: 'Elif',
  language: 'tr',
  checkOut: '2026-10-20',
  version: 1,
}

test.describe('axe finds nothing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(`on the page, with days picked and a form that lacks something`, async ({ page }) => {
    await openPage(page, path)
    await scrollThrough(page)
    await expectNoViolations(page)

    await page.locator('[name=checkIn]').fill(dayFromToday(21))
    await page.locator('[name=checkOut]').fill(dayFromToday(24))
    await expect(tile(page, dayFromToday(22), locale)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: words.booking.form.send }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolations(page, '#rezervasyon')
  })

  test('on a phone, where it is not too long, in the open menu, and in the full-screen gallery @long', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await openPage(page, '/')
    await scrollThrough(page)
    await expect(page.locator('#bilgi table tbody tr').first()).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height, 'pixels to scroll, with prices and all').toBeLessThanOrEqual(14_000)
    await expectNoViolations(page)
    const activities = page.getByRole('list', { name: tr.info.activities.title })
    await activities.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => activities.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Menü' }).click()
    await expect(page.locator('header').getByRole('link', { name: 'English' }).last()).toBeVisible()
    await expectNoViolations(page, 'header')

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: tr.gallery.openFullScreen }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page, 'dialog[open]')
  })

  test('on every page of the office, on the narrowest phone, where each link of the start page works @long', async ({
    page,
    backend,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await backend.store('reviews/AAAAAAAAAAAAAAAAAAAAAA', { ...REVIEW, at: Date.now() })
    await signIn(page)
    const { label, ...names } = office.rooms
    const rooms = Object.values(names)
    const nav = page.getByRole('navigation', { name: label }).getByRole('link')
    await expect(nav).toHaveCount(rooms.length)
    for (const room of rooms) {
      await openRoom(page, room)
      await expect(page.locator('main')).not.toBeEmpty()
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
    }

    for (const tab of ['messages', 'channels', 'site', 'data']) {
      await page.goto(`/admin/tools/${tab}`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expectNoViolations(page)
      await expectNoSidewaysScroll(page)
    }

    await openRoom(page, office.rooms.today)
    const onToday = page.getByRole('main').locator('a[href^="/"]')
    await expect(onToday).toContainText([/okunamıyor/, 'Deniz Aksoy', /\S/, /\S/, /yeni yorum/])
    const title = page.getByRole('heading', { level: 1 })
    for (const link of await onToday.all()) {
      await link.click()
      await expect(page).not.toHaveURL(/\/today$/)
      await expect(title).toHaveText(new RegExp(`^(${rooms.join('|')})$`))
      await page.goBack()
      await expect(onToday.last()).toBeVisible()
    }
  })
})

test('nothing sticks out sideways on the narrowest phone, and everything is reachable with letters twice as large @long', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/gizlilik', '/en/privacy', '/konaklama', '/yok', '/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  forgive(complaints, /404/)
  for (const { path, words } of LANGUAGES) {
    await page.setViewportSize({ width: 320, height: 640 })
    await openPage(page, `${path}#rezervasyon`)
    // Larger letters move the section down, possibly too far for the calendar to load, so it has to
    // load first.
    await expect(page.locator('[data-day]').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectNoSidewaysScroll(page)

    const header = page.getByRole('banner')
    for (const section of ['gallery', 'info', 'contact', 'home'] as const) {
      const link = header.getByRole('link', { name: words.nav[section], exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      await link.click()
      await expect(page.locator(`#${anchors[section]} :is(h1, h2)`).first()).toBeInViewport()
    }
    await page.locator('#anasayfa').getByRole('link', { name: words.hero.reserve }).click()
    await page.getByRole('button', { name: words.booking.form.send }).click()
    await expect(page.locator('[name=firstName]')).toBeFocused()
    await expect(page.locator('[name=firstName]')).toBeInViewport({ ratio: 1 })
  }
})

test('the keyboard alone suffices to send a request', async ({ page, backend }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  const { hero, nav } = tr

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: nav.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: hero.reserve })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#rezervasyon$/)

  const opening = openingDate()
  await tabTo(page, tile(page, opening))
  const days = (Date.parse(dayFromToday(21)) - Date.parse(opening)) / 86_400_000
  for (let each = 0; each < days; each += 1) await page.keyboard.press('ArrowRight')
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', ' ']) await page.keyboard.press(key)
  const answers = {
    firstName: 'İpek',
    lastName: 'Işık',
    email: 'ipek@example.com',
    phone: '05550102030',
  }
  for (const [name, answer] of Object.entries(answers)) {
    await tabTo(page, page.locator(`[name=${name}]`))
    await page.keyboard.insertText(answer)
  }
  await tabTo(page, page.getByRole('button', { name: booking.form.send }))
  await page.keyboard.press('Enter')

  await expect(page.getByText(booking.alertSuccess)).toBeVisible()
  const requests = JSON.stringify(await backend.stored('requests'))
  expect(requests).toContain(`"checkIn":"${dayFromToday(21)}","checkOut":"${dayFromToday(23)}"`)
})

async function expectNoSidewaysScroll(page: Page) {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth === clientWidth) return []
    const names = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map(
        (element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`,
      )
    return [`${scrollWidth} of ${clientWidth} pixels`, ...names]
  })
  expect(tooWide, page.url()).toEqual([])
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  const focused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 30 && !(await focused()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

function tile(page: Page, day: string, locale: 'tr' | 'en-US' = 'tr') {
  return page.getByRole('button', { name: longDate(day, locale) }).first()
}
