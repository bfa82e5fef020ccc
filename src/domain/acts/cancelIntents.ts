import type { Cancellation } from '#domain/cancelled/cancellation.ts'
import type { CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import type { Intent } from './act.ts'

// Each is the way back of the other, so that neither act can hold its own.

export type Cancelling = {
  base: Reservation
  wanted: null
  cancellation: Cancellation
  date: IsoDate
}
export type Reinstating = { base: CancelledStay; wanted: ReservationDraft }

/** The intent to cancel a stay; `date` is the owner's day, by which what has been paid had come at the latest. */
export function toCancel(
  base: Reservation,
  cancellation: Cancellation,
  date: IsoDate,
): Intent<'cancel', Cancelling> {
  return { verb: 'cancel', base, wanted: null, cancellation, date }
}

/** The intent to bring a cancelled stay back as it was. */
export function toReinstate(base: CancelledStay): Intent<'reinstate', Reinstating> {
  return { verb: 'reinstate', base, wanted: withoutCancellation(base) }
}

/** A cancelled stay as one that is to come. */
export function withoutCancellation(stay: CancelledStay): Reservation {
  const { cancellation: _cancellation, ...rest } = stay
  return rest
}
