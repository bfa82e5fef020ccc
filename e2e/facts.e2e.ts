import type { Locator, Page } from '@playwright/test'
import { villa } from '#content/villa.ts'
import { anchors } from '#i18n/addresses.ts'
import { dayFromToday } from '#scripts/demo.ts'
import { expect, LANGUAGES, longDate, openAwake, PHONE, scrollThrough, test } from './site.ts'

const { path, locale, words } = LANGUAGES[0]

test(`what the house has, and how far everything is, stands on the page`, async ({ page }) => {
  const { features, house, info } = words
  const { places } = info.location
  const sleeps = house.sleeping.sleeps_other.replace('{{count}}', '2')
  const beds = (kind: keyof typeof house.sleeping.beds, count: number, size: string) =>
    `${house.sleeping.beds[kind].replace('{{count}}', String(count))}, ${size}`
  await page.goto(path)

  await expect(listBelow(page, features.title)).toHaveCount(6)
  await expect(listBelow(page, features.title).getByRole('heading')).toHaveText(
    features.items.map(({ title }) => title),
  )
  for (const text of [...info.paragraphs, info.rooms.parents.text, info.rooms.children.text]) {
    await expect(page.locator('#bilgi')).toContainText(text)
  }
  expect(await termsIn(page.locator('#bilgi'))).toEqual([
    [info.facts[0]?.label, String(villa.guests)],
    [info.facts[1]?.label, String(villa.bedrooms)],
    [info.facts[2]?.label, String(villa.bathrooms)],
    [info.facts[3]?.label, '4 km'],
    [`${info.rooms.parents.title} ${sleeps}`, beds('double_one', 1, '160×200')],
    [`${info.rooms.children.title} ${sleeps}`, beds('single_other', 2, '90×200')],
    [`${house.sleeping.livingRoom} ${sleeps}`, beds('sofaBed_one', 1, '150×195')],
    ...house.practical.items.map(({ title, text }) => [title, text]),
    [info.pool.items[0]?.label, '8×4 m'],
    [info.pool.items[1]?.label, '1,55 m'],
    [info.pool.items[2]?.label, '1'],
    [info.pool.items[3]?.label, '4'],
    [places.dalyan, '4 km'],
    [places.ortaca, '8 km'],
    [places.sarigerme, '15 km'],
    [places.iztuzu, '15 km'],
    [places.airport, '15 km'],
    [places.gocek, '25 km'],
    [places.fethiye, '45 km'],
    [places.akyaka, '55 km'],
  ])
  await expect(listBelow(page, info.kitchen.title)).toHaveText([...info.kitchen.items])
  await expect(listBelow(page, info.amenities.title)).toHaveCount(9)
  await expect(listBelow(page, info.amenities.title).locator('svg')).toHaveCount(9)
  await expect(listBelow(page, info.activities.title)).toHaveCount(info.activities.items.length)
  await expect(page.getByRole('link', { name: info.location.directions })).toHaveAttribute(
    'href',
    new RegExp(
      `google\\.com/maps/dir/.*${villa.coordinates.latitude}%2C${villa.coordinates.longitude}`,
    ),
  )

  const notes = listBelow(page, words.info.notes.title)

  await expect(notes).toHaveCount(5)
  await expect(notes.nth(1)).toHaveText(
    words.info.notes.items[1]?.replace('{{guests}}', String(villa.guests)) ?? '',
  )
  const signs = await notes
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => icon.innerHTML))
  const [good, ...warnings] = signs
  expect(warnings).toHaveLength(4)
  expect(new Set(warnings).size).toBe(1)
  expect(warnings).not.toContain(good)
})

test(`the footer has every way to the owners, and WhatsApp is told the chosen days`, async ({
  page,
}) => {
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

test('on a phone the page is not longer than 14,000 pixels, with prices and all', async ({
  page,
}) => {
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

/** The entries of the list that follows a heading. */
function listBelow(page: Page, heading: string): Locator {
  return page
    .getByRole('heading', { name: heading, exact: true })
    .locator('xpath=following::ul[1]/li')
}

/** Every term of a section with its definition, in the order in which they stand there. */
function termsIn(section: Locator) {
  return section
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map((row) => ['dt', 'dd'].map((part) => row.querySelector(part)?.textContent)),
    )
}

async function expectNewTab(link: Locator) {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}
