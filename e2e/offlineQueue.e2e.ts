import type { Page } from '@playwright/test'
import { dayFromToday, signIn, typed } from '#scripts/demo.ts'
import type { Json, JsonObject } from '#rtdb-emulator/rtdb/json.ts'
import { type Backend, expect, forgive, test } from './site.ts'

const LOST_CONNECTION = /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_INCOMPLETE|ERR_EMPTY/

const lost = (page: Page) => page.getByText(/^Çevrimdışı/)
const listed = (page: Page) => page.locator('details li')

async function add(page: Page, guest: string, from: number, to: number) {
  await page.locator('[name=musteriAdi]').fill(guest)
  await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(from)))
  await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(to)))
  await page.getByRole('button', { name: 'Ekle' }).click()
}

/** Signs in, and waits until the older record has been moved. */
async function open(page: Page) {
  await signIn(page)
  await expect(page.getByText('Hülya Aydın: eski')).toBeVisible()
}

async function guestsNamed(backend: Backend, name: RegExp): Promise<string[]> {
  const details = JSON.stringify(await backend.stored('reservationDetails'))
  return [...details.matchAll(/"musteriAdi":"([^"]*)"/g)]
    .map(([, guest = '']) => guest)
    .filter((guest) => name.test(guest))
}

test.describe('while offline', () => {
  test.beforeEach(async ({ page, backend }) => {
    await open(page)
    await backend.stop()
    await expect(lost(page)).toBeVisible()
  })

  test.afterEach(({ complaints }) => forgive(complaints, LOST_CONNECTION))

  test('stays of several tabs are kept, listed with their age and marked, over a reload and the end of their tab, and each is sent once @long', async ({
    page,
    context,
    backend,
  }) => {
    await add(page, 'Kesik Bir', 21, 24)
    await expect(page.getByText(/Kesik Bir: bu cihazda saklandı/)).toBeVisible()
    await add(page, 'Kesik İki', 25, 27)
    await expect(listed(page)).toHaveText([/Ekleme: Kesik Bir .*(şimdi|önce)/, /Kesik İki/])
    await expect(page.getByRole('row', { name: /Kesik Bir/ })).toContainText('henüz kaydedilmedi')
    await page.reload()
    await expect(page.getByText('Gönderilmemiş 2 değişiklik')).toBeVisible()
    const second = await context.newPage()
    const third = await context.newPage()
    for (const [at, tab] of [second, third].entries()) {
      await tab.goto('/admin/dashboard')
      await expect(listed(tab)).toHaveCount(2 + at)
      await add(tab, `Kesik Sekme ${at}`, 400 + 3 * at, 402 + 3 * at)
      await expect(listed(tab)).toHaveCount(3 + at)
    }
    await page.close()

    await backend.start()

    await expect(second.getByRole('row', { name: /Kesik İki/ })).toBeVisible()
    const guests = async () => (await guestsNamed(backend, /Kesik/)).toSorted()
    const each = ['Kesik Bir', 'Kesik Sekme 0', 'Kesik Sekme 1', 'Kesik İki']
    await expect.poll(guests).toEqual(each)
    for (const tab of [second, third]) await expect(listed(tab)).toHaveCount(0)
    await expect(second.getByRole('row', { name: /Kesik Bir/ })).not.toContainText('kaydedilmedi')
    expect(await guests()).toEqual(each)
  })

  test('a change refused later is shown with its reason, can be corrected, and is never lost @long', async ({
    page,
    backend,
  }) => {
    await add(page, 'Geç Kalan', 21, 24)
    await expect(listed(page)).toHaveCount(1)
    await page.reload()
    await backend.start({ data: (held) => withStay(held, dayFromToday(22)) })
    await expect(page.getByRole('alert')).toContainText(/Kaydedilmedi: .* Önce Gelen/)
    await page.reload()
    await expect(listed(page)).toContainText('Önce Gelen')

    await listed(page).getByRole('button', { name: 'Aç' }).click()
    await expect(page.locator('[name=musteriAdi]')).toBeFocused()
    await expect(page.locator('[name=musteriAdi]')).toHaveValue('Geç Kalan')
    await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(25)))
    await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(27)))
    await page.getByRole('button', { name: 'Ekle' }).click()

    await expect(page.getByText('Eklendi: Geç Kalan')).toBeVisible()
    await expect(listed(page)).toHaveCount(0)
  })

  test('what was pending at a sign-out is sent at the next sign-in @long', async ({
    page,
    backend,
  }) => {
    await add(page, 'Kalan Misafir', 21, 24)
    await expect(listed(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Çıkış yap' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Girişi' })).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Kalan Misafir')
    await backend.start()
    await signIn(page)
    await expect.poll(() => guestsNamed(backend, /Kalan Misafir/)).toHaveLength(1)
    await expect(listed(page)).toHaveCount(0)
  })
})

/** The whole database with another owner's stay on the night of `day`. */
function withStay(root: Json, day: string): Json {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  const all = root as { [part: string]: JsonObject }
  return {
    ...all,
    reservations: {
      ...all['reservations'],
      other: { girisTarihi: typed(day), cikisTarihi: typed(next) },
    },
    reservationDetails: {
      ...all['reservationDetails'],
      other: {
        musteriAdi: 'Önce Gelen',
        kapora: 0,
        kalan: 0,
        toplamUcret: 0,
        notlar: '',
        status: 'booked',
        version: 1,
        checkIn: day,
        checkOut: next,
      },
    },
    versions: { ...all['versions'], other: { n: 1, entry: 'add' } },
    log: { ...all['log'], other: { add: { at: 1, by: 'x', verb: 'add', version: 1 } } },
    nights: { ...all['nights'], [day]: 'other' },
  }
}
