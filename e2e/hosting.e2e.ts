import { villa } from '#content/villa.ts'
import { expect, scrollThrough, test } from './site.ts'
import { tr } from './words.ts'

// The page of a missing address.
test.use({ expectedErrors: /status of 404/ })

const PAGES = ['/', '/en', '/gizlilik', '/en/privacy', '/konaklama', '/en/stay', '/admin', '/yok']

test('every page can be read to its end without an error in the console, and that of a missing address leads home', async ({
  page,
}) => {
  for (const path of PAGES) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(path === '/yok' ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await scrollThrough(page)
    const section = page.locator('#rezervasyon')
    if ((await section.count()) > 0) {
      // A fast reader is past the calendar when it hydrates; it loads when near the viewport.
      await section.scrollIntoViewIfNeeded()
      await expect(section.locator('[data-day]').first()).toBeVisible()
    }
  }

  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has its texts, fonts, pictures and links, and a mail link instead of the form', async ({
    page,
  }) => {
    const font = page.waitForResponse(/\/fraunces-latin-.*\.woff2$/)
    await page.goto('/')
    expect((await font).ok()).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tr.hero.title)
    for (const { title } of [tr.features, tr.gallery, tr.info, tr.booking]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(page.getByRole('img', { name: tr.hero.picture })).toBeVisible()
    const [pictures] = Object.values(tr.gallery.photos)
    await expect(page.getByRole('img', { name: pictures?.[0]?.alt ?? '' })).toBeVisible()
    const form = page.getByRole('form', { name: tr.booking.form.label })
    const instead = form.locator('noscript p')
    await expect(instead).toBeVisible()
    await expect(instead).toContainText(tr.booking.form.noScript)
    await expect(instead.locator(`a[href="mailto:${villa.email}"]`)).toBeVisible()
    await expect(form.getByRole('button')).toBeDisabled()
    await expect(page.getByText('Loading…')).toBeHidden()
    const [above, below] = await Promise.all(
      [instead, form.locator('[name=firstName]')].map((part) => part.boundingBox()),
    )
    expect(above?.y).toBeLessThan(below?.y ?? 0)

    await page.getByRole('banner').getByRole('link', { name: tr.nav.info }).click()
    await expect(page).toHaveURL(/#bilgi$/)
    await expect(page.getByRole('heading', { name: tr.house.hosts.title })).toBeInViewport()
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL(/\/en$/)
  })
})
