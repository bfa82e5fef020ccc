import { addDays, type IsoDate } from './date.ts'
import { answerTo, type GuestAnswer, type GuestAnswers } from './guestPage/guestAnswer.ts'
import type { AskedPage } from './guestPage/guestPage.ts'
import { sentAtOf } from './pushId.ts'
import type { StoredRequest } from './request.ts'
import type { Reservation } from './reservation.ts'
import { overlaps } from './stay.ts'

export type Held = Pick<
  StoredRequest,
  'id' | 'guest' | 'stay' | 'status' | 'heldUntil' | 'reservationId'
>

/** Whether a request is held and its hold has not expired. */
export function isHeld({ status, heldUntil }: Held, today: IsoDate): boolean {
  return status === 'held' && heldUntil !== undefined && heldUntil >= today
}

/** The held requests by night, without expired holds. */
export function heldDaysOf(
  requests: readonly Held[],
  today: IsoDate,
): Map<IsoDate, readonly Held[]> {
  const days = new Map<IsoDate, readonly Held[]>()
  for (const request of requests) {
    if (!isHeld(request, today)) continue
    const { stay } = request
    for (let day = stay.checkIn; day < stay.checkOut; day = addDays(day, 1)) {
      days.set(day, [...(days.get(day) ?? []), request])
    }
  }
  return days
}

/** `ids` are those of the request and its duplicates, the newest first; `pages` their pages. */
export type Received = StoredRequest & { ids: readonly string[]; pages: readonly AskedPage[] }

export type Rivals = { stays: readonly Reservation[]; requests: readonly Received[] }

/** A range of times in milliseconds since 1970, inclusive. */
export type Period = { from: number; to: number }

const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS

/** The longest time between a request and its duplicate, sent because no answer came. */
const REPEAT_MS = 6 * HOUR_MS

/** More requests within an hour are automated. */
const MOST_IN_HOUR = 50

/** The requests newest first, with duplicates merged. */
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

/** The rivals of each open request that has any, by its id: stays and other open requests. */
export function findRivals(
  requests: readonly Received[],
  reservations: readonly Reservation[],
): Map<string, Rivals> {
  const open = requests.filter(isOpen)
  // Most stays of many years ended before any requested night.
  const [first = ''] = open.map(({ stay }) => stay.checkIn).toSorted()
  const later = reservations.filter(({ stay }) => stay.checkOut >= first)
  const rivals = open.map((request) => {
    const shares = (other: { stay: StoredRequest['stay'] }) => overlaps(request.stay, other.stay)
    return [
      request.id,
      {
        stays: later.filter((stay) => shares(stay) && !isHeldFor(stay, request)),
        requests: open.filter((other) => other !== request && shares(other)),
      },
    ] as const
  })
  return new Map(rivals.filter(([, found]) => found.stays.length + found.requests.length > 0))
}

/** Whether a stay closes the days of this request, which it leaves once the request is answered. */
export function isHeldFor({ heldFor }: Reservation, { ids }: Pick<Received, 'ids'>): boolean {
  return heldFor !== undefined && ids.includes(heldFor)
}

/**
 * The stays that close the days of a request which is no longer held: answered, deleted, or its
 * last day has passed.
 */
export function endedHolds(
  reservations: readonly Reservation[],
  held: readonly Received[],
  today: IsoDate,
): Reservation[] {
  const current = held.filter((request) => isHeld(request, today))
  return reservations.filter(
    (stay) => stay.heldFor !== undefined && !current.some((request) => isHeldFor(stay, request)),
  )
}

/**
 * The time range in which more than fifty unanswered requests came within an hour, in any order;
 * `null` without one.
 */
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

/** Whether a request has no answer. */
export function isUnanswered({ status }: StoredRequest): boolean {
  return status === 'new'
}

/** Whether a request is neither accepted nor declined. */
export function isOpen({ status }: StoredRequest): boolean {
  return status === 'new' || status === 'held'
}

/** What a request's guest has answered on their page, on that of a duplicate too; `null` for nothing. */
export function guestAnswerOf(
  { status, pages }: Received,
  answers: GuestAnswers,
): GuestAnswer | null {
  if (status === 'accepted') return null
  const given = pages.flatMap(({ guestKey }) => answerTo(status, answers.get(guestKey)) ?? [])
  return given.toSorted((one, other) => other.at - one.at)[0] ?? null
}

/** Whether a request needs an owner on a day: unanswered, or with an expired hold. */
export function isWaiting({ status, heldUntil }: StoredRequest, today: IsoDate): boolean {
  return status === 'new' || (status === 'held' && heldUntil !== undefined && heldUntil < today)
}

/** Whether a request is deleted once it is old enough: unless it became a stay. */
export function isDue({ status }: StoredRequest): boolean {
  return status !== 'accepted'
}

/** The time range of requests to be deleted at `now`: the privacy notice limits them to a year. */
export function duePeriod(now: number): Period {
  return { from: 0, to: now - YEAR_MS }
}

function pagesOf({ id, guestKey, stay, quote }: StoredRequest): AskedPage[] {
  return guestKey === undefined ? [] : [{ id, guestKey, stay, ...(quote && { quote }) }]
}

function wishOf(request: StoredRequest): string {
  const { guest, email, phone, notes, stay, status } = request
  return JSON.stringify([guest, email, phone, notes, stay.checkIn, stay.checkOut, status])
}
