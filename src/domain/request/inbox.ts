import type { IsoDate } from '#domain/date.ts'
import type { StoredRequest } from './request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { overlaps, type StayDates } from '#domain/stay/stayDates.ts'

/** The stays, and the other open requests, that share nights with a request. */
export type Rivals = {
  stays: readonly Reservation[]
  requests: readonly StoredRequest[]
}

/** The rivals of an open request among all that are read; `null` without any. */
export function rivalsOf(
  request: StoredRequest,
  requests: readonly StoredRequest[],
  reservations: readonly Reservation[],
): Rivals | null {
  if (!isOpen(request)) return null
  const shares = ({ dates }: { dates: StayDates }) => overlaps(request.dates, dates)
  const rivals = {
    stays: reservations.filter((stay) => shares(stay) && stay.request !== request.id),
    requests: requests.filter((other) => other.id !== request.id && isOpen(other) && shares(other)),
  }
  return rivals.stays.length + rivals.requests.length > 0 ? rivals : null
}

/** Whether a request is neither accepted nor declined. */
export function isOpen({ status }: StoredRequest): boolean {
  return status === 'new' || status === 'held'
}

/** Whether a request needs an owner on a day: unanswered, or held until an earlier day. */
export function isWaiting({ status, heldUntil }: StoredRequest, today: IsoDate): boolean {
  return status === 'new' || (status === 'held' && heldUntil !== undefined && heldUntil < today)
}
