import type { Page } from '@playwright/test'
import { dayFromToday } from './demo.ts'
import { expect, expectHydrated, fillPerson, findDay, test } from './site.ts'

/**
 * Replaces every text as Chrome's "translate this page" does, on the loaded page and later. A
 * translated text has an additional zero-width space, which assertions ignore and React does not.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const replaceTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      if (root instanceof Text) texts.push(root)
      for (const text of texts) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent) continue
        if (parent.closest('script, style, textarea, title, font')) continue
        const outer = document.createElement('font')
        outer.style.verticalAlign = 'inherit'
        const inner = document.createElement('font')
        inner.append(`${text.data}\u200B`)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    addEventListener('load', () => {
      document.documentElement.lang = 'de'
      document.documentElement.classList.add('translated-ltr')
      replaceTexts(document.body)
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'characterData') replaceTexts(target)
          for (const node of addedNodes) replaceTexts(node)
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })
}

// A page translated before it is hydrated differs from what React expects, so React renders it again.
test.use({ expectedErrors: /#418/ })

test('a translated page shows picked days, the confirmation, the guest’s page and the other language @long', async ({
  page,
}) => {
  await translate(page)
  await page.goto('/#rezervasyon')
  const section = page.locator('#rezervasyon')
  await expectHydrated(page)
  await expect(section.locator('font').first()).toBeVisible()

  const [first, last, later] = [dayFromToday(21), dayFromToday(25), dayFromToday(27)]
  await (await findDay(page, first)).click()
  await (await findDay(page, last)).click()
  await expect(section).toContainText('4 gece')
  const estimate = section.getByText(/^Tahmini .*\d/).first()
  const earlier = (await estimate.textContent()) ?? ''
  await page.locator('[name=checkOut]').fill(later)
  await expect(section).toContainText('6 gece')
  await expect(estimate).not.toHaveText(earlier)
  await expect(section).not.toContainText('4 gece')

  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page.getByRole('button', { name: 'Send request' })).toBeVisible()
  await expect(section).toContainText('6 nights')
  await expect(page).toHaveURL(/\/en#rezervasyon$/)
  await page.getByRole('link', { name: 'Türkçe' }).first().click()
  await expect(page.getByRole('button', { name: 'Talebi gönder' })).toBeVisible()
  await expect(section).toContainText('6 gece')
  await fillPerson(page)
  await page.getByRole('button', { name: 'Talebi gönder' }).click()
  const confirmation = page.getByRole('region', { name: 'Talebiniz bizde' })
  await expect(confirmation).toContainText('İpek Işık')
  await expect(confirmation).toContainText('6 gece')

  await page.getByRole('link', { name: 'Misafir sayfanızı açın' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Talebiniz bizde' })).toBeVisible()
  await expect(page.locator('main')).toContainText('6 gece')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'We have your request' })).toBeVisible()
  await expect(page.locator('main')).toContainText('6 nights')
  await expect(page.locator('main')).not.toContainText('6 gece')
})
