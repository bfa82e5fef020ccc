import type { OlderRecord } from '#domain/olderRecord.ts'
import { type CancelledStay, readAllCancelled } from '#domain/cancelled/cancelledStay.ts'
import { type Ledger, readLedger } from '#domain/payments/ledger.ts'
import { type Reservation, sortByCheckIn, type UnreadableRecord } from '#domain/reservation.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import type { Unsubscribe } from './database.ts'
import type { Failure } from '#domain/failure.ts'
import { followValue } from './follow.ts'

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
  /** What was paid of them, and of those that are gone. */
  payments: Ledger
}

// Both halves of a save arrive as two messages; the pause lets them meet, so that no record shows half.
const MEETING_MS = 20

// What one save may write, both halves of a stay, where it stands once it is cancelled, and what was paid of it: each follows the season with its own listener.
const PARTS = ['reservations', 'reservationDetails', 'cancelled', 'payments'] as const

// On a slow line they meet later: an id with one half alone is no broken record yet.
const HALF_GRACE_MS = 2_000

/** Follows the owners' records: both halves put together, sorted; needs an owner. */
export function followReservations(
  onSeason: (season: Season) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const halves = new Map<string, unknown>()
  let graceUntil: ReadonlyMap<string, number> = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined

  function giveNews() {
    const { season, lone } = readSeason(halves)
    const now = Date.now()
    graceUntil = new Map(lone.map((id) => [id, graceUntil.get(id) ?? now + HALF_GRACE_MS]))
    const waiting = new Map([...graceUntil].filter(([, until]) => until > now))
    if (waiting.size > 0) timer = setTimeout(giveNews, Math.min(...waiting.values()) - now)
    onSeason({ ...season, unreadable: season.unreadable.filter(({ id }) => !waiting.has(id)) })
  }

  const follow = (path: (typeof PARTS)[number]) =>
    followValue(
      path,
      (value) => {
        halves.set(path, value)
        clearTimeout(timer)
        if (halves.size === PARTS.length) timer = setTimeout(giveNews, MEETING_MS)
      },
      onFailure,
    )
  const unsubscribes = PARTS.map(follow)
  return () => {
    clearTimeout(timer)
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

/** The season as it stands, and the ids of which one half is missing. */
function readSeason(halves: ReadonlyMap<string, unknown>): { season: Season; lone: string[] } {
  const details = new Map(entriesOf(halves.get('reservationDetails')))
  const dates = new Map(entriesOf(halves.get('reservations')))
  const payments = readLedger(halves.get('payments'))
  const cancelled = readAllCancelled(halves.get('cancelled'))
  const season: Season = { reservations: [], unreadable: [], older: [], cancelled, payments }
  const lone: string[] = []
  for (const id of new Set([...dates.keys(), ...details.keys()])) {
    const read = readRecord(id, dates.get(id), details.get(id))
    if ('reservation' in read) season.reservations.push(read.reservation)
    else season.unreadable.push(read.unreadable)
    if (read.older)
      season.older.push({ id, musteriAdi: read.older.details.musteriAdi, ...read.older })
    else if (!dates.has(id) || !details.has(id)) lone.push(id)
  }
  return { season: { ...season, reservations: sortByCheckIn(season.reservations) }, lone }
}
