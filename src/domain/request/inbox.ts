import type { IsoDate } from '#domain/date.ts'
import type { StoredRequest } from './request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { overlaps } from '#domain/stay/stayDates.ts'

/** The stays, and the other open requests, that share nights with a request. */
export type Rivals = {
  stays: readonly Reservation[]
  requests: readonly StoredRequest[]
}

/** The rivals of each open request that has any, by its id. */
export function findRivals(
  requests: readonly StoredRequest[],
  reservations: readonly Reservation[],
): Map<string, Rivals> {
  const open = requests.filter(isOpen)
  // Most stays of many years ended before any requested night.
  const [first = ''] = open.map(({ dates }) => dates.checkIn).sort()
  const later = reservations.filter(({ dates }) => dates.checkOut >= first)
  const rivals = open.map((request) => {
    const shares = (other: Pick<StoredRequest, 'dates'>) => overlaps(request.dates, other.dates)
    return [
      request.id,
      {
        stays: later.filter((stay) => shares(stay) && stay.request !== request.id),
        requests: open.filter((other) => other !== request && shares(other)),
      },
    ] as const
  })
  return new Map(rivals.filter(([, found]) => found.stays.length + found.requests.length > 0))
}

/** Whether a request is neither accepted nor declined. */
export function isOpen({ status }: StoredRequest): boolean {
  return status === 'new' || status === 'held'
}

/** Whether a request needs an owner on a day: unanswered, or held until an earlier day. */
export function isWaiting({ status, heldUntil }: StoredRequest, today: IsoDate): boolean {
  return status === 'new' || (status === 'held' && heldUntil !== undefined && heldUntil < today)
}
