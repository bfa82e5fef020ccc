import type { Locator } from '@playwright/test'
import { villa } from '#content/villa.ts'
import { anchors } from '#i18n/addresses.ts'
import { dayFromToday } from '#scripts/demo.ts'
import { expect, LANGUAGES, longDate, openAwake, PHONE, scrollThrough, test } from './site.ts'

const { path, locale, words } = LANGUAGES[0]

test(`the footer has every contact, and WhatsApp gets the chosen dates`, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${path}#rezervasyon`)
  const footer = page.getByRole('contentinfo')
  const sections = ['home', 'info', 'gallery', 'reservation', 'contact'] as const
  const ways = [
    [villa.phoneShown, `tel:${villa.phone}`],
    [villa.email, `mailto:${villa.email}`],
    [words.footer.privacy, path === '/' ? '/gizlilik' : '/en/privacy'],
    ...sections.map((section) => [words.nav[section], `#${anchors[section]}`] as const),
  ] as const
  for (const [name, href] of ways) {
    const link = footer.getByRole('link', { name, exact: true })
    await expect(link).toHaveAttribute('href', href)
  }
  const whatsApp = footer.getByRole('link', { name: words.footer.whatsapp })
  await expect(whatsApp).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${villa.phone.slice(1)}\\?text=`),
  )
  await expectNewTab(footer.getByRole('link', { name: /Instagram/ }))
  await expect(footer).toContainText(String(villa.copyrightYear))
  await expect(footer).toContainText(`${words.footer.permit}: ${villa.permit}`)
  await expect(footer).toContainText(words.footer.about)
  for (const { title } of words.info.activities.items) await expect(footer).toContainText(title)

  await expect(page.getByRole('button', { name: words.booking.form.send })).toBeEnabled()
  await page.locator('[name=checkIn]').fill(dayFromToday(21))
  await page.locator('[name=checkOut]').fill(dayFromToday(24))
  const link = page.getByRole('link', { name: words.booking.whatsapp.link })
  const message = async () =>
    new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  await expect.poll(message).toContain(longDate(dayFromToday(21), locale))
  expect(await message()).toContain(longDate(dayFromToday(24), locale))
  await expectNewTab(link)
})

test('on a phone the page is at most 14,000 pixels long, including prices', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const { path } of LANGUAGES) {
    await openAwake(page, path)
    await scrollThrough(page)
    await expect(page.locator('#bilgi table tbody tr')).toHaveCount(4)
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight),
      path,
    ).toBeLessThanOrEqual(14_000)
  }
})

async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}
