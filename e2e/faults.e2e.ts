import { dayFromToday } from '#scripts/demo.ts'
import { expect, fillPerson, forgive, openAwake, test } from './site.ts'
import { tr } from './words.ts'

test('a request that cannot be delivered is said so, the text kept, and can be sent again', async ({
  page,
  backend,
  complaints,
}) => {
  await page.goto('/#rezervasyon')
  await fillPerson(page)
  await page.locator('[name=checkIn]').fill(dayFromToday(21))
  await page.locator('[name=checkOut]').fill(dayFromToday(24))
  await page.locator('[name=notes]').fill('Akşam geliyoruz')
  await backend.stop()
  await page.getByRole('button', { name: 'Talebi gönder' }).click()

  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Rezervasyon gönderilirken bir hata oluştu.')
  await expect(alert).toContainText('talebiniz bize ulaşmış da olabilir')
  await expect(page.locator('[name=notes]')).toHaveValue('Akşam geliyoruz')

  await backend.start()
  await page.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(page.getByText('Rezervasyon talebiniz iletildi. Teşekkürler!')).toBeVisible()
  await expect(page.locator('[name=notes]')).toHaveValue('')
  expect(JSON.stringify(await backend.stored('requests'))).toContain('Akşam geliyoruz')
  forgive(complaints, LOST_CONNECTION)
})

test('a photograph that cannot be fetched is told in words, and comes when it is asked for again', async ({
  page,
  context,
  complaints,
}) => {
  await openAwake(page, '/')
  const { caption = '', alt = '' } = tr.gallery.photos.parentBedroom[2] ?? {}
  const gallery = page.locator('#galeri')
  const photograph = gallery.getByRole('img', { name: alt })
  await context.setOffline(true)
  await gallery.getByRole('tab', { name: tr.gallery.categories.parentBedroom }).click()
  await gallery.getByRole('button', { name: caption, exact: true }).click()

  const retry = gallery.getByText(alt).locator('xpath=..').getByRole('button')
  await expect(retry).toHaveText(tr.app.retry)
  await retry.click()
  await expect(retry).toBeVisible()

  await context.setOffline(false)
  const width = () =>
    photograph.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
  await expect(async () => {
    // Where the browser says that the line is back, the page has tried by itself.
    if (await retry.isVisible()) await retry.click()
    expect(await width()).toBeGreaterThan(0)
  }).toPass()
  forgive(complaints, /ERR_INTERNET_DISCONNECTED/)
})

/** The browser itself logs each connection it cannot make; ours logs a request it could not deliver. */
const LOST_CONNECTION =
  /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|WebSocket connection|could not be delivered|Failed to fetch|did not answer/
