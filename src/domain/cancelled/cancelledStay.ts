import * as v from 'valibot'
import { readFields, valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { readReservation, type Reservation, sortByCheckIn } from '#domain/reservation.ts'
import { cancellationFields, type StoredCancellation } from './cancellation.ts'

/** A cancelled stay, without nights but with its history and payments. */
export type CancelledStay = Reservation & { cancellation: StoredCancellation }

const signed = v.object({ by: v.string(), at: v.number() })

/** Parses a stored cancellation; `null` if invalid. */
export function readCancellation(stored: unknown): StoredCancellation | null {
  const fields = readFields(cancellationFields, stored)
  const signature = v.safeParse(signed, stored)
  return 'values' in fields && signature.success ? { ...fields.values, ...signature.output } : null
}

/** Parses `/cancelled/{id}`; `null` if invalid. */
export function readCancelled(id: string, stored: unknown): CancelledStay | null {
  const read = readReservation(id, valueOf(stored, 'dates'), valueOf(stored, 'details'))
  const cancellation = readCancellation(stored)
  return 'reservation' in read && cancellation ? { ...read.reservation, cancellation } : null
}

/** Parses `/cancelled`, by check-in; the doctor reports invalid ones. */
export function readAllCancelled(stored: unknown): CancelledStay[] {
  return sortByCheckIn(entriesOf(stored).flatMap(([id, each]) => readCancelled(id, each) ?? []))
}

/** Whether a stay is cancelled. */
export function isCancelled(stay: Reservation): stay is CancelledStay {
  return stay.cancellation !== undefined
}

/** The cancelled stays that are not among the others. */
export function cancelledBeside(
  cancelled: readonly CancelledStay[],
  reservations: readonly Reservation[],
): readonly CancelledStay[] {
  if (cancelled.length === 0) return cancelled
  const standing = new Set(reservations.map(({ id }) => id))
  return cancelled.filter(({ id }) => !standing.has(id))
}
