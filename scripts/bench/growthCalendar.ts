import { watchDatabaseTraffic } from './databaseTraffic.ts'
import type { Figure } from './figure.ts'
import { firstShown, watchFirst } from './moments.ts'
import { bookedTile, goToCalendar, openScreen } from './screens.ts'
import type { Site } from './site.ts'
import { median, repeat } from './statistics.ts'

const RUNS = 5

/** How soon a visitor's calendar shows the stored bookings, and the bytes that takes. */
export async function measureLongCalendar(site: Site): Promise<Figure[]> {
  const openings = await repeat(RUNS, () => openCalendar(site))
  const seen = openings.filter((opening) => opening !== null)
  const [first] = seen
  const how = first ? `by ${first.transport}` : 'the page’s connection was not seen'
  return [
    {
      what: 'connection opened to booked days shown',
      value: first ? median(seen.map(({ took }) => took)) : null,
      unit: 'ms',
      note: `${how}, median of ${RUNS}`,
    },
    { what: 'data for the calendar', value: first?.bytes ?? null, unit: 'bytes', note: how },
  ]
}

async function openCalendar(site: Site) {
  const page = await openScreen(site, 'phone')
  const readTraffic = await watchDatabaseTraffic(page, site.backend.databaseUrl)
  await watchFirst(page, bookedTile())
  await page.goto('/')
  await goToCalendar(page)
  const { at } = await firstShown(page)
  const traffic = readTraffic()
  await page.context().close()
  return traffic && { ...traffic, took: at - traffic.openedAt }
}
