import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { house } from '#i18n/tr/house.ts'
import { landing } from '#i18n/tr/landing.ts'
import { startHosting } from '#scripts/hosting.ts'
import { GONE_ROOM, OTHER_HOUSE, otherText, ROOMS } from '#sample/otherHouse.ts'
import { expect, expectHydrated, PHONE, test } from './site.ts'

/** The build of `npm run other`, which searches it for the first house. */
const DIST = join(OTHER_HOUSE, 'dist')

const { pool, rooms } = landing.info

/** The titles of the parts with a pool, a second room, or plans. */
const GONE = [
  pool.title,
  ...(GONE_ROOM ? [rooms[GONE_ROOM.key].title] : []),
  ...Object.values(house.plans.floors).map(({ title }) => title),
]

// The page of a missing address.
test.use({ expectedErrors: /status of 404/ })

test('another house’s site shows nothing that the house lacks, and fits a phone in a further language @long', async ({
  page,
}) => {
  const home = readFileSync(join(DIST, 'index.html'), 'utf8')
  expect(home).not.toMatch(/\{\{|undefined|NaN/)
  const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(home) ?? []
  expect(data).not.toMatch(/pool|Allowed":false/)
  expect(JSON.parse(data)).toMatchObject({
    name: 'Taşköprü Evi',
    additionalType: 'House',
    containsPlace: { numberOfBedrooms: 1 },
  })

  const hosting = await startHosting(4174, DIST)
  for (const width of [PHONE.width, 1280])
    for (const path of ['/', '/lt', '/lt/privacy', '/lt/stay', '/nowhere', '/admin']) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(hosting.url + path)
      await expect(page.getByText('Taşköprü Evi').first()).toBeAttached()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      const name = `${path.replaceAll('/', '_')}-${width}.png`
      await page.screenshot({ path: join(OTHER_HOUSE, 'pages', name), fullPage: true })
    }

  await page.goto(hosting.url)
  const textOf = (title: string) => page.getByText(otherText(title), { exact: true })
  for (const { key } of ROOMS) await expect(textOf(rooms[key].title).first()).toBeAttached()
  for (const title of GONE) await expect(textOf(title)).toHaveCount(0)

  // One text is in one language: a language in part leaves whole pages to the one that completes it.
  for (const [path, language] of [
    ['/lt', 'lt'],
    ['/de/privacy', 'en'],
    ['/lt/stay', 'en'],
    ['/nl/privacy', 'nl'],
  ] as const) {
    await page.goto(hosting.url + path)
    await expectHydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }

  await page.goto(`${hosting.url}/lt`)
  for (const [code, name, to] of [
    ['tr', 'Türkçe', '/'],
    ['en', 'English', '/en'],
  ] as const) {
    // Before hydration, the link loads the other page instead.
    await expectHydrated(page)
    await page.getByRole('banner').getByRole('link', { name }).last().click()

    await expect(page.locator('html')).toHaveAttribute('lang', code)
    await expect(page).toHaveURL(hosting.url + to)
  }
  await hosting.stop()
})
