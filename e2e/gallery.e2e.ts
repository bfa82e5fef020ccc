import type { Locator, Page } from '@playwright/test'
import { expect, LANGUAGES, openPage, PHONE, test } from './site.ts'

/** The film and eight photographs of the garden, and the pictures of the bathroom. */
const [GARDEN, BATHROOM] = [9, 2]
const { path, words } = LANGUAGES[0]
const { gallery } = words

test.describe('on a desktop', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('the gallery is walked through by arrow keys, and opens over the whole screen, where a double click works @long', async ({
    page,
  }) => {
    await openPage(page, path)
    await page.getByRole('tab').first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab').last()).toBeFocused()
    await expect(thumbnails(page)).toHaveCount(BATHROOM)
    await page.keyboard.press('Home')
    await expectShown(page, 0)
    await thumbnails(page).nth(1).click()
    await expectShown(page, 1)
    await button(page, gallery.previous).press('Enter')
    await expectShown(page, 0)

    const opener = button(page, gallery.openFullScreen)
    await opener.press('Enter')
    const lightbox = page.getByRole('dialog')
    const heading = lightbox.getByRole('heading')
    await expect(heading).toHaveText(`${gallery.categories.garden}1 / ${GARDEN}`)
    await page.keyboard.press('ArrowLeft')
    await expect(heading).toHaveText(`${gallery.categories.bathroom}2 / ${BATHROOM}`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const picture = lightbox.getByRole('img', { name: gallery.photos.garden[0]?.alt ?? '' })
    await expectZoomedByDoubleClick(page, picture)

    await page.keyboard.press('Escape')
    await expect(lightbox).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expectShown(page, 1)
  })
})

test('the garden’s film plays automatically, silently and repeatedly, and pauses out of view @long', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.locator('#galeri').scrollIntoViewIfNeeded()
  const film = page.locator('#galeri video')

  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0)
  await expect(film).toHaveJSProperty('paused', false)
  await button(page, gallery.pause).click()
  await expect(film).toHaveJSProperty('paused', true)
  await button(page, gallery.play).click()
  await expect(film).toHaveJSProperty('paused', false)

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(film).toHaveJSProperty('paused', true)
})

test('a phone fetches the film that was made for it, and shows all photographs below one another, each as high as the screen when tapped twice @long', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await page.locator('#galeri').scrollIntoViewIfNeeded()
  const film = page.locator('#galeri video')
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0)

  // A browser without the MP4 codec plays the large one.
  const chosen = await film.evaluate((element) =>
    element instanceof HTMLVideoElement
      ? { source: element.currentSrc, plays: element.canPlayType('video/mp4') !== '' }
      : null,
  )
  expect(chosen?.source).toMatch(chosen?.plays ? /\/pool-small-[^/]+\.mp4$/ : /\.webm$/)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button(page, gallery.openFullScreen).click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const { alt = '' } = gallery.photos.garden[0] ?? {}
  const picture = lightbox.getByRole('img', { name: alt })
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

  await expect(picture).toBeInViewport({ ratio: 1 })
  const { width: wide, height: high } = await box()
  expect(wide / high).toBeCloseTo(3 / 2)
  expect(Math.max(wide / PHONE.width, high / PHONE.height)).toBeCloseTo(1)
  const heading = lightbox.getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(`${gallery.categories.garden}2 / ${GARDEN}`)
  await expect(lightbox.getByRole('button', { name: words.app.close })).toBeInViewport({ ratio: 1 })

  const middle = async () => {
    const { x, y, width, height } = await box()
    return [x + width / 2, y + height / 2] as const
  }
  await page.mouse.dblclick(...(await middle()))
  await expect.poll(async () => (await box()).height).toBeGreaterThanOrEqual(PHONE.height - 1)
  const { x: before } = await box()
  await page.mouse.move(PHONE.width / 2, PHONE.height / 2)
  await page.mouse.wheel(-2000, 0)
  // It can be moved from the middle to the edge and no further.
  await expect.poll(async () => (await box()).x).toBeGreaterThan(before)
  expect((await box()).x).toBeLessThanOrEqual(1)

  await page.mouse.dblclick(PHONE.width / 2, PHONE.height / 2)
  await expect.poll(async () => (await box()).width).toBeLessThanOrEqual(PHONE.width)
  await page.mouse.wheel(0, 100_000)
  await expect(heading).toHaveText(`${gallery.categories.bathroom}2 / ${BATHROOM}`)
})

function thumbnails(page: Page): Locator {
  return page.locator('button[data-thumbnail]')
}

function button(page: Page, name: string): Locator {
  return page.locator('#galeri').getByRole('button', { name, exact: true })
}

/** Only the thumbnail at `index` is marked as shown. */
async function expectShown(page: Page, index: number) {
  await expect(thumbnails(page).nth(index)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-thumbnail][aria-current]')).toHaveCount(1)
}

async function expectZoomedByDoubleClick(page: Page, picture: Locator) {
  const widthOf = () => picture.evaluate((element) => element.getBoundingClientRect().width)
  const fitted = await widthOf()
  const { x, y, width, height } = (await picture.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  await expect.poll(widthOf).toBeGreaterThan(2 * fitted)
  await page.mouse.dblclick(x + width / 2, y + height / 2)
  await expect.poll(widthOf).toBeCloseTo(fitted)
}

function timeOf(film: Locator): Promise<number> {
  return film.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0))
}
