import type { Page } from '@playwright/test'
import { signIn } from '#scripts/demo.ts'
import { expect, forgive, test } from './site.ts'

type Shift = { by: number; what: string[] }
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

declare global {
  var shifts: Shift[]
  var sizes: string[]
  var noteSize: () => void
}

/** Of the window, times the way: letters are a little wider or narrower than those they replace. */
const LETTERS_ONLY = 0.01

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
    await watchShifts(page)
    await watchSizes(page)
    for (const path of ['/', '/en', '/gizlilik', '/en/privacy', '/yok']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-awake')
      await page.evaluate(() => document.fonts.ready)

      expect(await moved(page), path).toEqual([])
      expect(await page.evaluate(() => sizes), path).toHaveLength(1)
    }
    forgive(complaints, /404/)
  })

test('nothing moves behind a question, and it has the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await watchShifts(page)
  await signIn(page)
  const title = page.getByRole('heading', { level: 1 })
  const barWidth = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth)
  const remove = page.getByRole('button', { name: 'Sil' }).first()
  await remove.scrollIntoViewIfNeeded()
  const before = await title.boundingBox()
  await page.evaluate(() => void (shifts.length = 0))

  await remove.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await title.boundingBox()).toEqual(before)
  expect(await barWidth()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(barWidth).toBeGreaterThan(0)
  expect(await title.boundingBox()).toEqual(before)
  expect(await moved(page)).toEqual([])
})

/** Notes what moves, by a reader's own doing too. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    globalThis.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : ''))
        shifts.push({ by: value, what: what.map((html) => html.slice(0, 80)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function moved(page: Page): Promise<Shift[]> {
  const noted = await page.evaluate(() => shifts)
  return noted.filter(({ by }) => by > LETTERS_ONLY)
}

/** Notes how wide the page is, and how large its title, in each frame from when it has been read. */
async function watchSizes(page: Page) {
  await page.addInitScript(() => {
    globalThis.sizes = []
    globalThis.noteSize = () => {
      const title = document.readyState === 'loading' ? null : document.querySelector('h1')
      const { clientWidth } = document.documentElement
      const size = title && `${clientWidth} px, ${getComputedStyle(title).fontSize}`
      if (size && !sizes.includes(size)) sizes.push(size)
      requestAnimationFrame(noteSize)
    }
    requestAnimationFrame(noteSize)
  })
}
