import type { Page } from '@playwright/test'
import { villa } from '#content/villa.ts'
import { clockAt } from '#domain/date.ts'
import { sentAtOf } from '#domain/pushId.ts'
import { dayFromToday, signIn, today, typed } from '#scripts/demo.ts'
import { expect, fillPerson, longDate, openAwake, showPast, test, type Backend } from './site.ts'
import { tr } from './words.ts'

const DETAILS = { kapora: 0, kalan: 1000, toplamUcret: 1000, notlar: '' }

/** Stores three stays around today: one that ended yesterday, one that ends today and one that begins today. */
async function storeDays(backend: Backend) {
  const stays = { gone: [-3, -1], leaving: [-1, 0], arriving: [0, 2] } as const
  const entries = Object.entries(stays)
  await backend.store(
    'reservations',
    Object.fromEntries(
      entries.map(([name, [from, to]]) => [
        name,
        { girisTarihi: typed(dayFromToday(from)), cikisTarihi: typed(dayFromToday(to)) },
      ]),
    ),
  )
  await backend.store(
    'reservationDetails',
    Object.fromEntries(
      entries.map(([name, [from, to]]) => [
        name,
        {
          ...DETAILS,
          musteriAdi: name,
          checkIn: dayFromToday(from),
          checkOut: dayFromToday(to),
          status: 'booked',
        },
      ]),
    ),
  )
}

/** Guests who arrive today are present from the check-in hour on, by the villa's clock. */
async function expectArrivingByTheHour(page: Page) {
  const isHere = async () =>
    (await page.getByRole('row', { name: /arriving/ }).textContent())?.includes('şu anda burada')
  const hasCome = () => clockAt(villa.timeZone, Date.now()).slice(11) >= villa.checkInFrom
  await expect.poll(async () => (await isHere()) === hasCome()).toBe(true)
}

const DAY_MS = 86_400_000

test(`an owner whose device’s clock is a day ahead is warned, and days are correct`, async ({
  page,
  backend,
}) => {
  await storeDays(backend)
  await page.clock.install({ time: Date.now() + DAY_MS })
  await signIn(page)

  await expect(page.getByText('Bu cihazın saati yanlış.')).toContainText(longDate(today()))
  await showPast(page)
  await expect(page.getByRole('row', { name: /gone \(geçmiş\)/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /leaving/ })).not.toContainText('geçmiş')

  await page.clock.setSystemTime(Date.now())

  await expect(page.getByText('Bu cihazın saati yanlış.')).toHaveCount(0)
  await expectArrivingByTheHour(page)
})

test(`a guest whose device’s clock is a day ahead requests the picked days, with the database’s time`, async ({
  page,
  backend,
}) => {
  const days = { checkIn: dayFromToday(1900), checkOut: dayFromToday(1903) }
  await page.clock.install({ time: Date.now() + DAY_MS })
  await openAwake(page, '/#rezervasyon')
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
