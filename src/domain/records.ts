import { type OlderRecord, readOlder } from './olderRecord.ts'
import {
  readDetails,
  readReservation,
  type Reservation,
  type UnreadableRecord,
} from './reservation.ts'
import { readStay } from './storedStay.ts'

/** A whole record read, or why it cannot be; `older` is what is to be moved out of the public half, readable or not. */
export type ReadRecord = ({ reservation: Reservation } | { unreadable: UnreadableRecord }) & {
  older: OlderRecord | null
}

/** Reads a record in this layout or the older one. */
export function readRecord(id: string, dates: unknown, details: unknown): ReadRecord {
  const read = readReservation(id, dates, details)
  // Asked of few: a record whose halves are read is in this layout, and ten thousand need not be read twice.
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

/** The child values of a stored collection by id; nothing stored is an empty one. */
export function entriesOf(collection: unknown): [id: string, value: unknown][] {
  return typeof collection === 'object' && collection !== null ? Object.entries(collection) : []
}
