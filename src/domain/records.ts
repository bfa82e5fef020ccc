import { type OlderRecord, readOlder } from './olderRecord.ts'
import {
  readDetails,
  readReservation,
  type Reservation,
  type UnreadableRecord,
} from './reservation.ts'
import { readStay } from './storedStay.ts'

/** `older` is set for a record to be moved out of the public half, valid or not. */
export type ReadRecord = ({ reservation: Reservation } | { unreadable: UnreadableRecord }) & {
  older: OlderRecord | null
}

/** Parses a record in the current or the older layout. */
export function readRecord(id: string, dates: unknown, details: unknown): ReadRecord {
  const read = readReservation(id, dates, details)
  // Only for invalid records, because parsing ten thousand twice is slow.
  const older = 'unreadable' in read && 'wrong' in readDetails(details) ? readOlder(dates) : null
  if ('reservation' in read || !older) return { ...read, older }
  const stay = readStay(dates)
  return 'stay' in stay
    ? {
        reservation: { id, version: 0, stay: stay.stay, ...older.details },
        older,
      }
    : { unreadable: { ...read.unreadable, ...stay }, older }
}

/** The children of a stored collection by id; empty if nothing is stored. */
export function entriesOf(collection: unknown): [id: string, value: unknown][] {
  return typeof collection === 'object' && collection !== null ? Object.entries(collection) : []
}
