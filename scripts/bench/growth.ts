import { today } from '#scripts/demo.ts'
import { blockedDays } from '#domain/availability.ts'
import { parseDate } from '#domain/date.ts'
import { readStay } from '#domain/storedStay.ts'
import type { Memory } from './backend.ts'
import type { Figure } from './figure.ts'
import { measureLongCalendar } from './growthCalendar.ts'
import { measureLongDashboard } from './growthDashboard.ts'
import { type LongSeason, longSeason, storeSeason } from './longSeason.ts'
import type { Site } from './site.ts'
import { median } from './statistics.ts'

const COUNT = 10_000
const RUNS = 20
const BLOCKED_DAYS_BUDGET_MS = 10

/** What the site does with ten thousand reservations: the domain's work, the public calendar, the dashboard, the backend's memory. */
export async function measureGrowth(site: Site): Promise<Figure[]> {
  const day = parseDate(today())
  if (!day) throw new Error('Today is no day.')
  const season = longSeason(COUNT, day)

  const before = await site.backend.memory()
  await storeSeason(site.backend, season)
  const calendar = await measureLongCalendar(site)
  const dashboard = await measureLongDashboard(site)
  const after = await site.backend.memory()
  return [
    ...measureDomain(season),
    ...calendar,
    ...dashboard,
    memoryFigure('backend’s memory, sample data', before),
    memoryFigure('backend’s memory, 10,000', after),
  ]
}

function measureDomain({ stays, reservations }: LongSeason): Figure[] {
  const stored = Object.values(reservations)
  // In the order of booking, as the database sends them.
  const arriving = stored.flatMap((record) => {
    const read = readStay(record)
    return 'stay' in read ? [read.stay] : []
  })
  if (arriving.length !== stays.length) throw new Error('The long season cannot be read.')
  return [
    {
      what: 'blocked days computed',
      value: medianTime(() => blockedDays(arriving)),
      unit: 'ms',
      budget: BLOCKED_DAYS_BUDGET_MS,
      note: `median of ${RUNS}`,
    },
    {
      what: 'stored records read and checked',
      value: medianTime(() => stored.map(readStay)),
      unit: 'ms',
      note: `median of ${RUNS}`,
    },
  ]
}

function medianTime(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return median(times)
}

function memoryFigure(what: string, { rss, heapUsed }: Memory): Figure {
  return { what, value: rss, unit: 'memory', note: `heap ${(heapUsed / 1_000_000).toFixed(1)} MB` }
}
