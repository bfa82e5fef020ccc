import { villa } from '#content/villa.ts'
import { expect, forgive, LANGUAGES, scrollThrough, test } from './site.ts'

const { path, other, words } = LANGUAGES[0]

const PAGES = ['/', '/en', '/gizlilik', '/en/privacy', '/konaklama', '/en/stay', '/admin', '/yok']

test('every page loads and is read to its end without a complaint, a policy violation or a mismatch, and one that is missing leads back', async ({
  page,
  complaints,
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
  forgive(complaints, /status of 404/)

  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test(`the page has its texts, fonts, pictures and links, and a mail link instead of the form`, async ({
    page,
  }) => {
    const letters = page.waitForResponse(/\/fraunces-latin-.*\.woff2$/)
    await page.goto(path)
    expect((await letters).ok()).toBe(true)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.title)
    for (const { title } of [words.features, words.gallery, words.info, words.booking]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await expect(page.getByRole('img', { name: words.hero.picture })).toBeVisible()
    await expect(page.getByRole('img', { name: words.gallery.films.garden.alt })).toBeVisible()
    const form = page.getByRole('form', { name: words.booking.form.label })
    const instead = form.locator('noscript p')
    await expect(instead).toBeVisible()
    await expect(instead).toContainText(words.booking.form.noScript)
    await expect(instead.locator(`a[href="mailto:${villa.email}"]`)).toBeVisible()
    await expect(form.getByRole('button')).toBeDisabled()
    await expect(page.getByText('Loading…')).toBeHidden()
    const [above, below] = await Promise.all(
      [instead, form.locator('[name=firstName]')].map((part) => part.boundingBox()),
    )
    expect(above?.y).toBeLessThan(below?.y ?? 0)

    await page.getByRole('banner').getByRole('link', { name: words.nav.info }).click()
    await expect(page).toHaveURL(/#bilgi$/)
    await expect(page.getByRole('heading', { name: words.house.hosts.title })).toBeInViewport()
    await page.getByRole('link', { name: other }).first().click()
    await expect(page).toHaveURL(path === '/' ? /\/en$/ : /\/$/)
  })
})
