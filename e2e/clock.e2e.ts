import { sentAtOf } from '#domain/pushId.ts'
import { dayFromToday, signIn, today, typed } from './demo.ts'
import { expect, fillPerson, openPage, test } from './site.ts'
import { tr } from './words.ts'

const DAY_MS = 86_400_000

test('an owner whose device’s clock is a day ahead sees who is here by the villa’s day @long', async ({
  page,
  backend,
}) => {
  const [checkIn, checkOut] = [today(), dayFromToday(1)]
  const dates = { girisTarihi: typed(checkIn), cikisTarihi: typed(checkOut) }
  const sums = { kapora: 0, kalan: 1000, toplamUcret: 1000, notlar: '' }
  const details = { musteriAdi: 'Bugün Gelen', ...sums, checkIn, checkOut, status: 'booked' }
  await backend.store('reservations/a', dates)
  await backend.store('reservationDetails/a', details)
  await page.clock.install({ time: Date.now() + DAY_MS })
  await signIn(page)

  const row = page.getByRole('row', { name: /Bugün Gelen/ })
  await expect(row).toContainText('şu anda burada')
})

test(`a guest whose device’s clock is a day ahead requests the picked days, with the database’s time @long`, async ({
  page,
  backend,
}) => {
  const days = { checkIn: dayFromToday(1900), checkOut: dayFromToday(1903) }
  await page.clock.install({ time: Date.now() + DAY_MS })
  await openPage(page, '/#rezervasyon')
  await fillPerson(page)
  for (const [name, day] of Object.entries(days)) await page.locator(`[name=${name}]`).fill(day)
  await page.locator('[name=notes]').fill('Saati yanlış')

  await page.getByRole('button', { name: tr.booking.form.send }).click()

  await expect(page.getByRole('heading', { name: tr.booking.sent.title })).toBeVisible()
  const requests = Object.entries((await backend.stored('requests')) as object)
  const asked = requests.filter(([, each]) => JSON.stringify(each).includes('Saati yanlış'))
  expect(asked.map(([, each]) => each as unknown)).toMatchObject([{ reservation: days }])
  for (const [id] of asked) expect(Math.abs(sentAtOf(id) - Date.now())).toBeLessThan(3_600_000)
})
