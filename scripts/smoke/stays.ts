import { toAdd, toDelete, toEdit } from '#domain/commands/command.ts'
import {
  isDeleted,
  type Reservation,
  type ReservationDraft,
  type Seen,
} from '#domain/reservation.ts'
import { type Change, writesOf } from '#domain/change.ts'
import { purgeWrites } from '#domain/commands/convert.ts'
import { addDays, type IsoDate } from '#domain/date.ts'
import { readRecord } from '#domain/records.ts'
import { nightsOf, type Stay } from '#domain/stay.ts'
import { tryUpdate, type DatabaseClient, read } from '#db/client.ts'
import { makeChange, newKey } from '#db/makeChange.ts'
import { submitChange } from '#db/writer.ts'
import { expectThat, type SmokeContext } from './context.ts'

/** The name by which an owner recognizes the leftovers of an interrupted run. */
const NAME = 'Smoke test'

/**
 * Returns stays far in the future, on other days in each run, because an interrupted one may have
 * left some.
 */
export function createFarStays(today: IsoDate): () => Stay {
  let next = addDays(today, 20_000 + Math.floor(Math.random() * 4_000))
  return () => {
    const checkIn = next
    next = addDays(checkIn, 7)
    return { checkIn, checkOut: addDays(checkIn, 3) }
  }
}

/** A stay with the run's name. */
export function draftOf(stay: Stay, more: Partial<ReservationDraft> = {}): ReservationDraft {
  return {
    stay,
    musteriAdi: NAME,
    kapora: 1,
    kalan: 2,
    toplamUcret: 3,
    notlar: 'npm run smoke',
    ...more,
  }
}

/**
 * The change that adds a stay, which the run removes at its end even if the write should be
 * refused.
 */
export function adding(
  world: SmokeContext,
  wanted: ReservationDraft,
  requests: string[] = [],
): Change {
  const { owner, made } = world
  const change = makeChange(owner.database, toAdd(wanted, requests))
  made.stays.add(change.id)
  for (const night of nightsOf(wanted.stay)) made.nights.add(night)
  if (wanted.guestKey !== undefined) made.pageKeys.add(wanted.guestKey)
  return change
}

/** Adds a stay as the office does. */
export async function addStay(
  world: SmokeContext,
  wanted: ReservationDraft,
  requests: string[] = [],
): Promise<Reservation> {
  const change = adding(world, wanted, requests)
  await submitChange(world.owner, change)
  return { ...wanted, id: change.id, version: 1 }
}

/**
 * The writes of a change without the office's own checks, so that only the rules can refuse them.
 */
export function writesPastChecks(world: SmokeContext, change: Change) {
  return writesOf(change, world.owner.author(), null)
}

/** Tries what the rules have to refuse even to an owner; returns the stay afterwards. */
export async function tryStays(world: SmokeContext): Promise<Reservation | null> {
  const { step, owner, nextStay } = world
  const { database } = owner
  const stay = nextStay()
  const added = await step('An owner adds a stay', () => addStay(world, draftOf(stay)))
  if (!added) return null

  await step('An overlapping stay is refused', async () => {
    const overlapping = { checkIn: addDays(stay.checkIn, 1), checkOut: addDays(stay.checkIn, 4) }
    const writes = writesPastChecks(world, adding(world, draftOf(overlapping)))
    expectThat(!(await tryUpdate(owner, writes)), 'two stays hold the same night')
  })
  const edited = await step('An owner edits the stay', async () => {
    const wanted = { ...added, notlar: 'npm run smoke, edited' }
    await submitChange(owner, makeChange(database, toEdit(added, wanted)))
    return { ...wanted, version: 2 }
  })
  await step('A change from an older version is refused', async () => {
    const stale = makeChange(database, toEdit(added, { ...added, kapora: 9 }))
    const isTaken = await tryUpdate(owner, writesPastChecks(world, stale))
    expectThat(!isTaken, 'one owner overwrites what the other has just changed')
  })
  return edited
}

/** Deletes a stay of the run and removes it for good, with whatever happened to it; one that is not there is left. */
export async function removeStay({ owner }: SmokeContext, id: string): Promise<void> {
  const seen = await readStay(owner, id)
  if (seen && !('stay' in seen && isDeleted(seen)))
    await submitChange(owner, makeChange(owner.database, toDelete(seen)))
  const deleted = await readStay(owner, id)
  if (deleted && 'stay' in deleted && isDeleted(deleted))
    await tryUpdate(owner, purgeWrites(owner.author(), newKey(owner.database), deleted))
}

/** A record as it is stored, `null` where there is none. */
async function readStay(owner: DatabaseClient, id: string): Promise<Seen | null> {
  const [dates, details] = await Promise.all([
    read(owner, `reservations/${id}`),
    read(owner, `reservationDetails/${id}`),
  ])
  if (dates === null && details === null) return null
  const record = readRecord(id, dates, details)
  return 'reservation' in record ? record.reservation : record.unreadable
}
