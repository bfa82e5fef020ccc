import type { Page } from '@playwright/test'
import { DEFAULT_LANGUAGE, languages, LANGUAGES } from '#i18n/languages.ts'
import { expect, expectHydrated, PHONE, test } from './site.ts'
import { tr } from './words.ts'

const [NARROW, WIDE] = [390, 1280]

/** The layout of the page that has just loaded: each section, the area of each picture, and the drawings that are not loaded. */
type Layout = {
  height: number
  sections: { name: string; height: number; text: number }[]
  pictures: number[]
  missingDrawings: string[]
}

function measure(): Layout {
  const sections = [...document.querySelectorAll<HTMLElement>('main > section, footer')]
  return {
    height: document.documentElement.scrollHeight,
    sections: sections.map((section) => ({
      name: section.id || section.tagName,
      height: section.offsetHeight,
      text: section.innerText.length,
    })),
    pictures: [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => image.offsetWidth * image.offsetHeight),
    missingDrawings: [...document.images]
      .filter((image) => image.checkVisibility() && image.src.endsWith('.svg'))
      .filter((image) => image.naturalWidth === 0)
      .map((image) => image.src),
  }
}

test('a full-page capture right after the load shows every section and drawing, and leaves room for every picture', async ({
  browser,
  baseURL,
}) => {
  for (const language of LANGUAGES)
    for (const width of language === DEFAULT_LANGUAGE ? [NARROW, WIDE] : [NARROW]) {
      const {
        paths: { home: path },
        dateStyles: [{ locale }],
      } = languages[language]
      const name = `${path} at ${width} px`
      const open = async (javaScriptEnabled: boolean) => {
        const page = await browser.newPage({
          ...(baseURL !== undefined && { baseURL }),
          javaScriptEnabled,
          viewport: { width, height: 844 },
          locale,
        })
        await page.goto(path, { waitUntil: 'load' })
        return page
      }
      const [scripted, plainPage] = [await open(true), await open(false)]
      const capture = await scripted.screenshot({ fullPage: true })
      const [seen, plain] = [await scripted.evaluate(measure), await plainPage.evaluate(measure)]
      expect(
        seen.sections.map((section) => section.name),
        name,
      ).toEqual(plain.sections.map((section) => section.name))
      expect(seen.sections.length, name).toBeGreaterThanOrEqual(7)
      for (const section of seen.sections) {
        expect(section.height, `${name}: ${section.name}`).toBeGreaterThan(100)
        expect(section.text, `${name}: ${section.name}`).toBeGreaterThan(20)
      }
      // Without scripts the gallery shows all its pictures.
      expect(plain.pictures.length, name).toBeGreaterThanOrEqual(seen.pictures.length)
      expect(Math.min(...seen.pictures), name).toBeGreaterThan(1_000)
      expect(seen.missingDrawings, name).toEqual([])
      // The height is in the header of the PNG. Without scripts the calendar takes no room, and the gallery and
      // the terms take more.
      expect(capture.readUInt32BE(20), name).toBeGreaterThanOrEqual(plain.height * 0.95)
      await scripted.close()
      await plainPage.close()
    }
})

test('nothing moves while the page loads and is scrolled through quickly, and its print has a few sheets with dark text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 600)
  await expectHydrated(page)
  await expect(page.locator('.react-calendar')).toBeVisible()
  const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])
  // The loaded fonts are as wide and high as their fallbacks.
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)

  await expect(page.locator('#bilgi table')).toBeVisible()
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.length).toBeLessThanOrEqual(4)
  await page.emulateMedia({ media: 'print' })
  for (const part of [page.getByRole('banner'), page.locator('form')])
    await expect(part).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  for (const part of [
    page.locator('.react-calendar__navigation__label'),
    page.locator('#fiyatlar td').first(),
    page.locator('#bilgi blockquote').first(),
    page.getByText(tr.house.questions.items[0]?.answer ?? ''),
  ])
    await expect(part).toBeVisible()
  const map = page.getByRole('contentinfo').getByRole('link', { name: tr.footer.map })
  const after = await map.evaluate((link) => getComputedStyle(link, '::after').content)
  expect(after).toContain(await map.getAttribute('href'))
})

test('on a slow phone the menu opens before the page is hydrated, and typed text and a tap on a gallery tab take effect afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const line = await slowDown(page)
  // The text comes long before the scripts.
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Galeri' })).toBeVisible()
  await page.keyboard.press('Escape')
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  const typed = { firstName: 'İpek', email: 'ipek@example.com', notes: 'Bebek yatağı var mı?' }
  for (const [name, text] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(text)
  const message = page.locator('form output').locator('..')
  const before = await message.boundingBox()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')

  await line.speedUp()
  await expectHydrated(page)
  // The message that the form is not ready disappears, and the button below it does not move.
  expect((await message.boundingBox())?.height).toBe(before?.height)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  for (const [name, text] of Object.entries(typed))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(text)
})

test.describe('a British guest', () => {
  test.use({ locale: 'en-GB', viewport: PHONE })

  test('keeps what was typed before hydration, and then reads dates in the British style', async ({
    page,
  }) => {
    const line = await slowDown(page)
    await page.goto('/en', { waitUntil: 'commit' })
    const name = page.locator('[name=firstName]')
    await name.fill('Margaret')
    const firstPrice = page.locator('#fiyatlar tbody tr').first()
    await expect(firstPrice).toContainText(/[A-Z][a-z]+\s\d{1,2},\s\d{4}/)

    await line.speedUp()
    await expectHydrated(page)
    await expect(firstPrice).toContainText(/\d{1,2}\s[A-Z][a-z]+\s\d{4}/)
    await expect(name).toHaveValue('Margaret')
    await expect(name).toBeFocused()
  })
})

/** Gives the page a slow line until `speedUp`, so that its text comes long before its scripts. */
async function slowDown(page: Page): Promise<{ speedUp: () => Promise<void> }> {
  const client = await page.context().newCDPSession(page)
  const limit = (downloadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput,
      uploadThroughput: 90_000,
    })
  await client.send('Network.enable')
  await limit(15_000)
  return {
    speedUp: async () => {
      await limit(1_000_000)
    },
  }
}
