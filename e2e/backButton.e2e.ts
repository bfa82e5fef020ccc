import { expect, LANGUAGES, openPage, PHONE, test } from './site.ts'

const { path, other, words } = LANGUAGES[0]
test(`Back closes full-screen pictures and the menu, and only then leaves the page @long`, async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('/gizlilik')
  await openPage(page, path)
  const opener = page.getByRole('button', { name: words.gallery.openFullScreen })
  const pictures = page.getByRole('dialog')
  const menu = page.getByRole('button', { name: words.nav.menu })

  await opener.click()
  await expect(pictures).toBeVisible()
  await page.goBack()
  await expect(pictures).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.goBack()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  // Closed otherwise, they leave no history entry.
  await opener.click()
  await expect(pictures).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pictures).toHaveCount(0)
  await menu.click()
  await page.locator('header').getByRole('link', { name: other }).last().click()
  await expect(page.locator('html')).not.toHaveAttribute('lang', path === '/' ? 'tr' : 'en')
  await expect(page).toHaveURL(path === '/' ? /\/en$/ : /\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/gizlilik$/)
})
