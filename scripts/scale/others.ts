import { EventSource } from 'eventsource'
import type { IsoDate } from '#domain/date.ts'
import { pushId } from '#rtdb-emulator/rtdb/pushId.ts'
import { longSeason } from '#scripts/bench/longSeason.ts'
import { nextClick, nextShown, timeOf } from '#scripts/bench/moments.ts'
import { openScreen } from '#scripts/bench/screens.ts'
import { type Site, store } from '#scripts/bench/site.ts'
import { createRandom } from '#scripts/bench/statistics.ts'
import { OWNER, signIn } from '#scripts/demo.ts'

/** What so many of something cost. */
export type Cost = { count: number; bytes?: number; ms: number }

/** Of a season of one stay, its guest. */
const GUEST = 'Ayşe Yılmaz 0'
const MINUTE_MS = 60_000

/** A stay's form opened, until the stay's history is offered, where its log has so many entries. */
export async function measureHistory(site: Site, count: number, today: IsoDate): Promise<Cost> {
  const { reservations, reservationDetails, nights } = longSeason(1, today)
  const [id = ''] = Object.keys(reservations)
  const random = createRandom(2)
  const log = Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const at = Date.now() - (count - index) * MINUTE_MS
      const entry = {
        at,
        by: OWNER.email,
        verb: 'edit',
        version: index + 1,
        after: { notlar: true },
      }
      return [pushId(at, random), entry]
    }),
  )
  for (const [path, value] of Object.entries({ reservationDetails, nights, reservations }))
    await store(site, path, value)
  await store(site, `log/${id}`, { ...log, last: Object.keys(log).at(-1) })

  const page = await openScreen(site, 'desk')
  let bytes = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => (bytes += Buffer.byteLength(payload))),
  )
  await signIn(page)
  const edit = page.getByRole('row', { name: GUEST }).getByRole('button', { name: 'Düzenle' })
  await edit.waitFor()
  await page.waitForTimeout(2_000)
  const before = bytes
  const [clicked, shown] = [await nextClick(page), await nextShown(page, 'details > ol')]
  await edit.click()
  const ms = (await timeOf(shown)) - (await timeOf(clicked))
  await page.context().close()
  return { count, bytes: bytes - before, ms }
}

/** A change, until the last of so many open calendars has heard of it. */
export async function measureVisitors(site: Site, count: number): Promise<Cost> {
  const url = `${site.backend.databaseUrl}/reservations.json`
  const visitors = Array.from({ length: count }, () => listen(url))
  await Promise.all(visitors.map(({ begun }) => begun))
  const started = performance.now()
  await store(site, `reservations/-visitors${count}`, {
    girisTarihi: '01.02.2040',
    cikisTarihi: '03.02.2040',
  })
  await Promise.all(visitors.map(({ heard }) => heard))
  const ms = performance.now() - started
  for (const { close } of visitors) close()
  return { count, ms }
}

function listen(url: string): {
  begun: Promise<unknown>
  heard: Promise<unknown>
  close: () => void
} {
  const source = new EventSource(url)
  const puts: (() => void)[] = []
  const [begun, heard] = [0, 1].map(
    (index) => new Promise<void>((resolve) => (puts[index] = resolve)),
  )
  source.addEventListener('put', () => puts.shift()?.())
  return {
    begun: Promise.resolve(begun),
    heard: Promise.resolve(heard),
    close: () => source.close(),
  }
}
