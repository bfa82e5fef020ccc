import type { Page } from '@playwright/test'
import type { IsoDate } from '#domain/date.ts'
import { bytesOf, watchDownloads } from '#scripts/bench/downloads.ts'
import { longSeason } from '#scripts/bench/longSeason.ts'
import { nextClick, nextShown, timeOf } from '#scripts/bench/moments.ts'
import { bookedTile, FIRST_ROW, goToCalendar, openScreen } from '#scripts/bench/screens.ts'
import { type Site, store } from '#scripts/bench/site.ts'
import { openRoom, OWNER } from '#scripts/demo.ts'

/** What a size costs at one place: bytes that the database sends, milliseconds until something is to be seen, bytes of memory then. */
export type Point = { place: string; stays: number; bytes?: number; ms?: number; memory?: number }

const ROOMS = [
  { name: 'Bugün', shown: 'main section[aria-label]' },
  { name: 'Talepler', shown: 'main article, main p' },
  { name: 'Takvim', shown: 'main [data-day]' },
  { name: 'Fiyatlar', shown: 'main input[name=cleaningFee]' },
  { name: 'Araçlar', shown: 'main input[type=file]' },
] as const

const PIECE = 5_000
const PATIENCE_MS = 120_000

/** Stores a season of so many stays past the rules, in pieces that one request can carry. */
export async function fill(site: Site, stays: number, today: IsoDate): Promise<void> {
  const { reservations, reservationDetails, nights, payments } = longSeason(stays, today)
  for (const [path, values] of Object.entries({
    reservationDetails,
    nights,
    payments,
    reservations,
  })) {
    await store(site, path, null)
    const entries = Object.entries(values)
    for (let from = 0; from < entries.length; from += PIECE)
      await add(site, path, Object.fromEntries(entries.slice(from, from + PIECE)))
  }
}

async function add({ backend }: Site, path: string, values: object): Promise<void> {
  const response = await fetch(`${backend.databaseUrl}/${path}.json?print=silent`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify(values),
  })
  if (!response.ok) throw new Error(`/${path}: ${response.status}`)
}

/** A guest's page: the calendar, from being asked for to its booked days. */
export async function measureGuest(site: Site, stays: number): Promise<Point> {
  const page = await openScreen(site, 'phone')
  page.setDefaultTimeout(PATIENCE_MS)
  const downloads = await watchDownloads(page)
  await page.goto('/')
  await downloads.quiet()
  const shown = await nextShown(page, bookedTile())
  const asked = await page.evaluate(() => performance.timeOrigin + performance.now())
  await goToCalendar(page)
  const ms = (await timeOf(shown)) - asked
  await downloads.quiet()
  const point = { bytes: bytesOf(downloads.list(), 'data'), ms, memory: await heapOf(page) }
  await page.context().close()
  return { place: 'guest’s calendar', stays, ...point }
}

/** The office on a device of no memory: the sign-in to the first rows, and each room entered from that. */
export async function measureOffice(site: Site, stays: number): Promise<Point[]> {
  const page = await openScreen(site, 'desk')
  page.setDefaultTimeout(PATIENCE_MS)
  const line = { bytes: 0 }
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (line.bytes += Buffer.byteLength(payload))),
  )
  await page.goto('/admin')
  await page.getByLabel('E-posta').fill(OWNER.email)
  await page.getByLabel('Şifre', { exact: true }).fill(OWNER.password)
  const [clicked, shown] = [await nextClick(page), await nextShown(page, FIRST_ROW)]
  await page.getByRole('button', { name: 'Giriş Yap' }).click()
  const ms = (await timeOf(shown)) - (await timeOf(clicked))
  await page.waitForTimeout(5_000)
  const points: Point[] = [
    { place: 'sign-in', stays, ms, bytes: line.bytes, memory: await heapOf(page) },
  ]
  for (const { name, shown: wanted } of ROOMS) {
    await openRoom(page, name === 'Fiyatlar' ? 'Araçlar' : 'Fiyatlar')
    await page.waitForTimeout(500)
    const before = line.bytes
    const [asked, there] = [await nextClick(page), await nextShown(page, wanted)]
    await page.getByRole('navigation').getByRole('link', { name }).click()
    const took = (await timeOf(there)) - (await timeOf(asked))
    await page.waitForTimeout(500)
    points.push({
      place: name,
      stays,
      ms: took,
      bytes: line.bytes - before,
      memory: await heapOf(page),
    })
  }
  await page.context().close()
  return points
}

/** What a guest's visit takes from the hosting: the page read to its end, with the film and without. */
export async function measureVisit(site: Site): Promise<{ page: number; film: number }> {
  const page = await openScreen(site, 'phone')
  const downloads = await watchDownloads(page)
  await page.goto('/')
  await downloads.quiet()
  for (const section of ['#galeri', '#bilgi', '#rezervasyon', '#iletisim']) {
    await page.evaluate((id) => document.querySelector(id)?.scrollIntoView(), section)
    await downloads.quiet()
  }
  const all = downloads.list()
  const film = bytesOf(all, 'film')
  await page.context().close()
  return { page: bytesOf(all) - film - bytesOf(all, 'data'), film }
}

async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  await devtools.detach()
  return usedSize
}
