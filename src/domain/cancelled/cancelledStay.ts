import * as v from 'valibot'
import { readFields, valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { readReservation, type Reservation, sortByCheckIn } from '#domain/reservation.ts'
import { cancellationFields, type StoredCancellation } from './cancellation.ts'

/** A stay that was cancelled: it holds no nights, and keeps its story and its payments. */
export type CancelledStay = Reservation & { cancellation: StoredCancellation }

const signed = v.object({ by: v.string(), at: v.number() })

/** Reads what is stored of how a stay was cancelled; `null` for what is none. */
export function readCancellation(stored: unknown): StoredCancellation | null {
  const fields = readFields(cancellationFields, stored)
  const signature = v.safeParse(signed, stored)
  return 'values' in fields && signature.success ? { ...fields.values, ...signature.output } : null
}

/** Reads what is stored under `/cancelled/{id}`; `null` for what is no cancelled stay. */
export function readCancelled(id: string, stored: unknown): CancelledStay | null {
  const read = readReservation(id, valueOf(stored, 'dates'), valueOf(stored, 'details'))
  const cancellation = readCancellation(stored)
  return 'reservation' in read && cancellation ? { ...read.reservation, cancellation } : null
}

/** Reads all that is stored under `/cancelled`, by check-in; what cannot be read is told by the doctor. */
export function readAllCancelled(stored: unknown): CancelledStay[] {
  return sortByCheckIn(entriesOf(stored).flatMap(([id, each]) => readCancelled(id, each) ?? []))
}

/** Whether a stay has been cancelled. */
export function isCancelled(stay: Reservation): stay is CancelledStay {
  return stay.cancellation !== undefined
}

/** Those of the cancelled stays that are not among the others already. */
export function cancelledBeside(
  cancelled: readonly CancelledStay[],
  reservations: readonly Reservation[],
): readonly CancelledStay[] {
  if (cancelled.length === 0) return cancelled
  const standing = new Set(reservations.map(({ id }) => id))
  return cancelled.filter(({ id }) => !standing.has(id))
}
