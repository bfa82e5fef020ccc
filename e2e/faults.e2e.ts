import { dayFromToday } from './demo.ts'
import { expect, fillPerson, forgive, test } from './site.ts'

test('a request that cannot be delivered shows an error, keeps its text, and can be sent again @long', async ({
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
  // A machine without any network counts as offline.
  await expect(alert).toContainText(
    /Rezervasyon gönderilirken bir hata oluştu\..*talebiniz bize ulaşmış da olabilir|İnternet bağlantınız yok/,
  )
  await expect(page.locator('[name=notes]')).toHaveValue('Akşam geliyoruz')

  await backend.start()
  await page.getByRole('button', { name: 'Talebi gönder' }).click()
  await expect(page.getByText('Rezervasyon talebiniz iletildi. Teşekkürler!')).toBeVisible()
  await expect(page.locator('[name=notes]')).toHaveValue('')
  expect(JSON.stringify(await backend.stored('requests'))).toContain('Akşam geliyoruz')
  forgive(complaints, LOST_CONNECTION)
})

/** The browser logs each failed connection; the site logs a request that was not delivered. */
const LOST_CONNECTION =
  /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|WebSocket connection|could not be delivered|Failed to fetch|did not answer/
