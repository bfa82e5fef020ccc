import { get, push, ref, update } from 'firebase/database'
import type { IsoDate } from '#domain/date.ts'
import { type Reservation, writeReservation } from '#domain/reservation.ts'
import { nightsOf, type Stay } from '#domain/stay.ts'
import { readStay } from '#domain/storedStay.ts'
import { database } from './database.ts'
import { NightTaken } from '#domain/failure.ts'
import { failureOf } from './errors.ts'
import { withSession } from './session.ts'

type Writes = Record<string, unknown>

/** A fresh id, made without asking the database. */
export function newReservationId(): string {
  const { key } = push(ref(database, 'reservations'))
  if (key === null) throw new Error('The root has no key')
  return key
}

/**
 * Saves both halves and the nights of a stay at once, all or nothing; `previous` is what stands now, or `null` for a new one,
 * `season` all stays as last heard. Rejects with `NightTaken` when another stay holds one of the nights, else with a `Failure`; stays pending while offline.
 */
export async function saveReservation(
  reservation: Reservation,
  previous: Reservation | null,
  season: readonly Reservation[],
): Promise<void> {
  const { id, stay } = reservation
  const { dates, details } = writeReservation(reservation)
  const writes: Writes = {
    ...(previous ? freedNights(previous, season) : {}),
    ...Object.fromEntries(nightsOf(stay).map((night) => [`nights/${night}`, id])),
    [`reservations/${id}`]: dates,
    [`reservationDetails/${id}`]: details,
  }
  try {
    await write(writes)
  } catch (error) {
    if (failureOf(error).reason !== 'permission') throw error
    await releaseStrayNights(reservation).catch((cause: unknown) => {
      throw failureOf(cause)
    })
    await write(writes)
  }
}

/** Removes a stay with both halves and its nights, `season` being all stays as last heard; rejects with a `Failure`. */
export async function removeReservation(
  reservation: Reservation,
  season: readonly Reservation[],
): Promise<void> {
  await removeRecord(reservation.id, freedNights(reservation, season))
}

/** Removes a record that cannot be read; it holds no nights. */
export async function removeUnreadable(id: string): Promise<void> {
  await removeRecord(id, {})
}

async function removeRecord(id: string, nights: Writes): Promise<void> {
  const halves = { [`reservations/${id}`]: null, [`reservationDetails/${id}`]: null }
  await write({ ...halves, ...nights })
}

/** Writes several paths at once, all or none; rejects with a `Failure`. */
export async function write(writes: Writes): Promise<void> {
  await withSession(() => update(ref(database), writes))
}

/** Frees wanted nights whose holder does not stay then (two owners moved one stay at once); throws `NightTaken` for a night truly held. */
async function releaseStrayNights(wanted: Reservation): Promise<void> {
  const stray: Writes = {}
  for (const [night, holder] of await holdersOf(wanted.id, wanted.stay)) {
    const stored: unknown = (await get(ref(database, `reservations/${holder}`))).val()
    const read = readStay(stored)
    if ('stay' in read && holds(read.stay, night)) throw new NightTaken(night, holder)
    stray[`nights/${night}`] = null
  }
  if (Object.keys(stray).length > 0) await write(stray)
}

/** Which nights of a stay are held by others than `id`, and by whom. */
export async function holdersOf(id: string, stay: Stay): Promise<Map<IsoDate, string>> {
  const nights = nightsOf(stay)
  const snapshots = await Promise.all(nights.map((night) => get(ref(database, `nights/${night}`))))
  const holders = new Map<IsoDate, string>()
  snapshots.forEach((snapshot, index) => {
    const holder: unknown = snapshot.val()
    const night = nights[index]
    if (night && typeof holder === 'string' && holder !== id) holders.set(night, holder)
  })
  return holders
}

/**
 * Frees the nights of a stay, save those another covers, too (older records may overlap): such a night may be that one's.
 * The list last heard tells, not a question, which nothing would answer while the line is cut.
 */
function freedNights({ id, stay }: Reservation, season: readonly Reservation[]): Writes {
  const others = season.filter((other) => other.id !== id)
  const nights = nightsOf(stay).filter((night) => !others.some((other) => holds(other.stay, night)))
  return Object.fromEntries(nights.map((night) => [`nights/${night}`, null]))
}

function holds({ checkIn, checkOut }: Stay, night: IsoDate): boolean {
  return checkIn <= night && night < checkOut
}
