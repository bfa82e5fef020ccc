import { expect, forgive, test } from './site.ts'

declare global {
  var shift: number
}

/** Of the window, times the way: letters are a little wider or narrower than those they replace. */
const LETTERS_ONLY = 0.001

// As on a computer whose scroll bars take room of their own.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
    },
    { scope: 'worker' },
  ],
})

for (const width of [768, 1280, 1920])
  test(`nothing moves when letters and the rest of a page come, ${width} pixels wide`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      globalThis.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/en', '/gizlilik', '/en/privacy', '/yok']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-awake')
      await page.evaluate(() => document.fonts.ready)

      expect(await page.evaluate(() => shift), path).toBeLessThan(LETTERS_ONLY)
    }
    forgive(complaints, /404/)
  })
