import { get, push, ref, update } from 'firebase/database'
import { toStoredDate } from '#domain/date.ts'
import {
  type Reservation,
  type ReservationDraft,
  sortByCheckIn,
  type UnreadableRecord,
} from '#domain/reservation.ts'
import { nightsOf } from '#domain/stay.ts'
import { database, followValue, type Unsubscribe } from './database.ts'
import { type Failure, failureOf, NightTaken } from './errors.ts'
import { entriesOf, readReservation, readStay } from './records.ts'

/** Everything stored about stays, as owners see it. */
export type Season = {
  /** By check-in, earliest first. */
  reservations: Reservation[]
  unreadable: UnreadableRecord[]
  /** Ids of records in the layout of the site before this one, to be moved. */
  older: string[]
}

type Writes = Record<string, unknown>

// Both halves of a save arrive as two messages; the pause lets them meet, so that no record shows half.
const MEETING_MS = 20

/** Follows the owners' records: both halves put together, sorted; needs an owner. */
export function followReservations(
  onSeason: (season: Season) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const halves = new Map<string, unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = (path: string) =>
    followValue(
      path,
      (value) => {
        halves.set(path, value)
        clearTimeout(timer)
        if (halves.size === 2) timer = setTimeout(() => onSeason(readSeason(halves)), MEETING_MS)
      },
      onFailure,
    )
  const unsubscribes = [follow('reservations'), follow('reservationDetails')]
  return () => {
    clearTimeout(timer)
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

/** A fresh id, made without asking the database. */
export function newReservationId(): string {
  const { key } = push(ref(database, 'reservations'))
  if (key === null) throw new Error('The root has no key')
  return key
}

/**
 * Saves both halves and the nights of a stay at once, all or nothing; `previous` is what stands now, or `null` for a new one.
 * Rejects with `NightTaken` when another stay holds one of the nights, else with a `Failure`; stays pending while offline.
 */
export async function saveReservation(
  reservation: Reservation,
  previous: Reservation | null,
): Promise<void> {
  const { id, stay } = reservation
  const writes: Writes = {
    ...nightWrites(previous?.stay, null),
    ...nightWrites(stay, id),
    [`reservations/${id}`]: {
      girisTarihi: toStoredDate(stay.checkIn),
      cikisTarihi: toStoredDate(stay.checkOut),
    },
    [`reservationDetails/${id}`]: detailsOf(reservation),
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

/** Removes a stay with both halves and its nights; rejects with a `Failure`. */
export async function removeReservation({ id, stay }: Reservation): Promise<void> {
  await removeRecord(id, nightWrites(stay, null))
}

/** Removes a record that cannot be read; it holds no nights. */
export async function removeUnreadable(id: string): Promise<void> {
  await removeRecord(id, {})
}

/** What moving the older records came to: the guests moved, and those whose nights another stay holds. */
export type MoveReport = { moved: Reservation[]; overlapping: Reservation[] }

/**
 * Moves records of the older layout into this one, their dates untouched; a night that is taken stays with its holder.
 * Idempotent: a moved record is older no more.
 */
export async function moveOlderRecords(season: Season): Promise<MoveReport> {
  const report: MoveReport = { moved: [], overlapping: [] }
  for (const reservation of season.reservations) {
    if (!season.older.includes(reservation.id)) continue
    const holders = await holdersOf(reservation)
    const free = nightsOf(reservation.stay).filter((night) => !holders.has(night))
    await move(reservation, free)
    report.moved.push(reservation)
    if (holders.size > 0) report.overlapping.push(reservation)
  }
  return report
}

async function move(reservation: Reservation, nights: readonly string[]): Promise<void> {
  const { id } = reservation
  const stored: unknown = (await get(ref(database, `reservations/${id}`))).val()
  const dates = Object.fromEntries(
    entriesOf(stored).filter(([key]) => key === 'girisTarihi' || key === 'cikisTarihi'),
  )
  await write({
    [`reservations/${id}`]: dates,
    [`reservationDetails/${id}`]: detailsOf(reservation),
    ...Object.fromEntries(nights.map((night) => [`nights/${night}`, id])),
  })
}

async function removeRecord(id: string, nights: Writes): Promise<void> {
  const halves = { [`reservations/${id}`]: null, [`reservationDetails/${id}`]: null }
  await write({ ...halves, ...nights })
}

/** Writes several paths at once, all or none; rejects with a `Failure`. */
async function write(writes: Writes): Promise<void> {
  await update(ref(database), writes).catch((error: unknown) => {
    throw failureOf(error)
  })
}

/** Frees wanted nights whose holder does not stay then (two owners moved one stay at once); throws `NightTaken` for a night truly held. */
async function releaseStrayNights(wanted: Reservation): Promise<void> {
  const stray: Writes = {}
  for (const [night, holder] of await holdersOf(wanted)) {
    const stored: unknown = (await get(ref(database, `reservations/${holder}`))).val()
    const read = readStay(stored)
    const stays = 'stay' in read && read.stay.checkIn <= night && night < read.stay.checkOut
    if (stays) throw new NightTaken(night, holder)
    stray[`nights/${night}`] = null
  }
  if (Object.keys(stray).length > 0) await write(stray)
}

async function holdersOf({ id, stay }: Reservation): Promise<Map<string, string>> {
  const nights = nightsOf(stay)
  const snapshots = await Promise.all(nights.map((night) => get(ref(database, `nights/${night}`))))
  const holders = new Map<string, string>()
  snapshots.forEach((snapshot, index) => {
    const holder: unknown = snapshot.val()
    const night = nights[index]
    if (night && typeof holder === 'string' && holder !== id) holders.set(night, holder)
  })
  return holders
}

function readSeason(halves: ReadonlyMap<string, unknown>): Season {
  const details = new Map(entriesOf(halves.get('reservationDetails')))
  const dates = new Map(entriesOf(halves.get('reservations')))
  const season: Season = { reservations: [], unreadable: [], older: [] }
  for (const id of new Set([...dates.keys(), ...details.keys()])) {
    const read = readReservation(id, dates.get(id), details.get(id))
    if ('unreadable' in read) season.unreadable.push(read.unreadable)
    else {
      season.reservations.push(read.reservation)
      if (read.older) season.older.push(id)
    }
  }
  return { ...season, reservations: sortByCheckIn(season.reservations) }
}

function detailsOf({ musteriAdi, kapora, kalan, toplamUcret, notlar }: ReservationDraft) {
  return { musteriAdi, kapora, kalan, toplamUcret, notlar }
}

function nightWrites(stay: Reservation['stay'] | undefined, holder: string | null): Writes {
  return Object.fromEntries(stay ? nightsOf(stay).map((night) => [`nights/${night}`, holder]) : [])
}
