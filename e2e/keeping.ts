import type { Page } from '@playwright/test'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { dayFromToday, openRoom, signIn, typed } from '#scripts/demo.ts'
import { readDevice } from './cutSite.ts'
import { type Backend, expect, fillPerson, openAwake } from './site.ts'

/** What a release keeps on a device: an owner's unsent changes by their keys, something of what they last knew, and what is in the two storages. */
export type Kept = {
  unsent: [key: string, value: unknown][]
  known?: [key: string, value: unknown][]
  local: Record<string, string>
  session: Record<string, string>
}

const DAY_MS = 86_400_000

/** Has the site keep one of everything that it keeps: each act of an owner, a refused one, and what is typed in every form. */
export async function keepOneOfEach(page: Page, backend: Backend): Promise<Kept> {
  await backend.store(`requests/${pushId(Date.now() - 400 * DAY_MS, Math.random)}`, OLD_REQUEST)
  await soldElsewhere(backend, 'Can Öztürk')
  await openAwake(page, '/')
  await fillPerson(page)
  await signIn(page)
  await expect(page.getByText('Hülya Aydın: eski')).toBeVisible()
  await openRoom(page, 'Talepler')
  await page.getByRole('button', { name: 'Gelecek ay sor' }).click()
  await openRoom(page, 'Fiyatlar')
  await page.locator('[name=from]').fill('01.06.2027')
  await page.locator('[name=cleaningFee]').fill('1.750')
  await page
    .getByRole('button', { name: /^Düzenle: / })
    .first()
    .click()
  await page.locator('[name=perNight]').fill('6.750')
  await openRoom(page, 'Araçlar')
  await page.locator('[name=konu]').fill('Hoş geldiniz')
  await page.getByText('Rehberi yaz', { exact: true }).click()
  await page.locator('[name=tr_anahtar]').fill('Anahtar kutuda')
  await openRoom(page, 'Rezervasyonlar')

  await keepRefused(page, backend)
  await keepActs(page)
  await keepTyped(page)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible()
  return readKept(page)
}

const OLD_REQUEST = {
  reservation: {
    firstname: 'Eski',
    lastname: 'Talep',
    email: 'eski@example.com',
    phone: '05550000000',
    checkIn: '2025-07-01',
    checkOut: '2025-07-05',
  },
}

const row = (page: Page, guest: RegExp) => page.getByRole('row', { name: guest })
const listed = (page: Page) => page.locator('details li:not(main *)')

async function expectCut(page: Page) {
  await expect(page.getByText(/Bağlantı koptu/)).toBeVisible()
}

async function fill(page: Page, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text)
}

const days = (from: number, to: number) => ({
  girisTarihi: typed(dayFromToday(from)),
  cikisTarihi: typed(dayFromToday(to)),
})

/** Has a stay come from a channel: what is kept of its editing says so. */
async function soldElsewhere(backend: Backend, guest: string) {
  const stays = entriesOf(await backend.stored('reservationDetails'))
  const [id] = stays.find(([, details]) => valueOf(details, 'musteriAdi') === guest) ?? []
  const origin = { source: 'airbnb', sourceUid: '1418-a@airbnb.com', channel: 'airbnb' }
  for (const [name, value] of Object.entries(origin))
    await backend.store(`reservationDetails/${id}/${name}`, value)
}

/** An addition that is refused after its owner has turned away: half a record, which no form looks at, has its nights. */
async function keepRefused(page: Page, backend: Backend) {
  await backend.store('reservations/half', days(420, 425))
  for (let night = 420; night < 425; night += 1) {
    await backend.store(`nights/${dayFromToday(night)}`, 'half')
  }
  await backend.stop()
  await expectCut(page)
  await fill(page, { musteriAdi: 'Geç Kalan', ...days(421, 424) })
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(listed(page)).toHaveCount(1)
  await backend.start()
  await expect(page.getByRole('alert')).toContainText('Kaydedilmedi')
  await backend.stop()
  await expectCut(page)
}

async function keepActs(page: Page) {
  await fill(page, {
    musteriAdi: 'Her Şeyi Yazan',
    ...days(431, 434),
    toplamUcret: '30.000',
    kapora: '10.000',
    notlar: 'İki satır\nyazdı',
    phone: '+90 555 010 20 30',
    email: 'her@example.com',
    guests: '4',
  })
  await page.getByLabel('Kapora geldi mi?').selectOption('Havale')
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(listed(page)).toHaveCount(2)

  await row(page, /Can Öztürk/)
    .getByRole('button', { name: 'Düzenle' })
    .click()
  await fill(page, { notlar: 'Geç gelecek' })
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect(listed(page)).toHaveCount(3)

  await row(page, /Anna Kowalska/)
    .getByRole('button', { name: 'Sil' })
    .click()
  await page.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(listed(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(listed(page)).toHaveCount(5)

  const unreadable = page.locator('section', { hasText: /^Okunamayan kayıtlar/ })
  const broken = unreadable.getByRole('listitem')
  await broken.filter({ hasText: '31.02' }).getByRole('button', { name: 'Düzenle' }).click()
  await fill(page, days(441, 444))
  await page.getByRole('button', { name: /^(Ekle|Güncelle)$/ }).click()
  await expect(listed(page)).toHaveCount(6)
  await broken.filter({ hasNotText: '31.02' }).getByRole('button', { name: 'Kaydı sil' }).click()
  await page.getByRole('button', { name: 'Evet, sil' }).click()
  await expect(listed(page)).toHaveCount(7)

  await row(page, /Marco Bianchi/)
    .getByRole('button', { name: 'Ödemeler' })
    .click()
  await page.getByRole('button', { name: 'Ödeme ekle' }).click()
  await expect(listed(page)).toHaveCount(8)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(listed(page)).toHaveCount(9)

  await openRoom(page, 'Talepler')
  await page.getByRole('button', { name: 'Kabul et' }).first().click()
  await fill(page, days(451, 454))
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(listed(page)).toHaveCount(10)
  await openRoom(page, 'Talepler')
  await page.getByRole('button', { name: 'Beklet' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Beklet' }).click()
  await expect(listed(page)).toHaveCount(11)
  await page.getByRole('button', { name: 'Reddet' }).first().click()
  await expect(listed(page)).toHaveCount(12)
  await openRoom(page, 'Rezervasyonlar')
}

async function keepTyped(page: Page) {
  const fatma = row(page, /Fatma Şahin/)
  await fatma.getByRole('button', { name: 'Ödemeler' }).click()
  await fill(page, { amount: '2.500' })
  await page.keyboard.press('Escape')
  await fatma.getByRole('button', { name: 'İptal et' }).click()
  await page.getByLabel('Neden').fill('Hastalık')
  await page.keyboard.press('Escape')
  await fill(page, { musteriAdi: 'Yarım Kalan', kapora: '5.000' })
  await row(page, /Fatma Şahin/)
    .getByRole('button', { name: 'Düzenle' })
    .click()
  await fill(page, { notlar: 'Yarım kalan düzeltme' })
  await page.getByRole('searchbox').fill('a')
}

/** Of what an owner last knew: when that was, and one value of many. */
const KNOWN = ['', 'prices']

/** What the site has kept in this tab and browser so far. */
async function readKept(page: Page): Promise<Kept> {
  const { local, session, databases } = await readDevice(page)
  const own = (storage: Record<string, string>) =>
    Object.fromEntries(Object.entries(storage).filter(([key]) => key.startsWith('villa.')))
  const under = (prefix: string) =>
    Object.entries(databases).find(([name]) => name.startsWith(prefix))?.[1] ?? []
  return {
    unsent: under('villa.unsent.'),
    known: under('villa.known.').filter(([key]) => KNOWN.includes(key)),
    local: own(local),
    session: own(session),
  }
}
