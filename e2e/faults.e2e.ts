import { dayFromToday } from '#scripts/demo.ts'
import { expect, fillPerson, forgive, test } from './site.ts'

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

/** The browser itself logs each connection it cannot make; ours logs a request it could not deliver. */
const LOST_CONNECTION =
  /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|WebSocket connection|could not be delivered|Failed to fetch|did not answer/
