import type { Page } from '@playwright/test'
import { expect, forgive, test } from './site.ts'

type Shift = { by: number; what: string[] }
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

declare global {
  var shifts: Shift[]
  var sizes: string[]
  var noteSize: () => void
}

/**
 * The largest layout shift that letters alone cause: they are slightly wider or narrower than the
 * fallback's.
 */
const LETTERS_ONLY = 0.01

// As on a computer with classic scroll bars.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] })
    },
    { scope: 'worker' },
  ],
})

test(`nothing moves when letters and the rest of a page come, and the first view has as many lines before`, async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await watchShifts(page)
  await watchSizes(page)
  for (const path of ['/', '/en', '/gizlilik', '/en/privacy', '/yok']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-awake')
    await page.evaluate(() => document.fonts.ready)

    expect(await moved(page), path).toEqual([])
    expect(await page.evaluate(() => sizes), path).toHaveLength(1)
    if (path !== '/' && path !== '/en') continue
    const { ours, fallbacks } = await heightsOfFirstView(page)
    // A computer has at least one of the fonts that may stand in for ours.
    expect(fallbacks, path).not.toEqual([])
    for (const { place, heights } of fallbacks)
      expect(heights, `${path}, stand-in ${place}`).toEqual(ours)
  }
  forgive(complaints, /404/)
})

/** Records layout shifts, including those after input. */
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

/** Records the width of the page and the size of its title in each frame. */
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

/**
 * The heights of the first view's texts in the site's fonts, and in each installed fallback font,
 * by index.
 */
async function heightsOfFirstView(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    const texts = [...document.querySelectorAll<HTMLElement>('h1, h1 + div > p, header a')]
    const heights = () => texts.map((text) => Math.round(text.getBoundingClientRect().height))
    const families = texts.map((text) => getComputedStyle(text).fontFamily.split(', '))
    const ours = heights()
    const fallbacks = []
    for (let place = 1; place < (families[0]?.length ?? 0) - 1; place += 1) {
      const names = families.map((family) => family[place] ?? '')
      const here = await Promise.all(names.map((name) => isHere(name)))
      for (const [index, text] of texts.entries()) text.style.fontFamily = names[index] ?? ''
      if (here.every(Boolean)) fallbacks.push({ place, heights: heights() })
    }
    return { ours, fallbacks }

    function isHere(name: string): Promise<boolean> {
      const plain = (family: string) => family.replaceAll('"', '')
      const faces = [...document.fonts].filter(({ family }) => plain(family) === plain(name))
      return Promise.all(faces.map((face) => face.load())).then(
        () => faces.length > 0,
        () => false,
      )
    }
  })
}
