import { bytesOf, watchDownloads } from './downloads.ts'
import type { Figure } from './figure.ts'
import { nextShown, timeOf } from './moments.ts'
import { bookedTile, goToCalendar, openScreen } from './screens.ts'
import type { Site } from './site.ts'
import { median, repeat } from './statistics.ts'

const RUNS = 5

/** How soon a guest's calendar shows what is booked, and the bytes that takes. */
export async function measureCalendar(site: Site): Promise<Figure[]> {
  const openings = await repeat(RUNS, () => openCalendar(site))
  const note = `median of ${RUNS}`
  return [
    {
      what: 'calendar asked for to booked days shown',
      value: median(openings.map(({ took }) => took)),
      unit: 'ms',
      note,
    },
    {
      what: 'data for the calendar',
      value: median(openings.map(({ bytes }) => bytes)),
      unit: 'bytes',
      note,
    },
  ]
}

async function openCalendar(site: Site) {
  const page = await openScreen(site, 'phone')
  const downloads = await watchDownloads(page)
  await page.goto('/')
  await downloads.quiet()
  const shown = await nextShown(page, bookedTile())
  const asked = await page.evaluate(() => performance.timeOrigin + performance.now())
  await goToCalendar(page)
  const took = (await timeOf(shown)) - asked
  await downloads.quiet()
  const bytes = bytesOf(downloads.list(), 'data')
  await page.context().close()
  return { took, bytes }
}
