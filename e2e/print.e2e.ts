import { villa } from '#content/villa.ts'
import { expect, LANGUAGES, openPage, test } from './site.ts'

const { path, words } = LANGUAGES[0]

test(`the printed page has three sheets with dark text, the months and the addresses of links @long`, async ({
  page,
}) => {
  await openPage(page, path)
  await expect(page.locator('.react-calendar')).toBeVisible()
  await expect(page.locator('#bilgi table')).toBeVisible()

  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.length).toBeLessThanOrEqual(3)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.locator('.react-calendar__navigation__label')).toBeVisible()
  await expect(page.locator('form')).toBeHidden()
  await expect(page.locator('#fiyatlar td').first()).toBeVisible()
  await expect(page.locator('#bilgi blockquote').first()).toBeVisible()
  await expect(page.getByText(words.house.questions.items[0]?.answer ?? '')).toBeVisible()
  const after = await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Instagram/ })
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(after).toContain(villa.social.url)
})
