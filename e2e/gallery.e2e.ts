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

  test('the gallery is walked through by arrow keys, and opens over the whole screen, where a click enlarges a picture @long', async ({
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
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(`${gallery.categories.garden} · 1 / ${GARDEN}`)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByText(`${gallery.categories.bathroom} · 2 / ${BATHROOM}`)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await dialog.getByRole('button', { name: gallery.next }).click()
    await expect(dialog.getByText(gallery.photos.garden[0]?.caption ?? '')).toBeVisible()
    const picture = dialog.getByRole('img', { name: gallery.photos.garden[0]?.alt ?? '' })
    await expectZoomedByClick(picture)
    await dialog.getByRole('button', { name: gallery.previous }).click()
    await dialog.getByRole('button', { name: gallery.next }).click()

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expectShown(page, 1)

    await opener.click()
    await dialog.getByRole('button', { name: words.app.close }).click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
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

test('a phone fetches the film that was made for it, and shows each photograph as wide as the screen @long', async ({
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
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: gallery.next }).click()
  const picture = dialog.getByRole('img', { name: gallery.photos.garden[0]?.alt ?? '' })
  await expect(picture).toBeInViewport({ ratio: 1 })
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
  expect(width / height).toBeCloseTo(3 / 2)
  expect(width).toBeCloseTo(PHONE.width)
  for (const name of [words.app.close, gallery.previous, gallery.next])
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
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
