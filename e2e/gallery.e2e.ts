import type { Locator, Page } from '@playwright/test'
import { expect, openPage, PHONE, test } from './site.ts'
import { tr } from './words.ts'

/** The film and eight photographs of the garden, and the pictures of the bathroom. */
const [GARDEN, BATHROOM] = [9, 2]
const { gallery, app } = tr
const categories = Object.values(gallery.categories)
const [photos = []] = Object.values(gallery.photos)

test('the gallery plays its film in view, opens over the whole screen, where a click enlarges a picture, and fits a phone @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(page, '/')
  await page.locator('#galeri').scrollIntoViewIfNeeded()
  const film = page.locator('#galeri video')
  await expect(film).toHaveJSProperty('muted', true)
  await expect(film).toHaveJSProperty('loop', true)
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0)
  await button(page, gallery.pause).click()
  await expect(film).toHaveJSProperty('paused', true)
  await button(page, gallery.play).click()
  await expect(film).toHaveJSProperty('paused', false)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(film).toHaveJSProperty('paused', true)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const opener = button(page, gallery.openFullScreen)
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img', { name: photos[0]?.alt ?? '' })
  await expect(dialog.getByText(`${categories[0]} · 1 / ${GARDEN}`)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText(`${categories.at(-1)} · 2 / ${BATHROOM}`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: gallery.next }).click()
  await expect(dialog.getByText(photos[0]?.caption ?? '')).toBeVisible()
  await expectZoomedByClick(picture)
  // Larger than the photograph itself, which fills it all the same.
  await page.setViewportSize({ width: 1920, height: 1080 })
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeCloseTo(1080)
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: gallery.previous }).click()
  await dialog.getByRole('button', { name: gallery.next }).click()
  await dialog.getByRole('button', { name: app.close }).click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(page.locator('[data-thumbnail]').nth(1)).toHaveAttribute('aria-current', 'true')

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(PHONE)
  await openPage(page, '/')
  await page.locator('#galeri').scrollIntoViewIfNeeded()
  await expect.poll(() => timeOf(film)).toBeGreaterThan(0)
  // A browser without the MP4 codec plays the large one.
  const chosen = await film.evaluate((element) =>
    element instanceof HTMLVideoElement
      ? { source: element.currentSrc, plays: element.canPlayType('video/mp4') !== '' }
      : null,
  )
  expect(chosen?.source).toMatch(chosen?.plays ? /\/pool-small-[^/]+\.mp4$/ : /\.webm$/)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await opener.click()
  await dialog.getByRole('button', { name: gallery.next }).click()
  await expect(picture).toBeInViewport({ ratio: 1 })
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
  expect(width / height).toBeCloseTo(3 / 2)
  expect(width).toBeCloseTo(PHONE.width)
  for (const name of [app.close, gallery.previous, gallery.next])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

function button(page: Page, name: string): Locator {
  return page.locator('#galeri').getByRole('button', { name, exact: true })
}

async function expectZoomedByClick(picture: Locator) {
  const widthOf = () => picture.evaluate((element) => element.getBoundingClientRect().width)
  const fitted = await widthOf()
  await picture.click()
  await expect.poll(widthOf).toBeGreaterThan(2 * fitted)
  await picture.click()
  await expect.poll(widthOf).toBeCloseTo(fitted)
}

function timeOf(film: Locator): Promise<number> {
  return film.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0))
}
