import { blockedDays } from '#domain/availability.ts'
import { parseDate } from '#domain/date.ts'
import { readLedger } from '#domain/payments/ledger.ts'
import { readStay } from '#domain/storedStay.ts'
import { today } from '#scripts/demo.ts'
import type { Figure } from './figure.ts'
import { measureCalendar } from './growthCalendar.ts'
import { measureRooms } from './growthRooms.ts'
import { measureSignIn } from './growthSignIn.ts'
import { longSeason } from './longSeason.ts'
import { manyRequests, REQUEST_EVERY_MS } from './manyRequests.ts'
import { type Site, store } from './site.ts'
import { median, repeat } from './statistics.ts'

const STAYS = 1_500
const REQUESTS = 150
const ANSWERED = 750
const RUNS = 20
const BLOCKED_DAYS_BUDGET_MS = 10

/** What the site does with 1,500 stays, twice as many payments, 150 requests and 750 answered before: the domain's work, a guest's calendar, the office's rooms. */
export async function measureGrowth(site: Site): Promise<Figure[]> {
  const day = parseDate(today())
  if (!day) throw new Error('Today is no day.')
  const { reservations, reservationDetails, nights, payments } = longSeason(STAYS, day)
  await store(site, 'reservationDetails', reservationDetails)
  await store(site, 'nights', nights)
  await store(site, 'payments', payments)
  await store(site, 'reservations', reservations)
  const now = Date.now()
  await store(site, 'requests', {
    ...manyRequests(REQUESTS, day, now),
    ...manyRequests(ANSWERED, day, now - REQUESTS * REQUEST_EVERY_MS, ['declined']),
  })
  return [
    ...(await measureDomain(Object.values(reservations), payments)),
    ...(await measureCalendar(site)),
    ...(await measureSignIn(site)),
    ...(await measureRooms(site, Object.keys(reservations).at(-1) ?? '')),
  ]
}

/** The records in the order of booking, as the database sends them, and what was paid of them. */
async function measureDomain(records: readonly unknown[], payments: unknown): Promise<Figure[]> {
  const stays = records.map(readStay).flatMap((read) => ('stay' in read ? [read.stay] : []))
  if (stays.length !== records.length) throw new Error('The long season cannot be read.')
  return [
    {
      what: 'blocked days computed',
      value: await medianOf(() => blockedDays(stays)),
      unit: 'ms',
      budget: BLOCKED_DAYS_BUDGET_MS,
      note: `median of ${RUNS}`,
    },
    {
      what: 'payments read',
      value: await medianOf(() => readLedger(payments)),
      unit: 'ms',
      note: `median of ${RUNS}`,
    },
  ]
}

async function medianOf(work: () => unknown): Promise<number> {
  const times = await repeat(RUNS, async () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return median(times)
}
