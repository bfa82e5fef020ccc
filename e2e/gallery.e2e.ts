import type { Locator, Page } from '@playwright/test'
import { expect, LANGUAGES, openPage, PHONE, test } from './site.ts'

/** The film and eight photographs of the garden, and the pictures of the bathroom. */
const [GARDEN, BATHROOM] = [9, 2]
const { words } = LANGUAGES[0]
const { gallery } = words

test('a phone plays the film that was made for it, silently and only in view, shows all photographs below one another, each as high as the screen when tapped twice, and Back closes them @long', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await page.locator('#galeri').scrollIntoViewIfNeeded()
  const film = page.locator('#galeri video')
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0)
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(film).toHaveJSProperty('paused', true)
  await page.locator('#galeri').scrollIntoViewIfNeeded()

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

  await page.goBack()
  await expect(lightbox).toHaveCount(0)
  await expect(button(page, gallery.openFullScreen)).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
})

function button(page: Page, name: string): Locator {
  return page.locator('#galeri').getByRole('button', { name, exact: true })
}

function timeOf(film: Locator): Promise<number> {
  return film.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0))
}
