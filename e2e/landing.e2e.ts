import type { Locator, Page } from '@playwright/test'
import { place } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { anchors, type Section } from '#i18n/addresses.ts'
import { expect, expectAtTop, expectHydrated, openPage, PHONE, test } from './site.ts'
import { en, tr } from './words.ts'

const WHITE = 'rgb(255, 255, 255)'
const CLEAR = 'rgba(0, 0, 0, 0)'
const BRIEFLY = { timeout: 2_000 }
const SECTIONS = ['home', 'gallery', 'info', 'contact', 'reservation'] as const

/** The header's own link to a section: in its bar on a wide screen, in the menu on a phone. */
const linkTo = (page: Page, section: Section) =>
  page.getByRole('banner').getByRole('link', { name: tr.nav[section], exact: true })

test('the header turns white past 50 pixels, marks the section under the top 100, and links to the reservation', async ({
  page,
}) => {
  await openPage(page, '/')
  const header = page.getByRole('banner')
  await expect(header).toContainText(villa.name)
  await expect(header).toContainText(place)
  await expect(header).toHaveCSS('background-color', CLEAR)
  await expect(linkTo(page, 'home')).toHaveAttribute('aria-current', 'true')

  await scrollTo(page, 51)
  await expect(header).toHaveCSS('background-color', WHITE)

  for (const section of ['gallery', 'info', 'reservation', 'contact'] as const) {
    // Late layout may move the section, so it is scrolled to again.
    await expect(async () => {
      await bringTo(page.locator(`#${anchors[section]}`), 102)
      await expect(linkTo(page, section)).not.toHaveAttribute('aria-current', BRIEFLY)
      await bringTo(page.locator(`#${anchors[section]}`), 99)
      await expect(linkTo(page, section)).toHaveAttribute('aria-current', 'true', BRIEFLY)
    }).toPass()
    await expect(header.locator('[aria-current]:visible')).toHaveCount(1)
  }

  await linkTo(page, 'reservation').click()
  await expectAtTop(page.locator('#rezervasyon'))
  await expect(page).toHaveURL(/#rezervasyon$/)
})

test('a phone’s menu opens from the keyboard, locks the page’s scrolling, and closes before it navigates', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  const button = page.getByRole('button', { name: tr.nav.menu })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(linkTo(page, 'contact')).toBeHidden()

  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  for (const section of SECTIONS) await expect(linkTo(page, section)).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(linkTo(page, 'home')).toBeFocused()
  await scroll(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await expect(linkTo(page, 'contact')).toBeHidden()
  await expect(async () => {
    await scroll(page)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  }).toPass()

  await button.click()
  await linkTo(page, 'info').click()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expectAtTop(page.locator(`#${anchors.info}`))
  await expect(page).toHaveURL(new RegExp(`#${anchors.info}$`))
})

test('the language is Turkish by default, switches in place, and is remembered', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expectHydrated(page)
  await page.locator('#bilgi').scrollIntoViewIfNeeded()
  // Content that appears above the window does not move the visible part.
  const read = await page.evaluateHandle(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body,
  )
  const top = () => read.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()

  await page.getByRole('link', { name: 'English' }).first().click()

  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(Math.abs((await top()) - before)).toBeLessThan(400)
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
  await expectHydrated(page)
  for (const name of [en.gallery.title, en.booking.title]) {
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded()
  }
  await expect(page.getByRole('button', { name: en.booking.form.send })).toBeEnabled()
})

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

/** Scrolls until the section begins so many pixels below the window's top. */
async function bringTo(section: Locator, top: number) {
  await section.evaluate((element, y) => {
    const by = element.getBoundingClientRect().top - y
    window.scrollBy({ top: by, behavior: 'instant' })
  }, top)
}

/** Sends a wheel event and a key that scroll a page, and waits for the frames in which it would. */
async function scroll(page: Page) {
  const received = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('wheel', resolve, { once: true, passive: true })),
  )
  await page.mouse.move(100, 500)
  await page.mouse.wheel(0, 300)
  await received
  await page.keyboard.press('PageDown')
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
