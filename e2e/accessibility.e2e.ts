import type { Locator, Page } from '@playwright/test'
import { anchors } from '#i18n/addresses.ts'
import { loadOfficeTexts, textsIn } from '#i18n/index.ts'
import { languages, LANGUAGES } from '#i18n/languages.ts'
import { parseDate } from '#domain/date.ts'
import { openingDay } from '#guests/booking/calendar/dayState.ts'
import { dayFromToday, today } from './demo.ts'
import { expectNoSidewaysScroll, expectNoViolations } from './axe.ts'
import { expect, longDate, expectHydrated, openPage, scrollThrough, test } from './site.ts'
import { tr } from './words.ts'

test('axe finds no violation on the page, also with picked days and an incomplete form', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  await scrollThrough(page)
  await expectNoViolations(page)

  await page.locator('[name=checkIn]').fill(dayFromToday(21))
  await page.locator('[name=checkOut]').fill(dayFromToday(24))
  await expect(tile(page, dayFromToday(22))).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: tr.booking.form.send }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectNoViolations(page, '#rezervasyon')
})

test('nothing sticks out sideways on the narrowest phone, and everything is reachable with letters twice as large @long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await loadOfficeTexts()
  for (const language of LANGUAGES) {
    const t = textsIn(language)
    await page.setViewportSize({ width: 320, height: 640 })
    await openPage(page, `${languages[language].paths.home}#rezervasyon`)
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
      const link = header.getByRole('link', { name: t(`nav.${section}`), exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      await link.click()
      await expect(page.locator(`#${anchors[section]} :is(h1, h2)`).first()).toBeInViewport()
    }
    await page
      .locator('#anasayfa')
      .getByRole('link', { name: t('hero.reserve') })
      .click()
    await expectHydrated(page)
    await page.getByRole('button', { name: t('booking.form.send') }).click()
    await expect(page.locator('[name=firstName]')).toBeFocused()
    await expect(page.locator('[name=firstName]')).toBeInViewport({ ratio: 1 })
  }
})

test('the keyboard alone suffices to send a request', async ({ page, backend }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/')
  const { hero, nav, booking } = tr

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: nav.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: hero.reserve })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#rezervasyon$/)

  const date = parseDate(today())
  const opening = date ? openingDay(date) : ''
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

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator) {
  const focused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 30 && !(await focused()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

function tile(page: Page, day: string) {
  return page.getByRole('button', { name: longDate(day) }).first()
}
