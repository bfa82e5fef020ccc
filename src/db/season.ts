import { type OlderRecord, readRecord, type ReadRecord } from '#domain/records.ts'
import {
  byStatus,
  type CancelledStay,
  type DeletedStay,
  holdsNights,
  type Reservation,
  type UnreadableRecord,
} from '#domain/reservation.ts'
import type { Ledger } from '#domain/payments/ledger.ts'
import { readPayments } from '#domain/payments/payment.ts'
import { type Children, SEASON_PATHS } from './children.ts'
import type { Unsubscribe } from './database.ts'
import { followChildren } from './follow.ts'
import type { Failure } from '#domain/failure.ts'

/**
 * Parses the values under each id of some collections, again only after a change, so that an
 * unchanged record keeps its identity. Returns the same map when nothing has changed.
 */
export function readOnChange<Read>(read: (id: string, ...said: unknown[]) => Read) {
  const known = new Map<string, { said: readonly unknown[]; read: Read }>()
  let before: { collections: readonly Children[]; all: ReadonlyMap<string, Read> } | null = null

  return (...collections: Children[]): ReadonlyMap<string, Read> => {
    if (before && isSame(before.collections, collections)) return before.all
    const all = new Map<string, Read>()
    for (const id of new Set(collections.flatMap((each) => [...each.keys()]))) {
      const said = collections.map((each) => each.get(id))
      let latest = known.get(id)
      if (!latest || !isSame(latest.said, said)) {
        latest = { said, read: read(id, ...said) }
        known.set(id, latest)
      }
      all.set(id, latest.read)
    }
    for (const id of known.keys()) if (!all.has(id)) known.delete(id)
    before = { collections, all }
    return all
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((each, index) => each === other[index])
}

export type Guest = Pick<Reservation, 'id' | 'musteriAdi'>

export type Season = {
  reservations: Reservation[]
  unreadable: UnreadableRecord[]
  /** Records of the older layout to be moved; each is also in one of the lists above. */
  older: (Guest & OlderRecord)[]
  cancelled: CancelledStay[]
  /** Those that were deleted and can be brought back, by check-in. */
  deleted: DeletedStay[]
  /** Payments of all stays, removed ones included. */
  payments: Ledger
}

type Parts = { [path in (typeof SEASON_PATHS)[number]]: Children }

// The two halves of a save arrive in two messages; this delay combines them, so that no record
// shows half.
const MEETING_MS = 20

// A slow connection needs longer, so an id with one half is not unreadable yet.
const HALF_GRACE_MS = 2_000

/** Subscribes to the owners' records, both halves joined and sorted; for owners. */
export function followReservations(
  onSeason: (season: Season) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  let parts: Partial<Parts> = {}
  let graceUntil: ReadonlyMap<string, number> = new Map()
  let meeting: ReturnType<typeof setTimeout> | undefined
  let grace: ReturnType<typeof setTimeout> | undefined
  const readSeason = createSeasonReader()

  function giveNews() {
    if (!isComplete(parts)) return
    const { season, lone } = readSeason(parts)
    const now = Date.now()
    graceUntil = new Map(lone.map((id) => [id, graceUntil.get(id) ?? now + HALF_GRACE_MS]))
    const waiting = new Map([...graceUntil].filter(([, until]) => until > now))
    clearTimeout(grace)
    if (waiting.size > 0) grace = setTimeout(giveNews, Math.min(...waiting.values()) - now)
    onSeason({ ...season, unreadable: season.unreadable.filter(({ id }) => !waiting.has(id)) })
  }

  const stops = SEASON_PATHS.map((path) =>
    followChildren(
      path,
      (children) => {
        parts = { ...parts, [path]: children }
        clearTimeout(meeting)
        meeting = setTimeout(giveNews, MEETING_MS)
      },
      onFailure,
    ),
  )
  return () => {
    clearTimeout(meeting)
    clearTimeout(grace)
    for (const stop of stops) stop()
  }
}

function isComplete(parts: Partial<Parts>): parts is Parts {
  return SEASON_PATHS.every((path) => parts[path] !== undefined)
}

/** Parses the season, each time only what has changed, so that unchanged rows do not render. */
function createSeasonReader() {
  const records = readOnChange(readRecord)
  const payments = readOnChange((_, stored) => readPayments(stored).payments)

  return (parts: Parts): { season: Season; lone: string[] } => {
    const { reservations: dates, reservationDetails: details } = parts
    const season: Season = {
      reservations: [],
      unreadable: [],
      older: [],
      cancelled: [],
      deleted: [],
      payments: payments(parts.payments),
    }
    const lone: string[] = []
    const stays: Reservation[] = []
    for (const [id, read] of records(dates, details)) {
      if ('reservation' in read) stays.push(read.reservation)
      else season.unreadable.push(read.unreadable)
      if (read.older)
        season.older.push({ id, musteriAdi: read.older.details.musteriAdi, ...read.older })
      else if (!hasItsHalves(read, dates.has(id), details.has(id))) lone.push(id)
    }
    return { season: { ...season, ...byStatus(stays) }, lone }
  }
}

/** A stay that holds no nights has its private half alone. */
function hasItsHalves(read: ReadRecord, hasDates: boolean, hasDetails: boolean): boolean {
  if ('reservation' in read && !holdsNights(read.reservation)) return hasDetails
  return hasDates && hasDetails
}
