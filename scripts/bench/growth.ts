import { blockedDays } from '#domain/availability.ts'
import { parseDate } from '#domain/date.ts'
import { readStay } from '#domain/storedStay.ts'
import { today } from '#scripts/demo.ts'
import type { Figure } from './figure.ts'
import { measureCalendar } from './growthCalendar.ts'
import { measureRooms } from './growthRooms.ts'
import { longSeason } from './longSeason.ts'
import { manyRequests } from './manyRequests.ts'
import { type Site, store } from './site.ts'
import { median, repeat } from './statistics.ts'

const STAYS = 10_000
const REQUESTS = 1_000
const RUNS = 20
const BLOCKED_DAYS_BUDGET_MS = 10

/** What the site does with ten thousand stays and a thousand requests: the domain's work, a guest's calendar, the office's rooms. */
export async function measureGrowth(site: Site): Promise<Figure[]> {
  const day = parseDate(today())
  if (!day) throw new Error('Today is no day.')
  const { reservations, reservationDetails, nights } = longSeason(STAYS, day)
  await store(site, 'reservationDetails', reservationDetails)
  await store(site, 'nights', nights)
  await store(site, 'reservations', reservations)
  await store(site, 'requests', manyRequests(REQUESTS, day, Date.now()))
  return [
    ...(await measureDomain(Object.values(reservations))),
    ...(await measureCalendar(site)),
    ...(await measureRooms(site)),
  ]
}

/** The records in the order of booking, as the database sends them. */
async function measureDomain(records: readonly unknown[]): Promise<Figure[]> {
  const stays = records.map(readStay).flatMap((read) => ('stay' in read ? [read.stay] : []))
  if (stays.length !== records.length) throw new Error('The long season cannot be read.')
  const times = await repeat(RUNS, async () => {
    const started = performance.now()
    blockedDays(stays)
    return performance.now() - started
  })
  return [
    {
      what: 'blocked days computed',
      value: median(times),
      unit: 'ms',
      budget: BLOCKED_DAYS_BUDGET_MS,
      note: `median of ${RUNS}`,
    },
  ]
}
