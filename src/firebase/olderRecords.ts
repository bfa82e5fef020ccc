import { get, ref } from 'firebase/database'
import { nightsOf } from '#domain/stay.ts'
import { readStay } from '#domain/storedStay.ts'
import { database } from './database.ts'
import { readOlder } from './records.ts'
import { holdersOf, write } from './reservations.ts'
import type { Guest } from './season.ts'

/** What moving came to: the guests moved, those of them whose nights another stay holds, and those that could not be moved. */
export type MoveReport = { moved: Guest[]; overlapping: Guest[]; failed: Guest[] }

/**
 * Moves records of the older layout into this one, their dates untouched; a night that is taken stays with its holder.
 * Never rejects; a record that is older no more (another owner's page has moved it) is passed over.
 */
export async function moveOlderRecords(older: readonly Guest[]): Promise<MoveReport> {
  const report: MoveReport = { moved: [], overlapping: [], failed: [] }
  for (const guest of older) {
    const outcome = await move(guest.id).catch(() => 'failed' as const)
    if (outcome === 'failed') report.failed.push(guest)
    if (outcome === 'moved' || outcome === 'overlapping') report.moved.push(guest)
    if (outcome === 'overlapping') report.overlapping.push(guest)
  }
  return report
}

// From the record as it stands now, for it may have changed since it was listed.
async function move(id: string): Promise<'moved' | 'overlapping' | 'gone'> {
  const stored: unknown = (await get(ref(database, `reservations/${id}`))).val()
  const older = readOlder(stored)
  if (!older) return 'gone'

  const read = readStay(older.dates)
  const nights = 'stay' in read ? nightsOf(read.stay) : []
  const holders = 'stay' in read ? await holdersOf(id, read.stay) : new Map<string, string>()
  const free = nights.filter((night) => !holders.has(night))
  await write({
    [`reservations/${id}`]: older.dates,
    [`reservationDetails/${id}`]: older.details,
    ...Object.fromEntries(free.map((night) => [`nights/${night}`, id])),
  })
  return holders.size > 0 ? 'overlapping' : 'moved'
}
