import type { IsoDate } from '#domain/date.ts'
import { foldText } from '#domain/field/foldText.ts'
import type { Answer, StoredRequest } from './request.ts'
import { hasSameContacts, isSamePerson, keysOf } from '#domain/stay/guestBook.ts'
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
    requests: requests.filter(
      (other) => isOpen(other) && shares(other) && !isSamePerson(other, request),
    ),
  }
  return rivals.stays.length + rivals.requests.length > 0 ? rivals : null
}

/** The other unanswered requests of the person who sent one. */
export function askedAlso(
  request: StoredRequest,
  requests: readonly StoredRequest[],
): StoredRequest[] {
  return requests.filter(
    (other) => other.status === 'new' && other.id !== request.id && isSamePerson(other, request),
  )
}

/**
 * The answer to a request whose guest has another one accepted. Its page leads to the stay's only
 * for the same number and address, because a stranger may have sent it under one of the two.
 */
export function replacedBy(accepted: StoredRequest, request: StoredRequest): Answer {
  return {
    status: 'replaced',
    ...(hasSameContacts(accepted, request) && { replacedBy: accepted.id }),
  }
}

/** The requests with those of one person together, at the place of the first. */
export function groupByPerson(requests: readonly StoredRequest[]): StoredRequest[] {
  const groups: StoredRequest[][] = []
  const byKey = new Map<string, StoredRequest[]>()
  for (const request of requests) {
    const keys = request.removed ? [] : keysOf(request)
    const group = keys.map((key) => byKey.get(key)).find((each) => each !== undefined) ?? []
    if (group.length === 0) groups.push(group)
    group.push(request)
    for (const key of keys) byKey.set(key, group)
  }
  return groups.flat()
}

/** The requests whose guest, contacts or note contain a typed text. */
export function findRequests(requests: readonly StoredRequest[], typed: string): StoredRequest[] {
  const sought = foldText(typed.trim())
  return requests.filter(({ guest, email, phone, notes }) =>
    foldText([guest, email, phone, notes].join(' ')).includes(sought),
  )
}

/** Whether a request is neither accepted, declined nor replaced. */
export function isOpen({ status }: StoredRequest): boolean {
  return status === 'new' || status === 'held'
}

/** Whether a request needs an owner on a day: unanswered, or held until an earlier day. */
export function isWaiting({ status, heldUntil }: StoredRequest, today: IsoDate): boolean {
  return status === 'new' || (status === 'held' && heldUntil !== undefined && heldUntil < today)
}
