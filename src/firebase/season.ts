import type { OlderRecord } from '#domain/olderRecord.ts'
import { byStatus, type CancelledStay, type DeletedStay } from '#domain/cancelled/cancelledStay.ts'
import type { Ledger } from '#domain/payments/ledger.ts'
import { readPayments } from '#domain/payments/payment.ts'
import { holdsNights, type Reservation, type UnreadableRecord } from '#domain/reservation.ts'
import { readRecord, type ReadRecord } from '#domain/records.ts'
import { type Children, SEASON_PATHS } from './children.ts'
import type { Unsubscribe } from './database.ts'
import { followChildren } from './follow.ts'
import type { Failure } from '#domain/failure.ts'
import { readOnChange } from './readOnChange.ts'

/** A record by its id and the name it is known by. */
export type Guest = Pick<Reservation, 'id' | 'musteriAdi'>

/** Everything stored about stays, as owners see it. */
export type Season = {
  /** By check-in, earliest first. */
  reservations: Reservation[]
  unreadable: UnreadableRecord[]
  /** Those in the layout of the site before this one that wait to be moved; each stands in one of the lists above, too. */
  older: (Guest & OlderRecord)[]
  /** Those that were cancelled, by check-in. */
  cancelled: CancelledStay[]
  /** Those that were deleted and can be brought back, by check-in. */
  deleted: DeletedStay[]
  /** What was paid of them, and of those that are gone. */
  payments: Ledger
}

type Parts = { [path in (typeof SEASON_PATHS)[number]]: Children }

// Both halves of a save arrive as two messages; the pause lets them meet, so that no record shows half.
const MEETING_MS = 20

// On a slow line they meet later: an id with one half alone is no broken record yet.
const HALF_GRACE_MS = 2_000

/** Follows the owners' records: both halves put together, sorted; needs an owner. */
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

/** Reads the season, each time only what has changed: rows of unchanged stays are not drawn again. */
function createSeasonReader() {
  const records = readOnChange(readRecord)
  const payments = readOnChange((_, stored) => readPayments(stored).payments)

  /** The season as it stands, and the ids of which one half is missing. */
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
