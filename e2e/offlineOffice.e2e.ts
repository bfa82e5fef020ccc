import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json, JsonObject } from '#rtdb-emulator/rtdb/json.ts'
import { dayFromToday, openRoom, signIn, typed } from '#scripts/demo.ts'
import { OFFICE_WORKER } from '#i18n/officeAddresses.ts'
import { submitAcceptance } from './answering.ts'
import { readDevice, test, waitUntilKept } from './cutSite.ts'
import { expect } from './site.ts'

const { owner } = DEMO_ACCOUNTS

const lost = (page: Page) => page.getByText(/İnternet yok/)
const age = (page: Page) => page.getByText(/^Son bağlantı: (az önce|\d+ (dakika|saat|gün) önce)\.$/)
const listed = (page: Page) => page.locator('details li:not(main *)')

type Room = {
  path: string
  name: string
  /** Content of the page with data of the season. */
  shows: (page: Page) => ReturnType<Page['locator']>
  /** Writes something offline: a pending change, or a draft. */
  write: (page: Page) => Promise<void>
  keeps: 'change' | 'text'
  /** Checks it afterwards, and when the page is loaded again. */
  kept: (page: Page) => Promise<void>
}

const main = (page: Page) => page.locator('main')

const decline = (page: Page, guest: string) =>
  page.getByRole('article', { name: guest }).getByRole('button', { name: 'Reddet' }).click()

async function hold(page: Page, guest: string) {
  await page.getByRole('article', { name: guest }).getByRole('button', { name: 'Beklet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Beklet' }).click()
}

async function fillStay(page: Page, guest: string, from?: number) {
  await page.locator('[name=musteriAdi]').fill(guest)
  if (from !== undefined) {
    await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(from)))
    await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(from + 3)))
  }
}

async function add(page: Page, guest: string, from?: number) {
  await fillStay(page, guest, from)
  await page.getByRole('button', { name: 'Ekle', exact: true }).click()
}

const waits = (text: RegExp) => async (page: Page) =>
  await expect(listed(page).filter({ hasText: text })).toHaveCount(1)

const ROOMS: Room[] = [
  {
    path: 'today',
    name: 'Bugün',
    shows: (page) => main(page).getByText('Elif Demirtaş'),
    write: async (page) => {
      await page.getByRole('button', { name: 'Tahsil ettim: Elif Demirtaş', exact: true }).click()
      await page.getByRole('button', { name: 'Nakit' }).click()
    },
    keeps: 'change',
    kept: waits(/Elif Demirtaş/),
  },
  {
    path: 'dashboard',
    name: 'Rezervasyonlar',
    shows: (page) => page.getByRole('row', { name: /Can Öztürk/ }),
    write: (page) => add(page, 'Kapıda Gelen', 421),
    keeps: 'change',
    kept: waits(/Kapıda Gelen/),
  },
  {
    path: 'requests',
    name: 'Talepler',
    shows: (page) => main(page).getByRole('article', { name: 'Deniz Aksoy' }),
    write: async (page) => {
      await hold(page, 'Burak Tekin')
      await decline(page, 'Burak Tekin')
      await page.getByText(/talep yanıtlandı/).click()
      const article = page.getByRole('article', { name: 'Burak Tekin' })
      await expect(article).toContainText('Reddedildi')
      await expect(article).toContainText('henüz kaydedilmedi')
      await page.getByRole('button', { name: 'Kabul et' }).first().click()
      await fillStay(page, 'Talepten Gelen', 431)
      await submitAcceptance(page)
    },
    keeps: 'change',
    kept: async (page) => {
      await waits(/Bekletme: Burak Tekin · .* · Bekletiliyor: /)(page)
      await waits(/Ret: Burak Tekin/)(page)
      await waits(/Talepten Gelen/)(page)
    },
  },
  {
    path: 'calendar',
    name: 'Takvim',
    shows: (page) => main(page).locator('td[aria-label*="James Whitfield"]').first(),
    write: async (page) => {
      await page.locator(`[data-day="${dayFromToday(300)}"]`).click()
      await page.getByRole('button', { name: 'Rezervasyon', exact: true }).click()
      await add(page, 'Takvimden Gelen')
    },
    keeps: 'change',
    kept: waits(/Takvimden Gelen/),
  },
  {
    path: 'prices',
    name: 'Fiyatlar',
    shows: (page) => main(page).getByText('₺6.500').first(),
    write: (page) => page.locator('[name=cleaningFee]').fill('1.750'),
    keeps: 'text',
    kept: (page) => expect(page.locator('[name=cleaningFee]')).toHaveValue('1.750'),
  },
  {
    path: 'tools',
    name: 'Araçlar',
    shows: (page) => main(page).getByRole('heading', { name: 'Mesajlar' }),
    write: (page) => page.locator('[name=subject]').fill('Kesikken yazıldı'),
    keeps: 'text',
    kept: (page) => expect(page.locator('[name=subject]')).toHaveValue('Kesikken yazıldı'),
  },
]

test('every page opens by its link and its address, and keeps changes while offline', async ({
  page,
  site,
  backend,
}) => {
  const requests = entriesOf(await backend.stored('requests'))
  const [burak] = requests.find(([, each]) => JSON.stringify(each).includes('Burak')) ?? []
  const answers = async () =>
    entriesOf(await backend.stored(`log/${burak}`)).map(([, entry]) => valueOf(entry, 'verb'))
  await signIn(page)
  await waitUntilKept(page)
  await site.cut()
  await expect(lost(page)).toBeVisible()

  for (const { name, shows, write, kept } of ROOMS) {
    await openRoom(page, name)
    await expect(shows(page)).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(lost(page)).toBeInViewport()
    await write(page)
    await kept(page)
  }
  for (const { path, name, kept } of ROOMS) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(age(page)).toBeInViewport()
    await expect(main(page)).not.toContainText('Loading…')
    await kept(page)
  }
  const changes = ROOMS.filter(({ keeps }) => keeps === 'change')
  // One of the requests is held and then declined, and one accepted.
  await expect(listed(page)).toHaveCount(changes.length + 2)

  await site.repair()

  await expect(listed(page)).toHaveCount(0)
  await expect(lost(page)).toHaveCount(0)
  const written = /Kapıda Gelen|Talepten Gelen|Takvimden Gelen/g
  const stored = async () => JSON.stringify(await backend.stored('reservationDetails'))
  const guests = async () => ((await stored()).match(written) ?? []).toSorted()
  const each = ['Kapıda Gelen', 'Takvimden Gelen', 'Talepten Gelen']
  await expect.poll(guests).toEqual(each)
  await expect.poll(answers).toEqual(['hold', 'decline'])
})

test('a removed owner is let in offline, but signed out online, is asked about pending changes, and nothing remains', async ({
  page,
  site,
}) => {
  await signIn(page)
  await waitUntilKept(page)
  await site.cut()
  await page.goto('/admin/today')
  await expect(main(page).getByText('Elif Demirtaş')).toBeVisible()
  await expect(lost(page)).toBeVisible()
  await openRoom(page, 'Rezervasyonlar')
  await add(page, 'Yolda Kalan', 421)
  await expect(listed(page)).toHaveCount(1)
  await page.locator('[name=musteriAdi]').fill('Yarım Kalan')

  await site.repair({ data: withoutAdmin })

  await expect(page.getByRole('alert')).toContainText(owner.uid)
  await expect(page.getByRole('alert')).toContainText('Gönderilmemiş 1 değişiklik')
  await expect(page.locator('body')).not.toContainText(/Elif|Yolda/)
  await expect(async () => {
    const { databases } = await readDevice(page)
    expect(databases).toMatchObject({ [`villa.known.${owner.uid}`]: [] })
  }).toPass()

  await page.getByRole('button', { name: 'Çıkış yap' }).click()
  const question = page.getByRole('dialog', { name: 'Gönderilmemiş değişiklikleriniz var' })
  await expect(question).toContainText('Yetkiniz geri verilmeden gönderilemez')
  await question.getByRole('button', { name: 'Sil ve çık' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Girişi' })).toBeVisible()
  await expect(async () => {
    const { local, session, databases } = await readDevice(page)
    expect(JSON.stringify([local, session, databases])).not.toMatch(
      /Demirtaş|Öztürk|Kalan|owner@|accessToken/,
    )
  }).toPass()
})

test('after a sign-out no tab shows a guest, and this device has the office’s own pages and nothing of a guest', async ({
  page,
  context,
}) => {
  await signIn(page)
  // The tab that has moved the record says so, for six seconds.
  await expect(page.getByText('Hülya Aydın: eski düzendeki kayıt')).toBeVisible()
  await waitUntilKept(page)
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  await other.locator('[name=musteriAdi]').fill('Gizli Misafir')
  const row = other.getByRole('row', { name: /Can Öztürk/ })
  await row.getByRole('button', { name: 'Sil' }).click()
  await expect(other.getByRole('dialog')).toContainText('Can Öztürk')
  await page.locator('[name=musteriAdi]').fill('Gizli Misafir')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible()
  const before = await readDevice(page)
  expect(JSON.stringify(before)).toContain('Elif Demirtaş')
  // The site's own files only: no guest, no amount, no owner's text.
  expect(JSON.stringify(before.caches)).not.toMatch(/9000|9099|json/)

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Admin sign-in' })).toBeVisible()
  await expect(other.getByRole('heading', { name: /^Admin/ })).toBeVisible()
  for (const tab of [page, other])
    await expect(tab.locator('body')).not.toContainText(/Hülya|Öztürk|Gizli/)
  expect(await other.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Gizli|owner/)

  const left = await readDevice(page)
  // The SDK's own mark of a socket that was closed before it had opened, as by signing out early.
  const { 'firebase:previous_websocket_failure': _closedEarly, ...ours } = left.local
  // The time of the last use, which the other tab can write until it is signed out, too.
  const { 'villa.used': _lastUse, ...local } = ours
  expect(local).toEqual({ 'villa.language': 'en' })
  expect(left.session).toEqual({})
  const { 'firebase-heartbeat-database': counted, ...databases } = left.databases
  // The SDK's count of the days on which it was used, without personal data.
  expect(JSON.stringify(counted ?? [])).not.toMatch(/owner|@/)
  expect(databases).toEqual({
    [`villa.known.${owner.uid}`]: [],
    [`villa.unsent.${owner.uid}`]: [],
  })
  expect(left.workers).toEqual(['/admin'])
  const [paths, ...others] = Object.values(left.caches)
  expect(others).toEqual([])
  const listed = readFileSync(`dist${OFFICE_WORKER}`, 'utf8')
  for (const [path, type] of paths ?? []) {
    expect(listed, path).toContain(`\`${path}\``)
    expect(type, path).toMatch(
      /^(text\/(html|css|javascript)|application\/javascript|font\/woff2)$/,
    )
  }
})

/** The whole database without the owner's entry. */
function withoutAdmin(held: Json): Json {
  const root = held as JsonObject & { admins: JsonObject }
  const { [owner.uid]: _struck, ...admins } = root.admins
  return { ...root, admins }
}
