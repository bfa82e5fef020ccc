import type { Cancellation } from '#domain/cancelled/cancellation.ts'
import type { CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import type { Intent } from './act.ts'

// Each undoes the other, so neither operation can contain its own.

export type Cancelling = {
  base: Reservation
  wanted: null
  cancellation: Cancellation
  date: IsoDate
}
export type Reinstating = { base: CancelledStay; wanted: ReservationDraft }

/**
 * The command that cancels a stay; `date` is the owner's day, the latest date of earlier payments.
 */
export function toCancel(
  base: Reservation,
  cancellation: Cancellation,
  date: IsoDate,
): Intent<'cancel', Cancelling> {
  return { verb: 'cancel', base, wanted: null, cancellation, date }
}

/** The command that restores a cancelled stay. */
export function toReinstate(base: CancelledStay): Intent<'reinstate', Reinstating> {
  return { verb: 'reinstate', base, wanted: withoutCancellation(base) }
}

/** A cancelled stay as an active one. */
export function withoutCancellation(stay: CancelledStay): Reservation {
  const { cancellation: _cancellation, ...rest } = stay
  return rest
}
