import type { Page } from '@playwright/test'
import { dayFromToday } from '#scripts/demo.ts'
import { expect, expectAwake, fillPerson, LANGUAGES, PHONE, test } from './site.ts'

const { path } = LANGUAGES[0]

/** The panel that replaces the form after sending, in each language. */
const ASKED = {
  '/': { title: 'Talebiniz bizde', anew: 'Yeni talep', send: 'Talebi gönder' },
  '/en': { title: 'We have your request', anew: 'New request', send: 'Send request' },
} as const

async function ask(page: Page, path: keyof typeof ASKED) {
  await page.goto(`${path}#rezervasyon`)
  await fillPerson(page)
  await page.locator('[name=checkIn]').fill(dayFromToday(21))
  await page.locator('[name=checkOut]').fill(dayFromToday(24))
  await page.getByRole('button', { name: ASKED[path].send }).click()
}

test.use({ viewport: PHONE })

test(`a sent request replaces the form with the focus in the window, and is restored the next day`, async ({
  page,
}) => {
  const { title, anew } = ASKED[path]
  const heading = page.getByRole('heading', { name: title })
  const form = page.locator('form')
  await ask(page, path)

  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(form).toBeHidden()

  await page.reload()
  await expectAwake(page.locator('#rezervasyon'))
  await expect(page.getByRole('region', { name: title })).toContainText('ipek@example.com')
  await expect(form).toBeHidden()

  await page.getByRole('button', { name: anew }).click()
  await expect(page.locator('[name=firstName]')).toBeFocused()
  await page.reload()
  await expectAwake(page.locator('#rezervasyon'))
  await expect(form).toBeVisible()
  await expect(heading).toHaveCount(0)
})

test('dates in a link are selected in the calendar, and their draft is restored the next day', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/en?giris=${dayFromToday(21)}&cikis=${dayFromToday(24)}#rezervasyon`)
  await expectAwake(page.locator('#rezervasyon'))
  await expect(page.locator('[name=checkIn]')).toHaveValue(dayFromToday(21))
  await expect(page.locator('#rezervasyon')).toContainText('3 nights')
  await page.locator('[name=firstName]').fill('İpek')

  await page.getByRole('button', { name: 'Share these dates' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())

  // The next day, in another tab without session storage.
  const tomorrow = await context.newPage()
  await tomorrow.goto('/#rezervasyon')
  await expect(tomorrow.locator('[name=firstName]')).toHaveValue('İpek')
  await expect(tomorrow.locator('[name=checkOut]')).toHaveValue(dayFromToday(24))
  await tomorrow.locator('[name=checkOut]').fill(dayFromToday(25))
  await tomorrow.goto(address)
  await expect(tomorrow.locator('[name=checkOut]')).toHaveValue(dayFromToday(24))
  await tomorrow.close()
})
