import type { Page } from '@playwright/test'
import { calendarOf, eventOf } from '#domain/channels/testingText.ts'
import { openProject } from '#caretaker/script/testingProject.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { dayFromToday, openRoom, openTools, signIn } from '#scripts/demo.ts'
import { expect, forgive, PORTS, test } from './site.ts'

const plain = (days: number) => dayFromToday(days).replaceAll('-', '')
const sold = (uid: string, from: number, to: number, title = 'Reserved') =>
  eventOf(`${uid}@airbnb.com`, plain(from), plain(to), title)

// Anna Kowalska stays from the fortieth to the forty-fourth day.
const CALENDAR = calendarOf(
  sold('a', 300, 304),
  sold('b', 43, 46),
  sold('window', 0, 2, 'Airbnb (Not available)'),
  sold('far', 500, 502),
)

async function preview(page: Page, text: string) {
  await page.getByLabel('iCal dosyası').setInputFiles({
    name: 'listing.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(text),
  })
  await page
    .getByRole('region', { name: 'Kanaldan takvim al' })
    .getByRole('button', { name: 'Önizle' })
    .click()
  await expect(page.getByRole('table')).toBeVisible()
}

const states = (page: Page) => page.getByRole('table').locator('tbody td:first-child')

test('a stay sold by Airbnb is previewed, imported once, and shows its channel @long', async ({
  page,
}) => {
  await signIn(page)
  await openTools(page, 'Kanallar')
  await preview(page, CALENDAR)
  await expect(states(page)).toHaveText(['Yeni', 'Yeni', 'Çakışıyor', 'Atlandı'])
  await expect(page.getByRole('row', { name: /Çakışıyor/ })).toContainText('Anna Kowalska')

  await page.getByRole('button', { name: 'İçe aktar' }).click()

  await expect(page.getByRole('status').filter({ hasText: '2 kayıt yazıldı' })).toBeVisible()
  await expect(states(page)).toHaveText(['Çakışıyor', 'Aynı', 'Aynı', 'Atlandı'])
  await preview(page, CALENDAR.replace(plain(304), plain(305)))
  await expect(states(page)).toHaveText(['Değişti', 'Çakışıyor', 'Aynı', 'Atlandı'])
  await page.getByRole('button', { name: 'İçe aktar' }).click()
  await expect(states(page)).toHaveText(['Çakışıyor', 'Aynı', 'Aynı', 'Atlandı'])

  await openRoom(page, 'Bugün')
  const left = page.getByRole('region', { name: 'İçe aktarmadan kalanlar' })
  await expect(left.getByRole('button', { name: 'Anna Kowalska' })).toBeVisible()
  await left.getByRole('button', { name: 'Halloldu' }).click()
  await expect(left).toHaveCount(0)

  await openRoom(page, 'Rezervasyonlar')
  await page.getByRole('combobox', { name: 'Göster' }).selectOption('Airbnb')
  await expect(page.getByText('2 kayıt', { exact: true })).toBeVisible()
  const row = page.getByRole('row', { name: /^Airbnb/ }).first()
  await row.getByRole('button', { name: 'Düzenle' }).click()
  await expect(page.getByText(/Tarihlerini bu kanalın takvimi belirler/)).toBeVisible()
})

test('an owner follows the steps of the caretaker’s script, and sees what it did and what to give to a channel @long', async ({
  page,
  context,
  backend,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await backend.store('channels', {
    a: { name: 'Airbnb', url: 'http://127.0.0.1:1/a.ics', version: 1 },
  })
  const subjects: string[] = []
  const url = 'https://script.google.com/macros/s/A/exec'
  await signIn(page)
  await openTools(page, 'Kanallar')
  const card = page.getByRole('region', { name: 'Otomatik kontrol' })
  await card.getByText('Google hesabınızla kurun').click()

  await card.getByRole('button', { name: 'Kodu kopyala' }).click()
  await expect(card.getByText('Kod kopyalandı.')).toBeVisible()
  const script = await openProject({
    code: await page.evaluate(() => navigator.clipboard.readText()),
    namespace: 'demo-villa-default-rtdb',
    backend: {
      databaseUrl: `http://127.0.0.1:${PORTS.database}`,
      authUrl: `http://127.0.0.1:${PORTS.auth}`,
    },
    sendMail: ({ subject }) => Promise.resolve(subjects.push(subject)),
  })
  const { email, password } = DEMO_ACCOUNTS.caretaker
  await script.store({ ACCOUNT: email, PASSWORD: password })
  await script.call('setUp', Date.now())
  await card.getByRole('textbox', { name: 'Betiğin adresi (Web app URL)' }).fill(url)
  await card.getByRole('button', { name: 'Adresi kaydet' }).click()
  // Google is out of reach here.
  await card.getByRole('button', { name: 'Yine de kaydet' }).click()

  await expect(card.getByText(`${url}?file=calendar-a.ics`)).toBeVisible()
  await expect(card.getByText(/^Son otomatik kontrol: /)).toBeVisible()
  await expect(card.getByText(/1 kanala bakmanız gerekiyor/)).toBeVisible()
  expect(subjects[0]).toBe('Villa Defne: otomatik kontrol kuruldu')
  expect((await script.serve('calendar-a.ics')).text).toContain('BEGIN:VEVENT')
  await script.stop()
  forgive(complaints, /Failed to load resource/)
})
