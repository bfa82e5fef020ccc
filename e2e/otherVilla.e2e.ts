import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flatten } from '#i18n/checkTexts.ts'
import { house } from '#i18n/tr/house.ts'
import { landing } from '#i18n/tr/landing.ts'
import { startHosting } from '#scripts/hosting.ts'
import { OTHER_HOUSE, otherWords } from '#sample/otherHouse.ts'
import { expect, expectHydrated, PHONE, test } from './site.ts'

/** The build of `npm run other`, which searches it for the first house. */
const DIST = join(OTHER_HOUSE, 'dist')

/** The titles of the parts with a pool, a children's room, or plans. */
const GONE = flatten({ ...landing, house })
  .filter(({ key }) =>
    /^info\.(pool|rooms\.children|amenities\.loungers)\.title|^house\.plans\.floors\.ground\.title/.test(
      key,
    ),
  )
  .map(({ text }) => otherWords(text))

// The page of a missing address.
test.use({ expectedErrors: /status of 404/ })

test('another house’s site shows nothing that the house lacks, and fits a phone in three languages @long', async ({
  page,
}) => {
  const home = readFileSync(join(DIST, 'index.html'), 'utf8')
  expect(home).toContain('Taşköprü Evi')
  expect(GONE).toHaveLength(4)
  expect(home).not.toMatch(/\{\{|undefined|NaN/)
  expect(GONE.filter((text) => home.includes(text))).toEqual([])
  const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(home) ?? []
  expect(data).not.toContain('pool')
  expect(JSON.parse(data)).toMatchObject({
    additionalType: 'House',
    containsPlace: { numberOfBedrooms: 1, petsAllowed: true, smokingAllowed: false },
  })

  const hosting = await startHosting(4174, DIST)
  for (const width of [PHONE.width, 1280])
    for (const path of ['/', '/it', '/it/privacy', '/it/stay', '/nowhere', '/admin']) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(hosting.url + path)
      await expect(page.getByText('Taşköprü Evi').first()).toBeAttached()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
      const name = `${path.replaceAll('/', '_')}-${width}.png`
      await page.screenshot({ path: join(OTHER_HOUSE, 'pages', name), fullPage: true })
    }

  await page.goto(`${hosting.url}/it`)
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
