import type { IsoDate } from './date.ts'
import type { AskedPage } from './guestPage/guestPage.ts'
import { sentAtOf } from './pushId.ts'
import type { StoredRequest } from './request.ts'
import type { Reservation } from './reservation.ts'
import { overlaps } from './stay.ts'

/**
 * A request as it stands in the inbox; `ids` are its own and those of the same request sent again, the newest first, `pages`
 * the guest's pages that those have.
 */
export type Received = StoredRequest & { ids: readonly string[]; pages: readonly AskedPage[] }

/** Who else is in, or wants, a night that a request asks for. */
export type Rivals = { stays: readonly Reservation[]; requests: readonly Received[] }

/** From when to when something was sent, both included, in milliseconds since 1970. */
export type Period = { from: number; to: number }

const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS

/** So long may lie between a request and the same one sent again because no answer came. */
const REPEAT_MS = 6 * HOUR_MS

/** More requests within an hour than this come from no guests. */
const MOST_IN_HOUR = 50

/** The requests newest first, one that was sent again standing there once. */
export function gatherRepeats(requests: readonly StoredRequest[]): Received[] {
  const received: Received[] = []
  const latest = new Map<string, { at: number; sentAt: number }>()
  for (const request of requests.toSorted((one, other) => other.sentAt - one.sentAt)) {
    const { id, sentAt } = request
    const wish = wishOf(request)
    const same = latest.get(wish)
    const first = same && received[same.at]
    if (first && same.sentAt - sentAt <= REPEAT_MS) {
      const pages = [...first.pages, ...pagesOf(request)]
      received[same.at] = { ...first, ids: [...first.ids, id], pages }
      latest.set(wish, { at: same.at, sentAt })
    } else {
      latest.set(wish, { at: received.length, sentAt })
      received.push({ ...request, ids: [id], pages: pagesOf(request) })
    }
  }
  return received
}

/** The rivals of each open request that has any, by its id: the stays in its nights, and the other open requests. */
export function findRivals(
  requests: readonly Received[],
  reservations: readonly Reservation[],
): Map<string, Rivals> {
  const open = requests.filter(isOpen)
  // Of many years of stays most have ended before anybody asks for a night.
  const [first = ''] = open.map(({ stay }) => stay.checkIn).toSorted()
  const later = reservations.filter(({ stay }) => stay.checkOut >= first)
  const rivals = open.map((request) => {
    const shares = (other: { stay: StoredRequest['stay'] }) => overlaps(request.stay, other.stay)
    return [
      request.id,
      {
        stays: later.filter(shares),
        requests: open.filter((other) => other !== request && shares(other)),
      },
    ] as const
  })
  return new Map(rivals.filter(([, found]) => found.stays.length + found.requests.length > 0))
}

/** From when to when more than fifty unanswered requests came within an hour, in any order; `null` where that did not happen. */
export function findFlood(requests: readonly Received[]): Period | null {
  const moments = requests
    .filter(isUnanswered)
    .flatMap(({ ids }) => ids.map(sentAtOf))
    .toSorted((one, other) => one - other)
  const floods = moments.flatMap((from, at) => {
    const to = moments[at + MOST_IN_HOUR]
    return to !== undefined && to - from <= HOUR_MS ? [{ from, to }] : []
  })
  const [first, last] = [floods[0], floods.at(-1)]
  return first && last ? { from: first.from, to: last.to } : null
}

/** Whether no owner has answered a request. */
export function isUnanswered({ status }: StoredRequest): boolean {
  return status === 'new'
}

/** Whether an owner has still to say yes or no. */
export function isOpen({ status }: StoredRequest): boolean {
  return status === 'new' || status === 'held'
}

/** Whether a request waits for an owner on a day: unanswered, or held until a day that has passed. */
export function isWaiting({ status, heldUntil }: StoredRequest, today: IsoDate): boolean {
  return status === 'new' || (status === 'held' && heldUntil !== undefined && heldUntil < today)
}

/** Whether a request is to be deleted once it is old enough: unless it became a stay. */
export function isDue({ status }: StoredRequest): boolean {
  return status !== 'accepted'
}

/** When requests were sent that are old enough by `now` to be deleted: the privacy page promises a year. */
export function duePeriod(now: number): Period {
  return { from: 0, to: now - YEAR_MS }
}

function pagesOf({ id, guestKey, stay }: StoredRequest): AskedPage[] {
  return guestKey === undefined ? [] : [{ id, guestKey, stay }]
}

function wishOf(request: StoredRequest): string {
  const { guest, email, phone, notes, stay, status } = request
  return JSON.stringify([guest, email, phone, notes, stay.checkIn, stay.checkOut, status])
}
