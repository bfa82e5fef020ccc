import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { LaunchOptions, Page } from '@playwright/test'
import { places } from '#i18n/addresses.ts'
import { test as base, expect, openAwake, PHONE } from './site.ts'

const FOLDER = 'test-results/fonts'

/** The system's fonts without those that the page's own have a stand-in of the same measures for. Liberation Mono has none and stays: where no font is left the browser crashes. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <cachedir>${resolve(FOLDER)}</cachedir>
  <selectfont><rejectfont>
    ${['LiberationS', '[Aa]rial', 'Nimbus', '[Tt]imes', '[Gg]eorgia', 'Roboto', 'NotoS'].map((name) => `<glob>*/${name}*</glob>`).join('')}
  </rejectfont></selectfont>
</fontconfig>`

/** A browser in which letters are of other sizes until the page's fonts have come (on Linux, where fontconfig can be told so). */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      mkdirSync(FOLDER, { recursive: true })
      const file = resolve(FOLDER, 'fonts.conf')
      writeFileSync(file, FONTS)
      await use({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: file } })
    },
    { scope: 'worker' },
  ],
})

/** What the header covers: scroll-padding-top, 5rem. */
const HEADER_PX = 80

test("the menu leads to the prices, which load on the way, with another system's fonts", async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openAwake(page, '/')
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Fiyatlar' }).click()
  await expect(page.locator('#prices-title')).toBeInViewport()
  await expect.poll(() => off(page, places.prices, HEADER_PX)).toBeLessThan(2)
})

/** How many pixels a section's top is from where it should be; the browser itself rounds a part of one, either way. */
function off(page: Page, id: string, top: number): Promise<number> {
  return page
    .locator(`#${id}`)
    .evaluate((element, wanted) => Math.abs(element.getBoundingClientRect().top - wanted), top)
}
