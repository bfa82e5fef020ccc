import { type Deletion, type Reservation, sortByCheckIn } from '#domain/reservation.ts'
import type { StoredCancellation } from './cancellation.ts'

export type CancelledStay = Reservation & { cancellation: StoredCancellation }

export type DeletedStay = Reservation & { deletion: Deletion }

/** For so many days a deleted stay can be brought back. */
export const DAYS_DELETED = 60

/** Whether a stay is cancelled. */
export function isCancelled(stay: Reservation): stay is CancelledStay {
  return stay.cancellation !== undefined
}

/** Whether a stay has been deleted. */
export function isDeleted(stay: Reservation): stay is DeletedStay {
  return stay.deletion !== undefined
}

/** Stays grouped by their status, each group by check-in. */
export function byStatus(all: readonly Reservation[]) {
  const sorted = sortByCheckIn(all)
  return {
    reservations: sorted.filter((stay) => !isCancelled(stay) && !isDeleted(stay)),
    cancelled: sorted.filter(isCancelled),
    deleted: sorted.filter(isDeleted),
  }
}
