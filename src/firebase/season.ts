import type { IsoDate } from '#domain/date.ts'
import { isFrom } from '#domain/recentStays.ts'
import type { OlderRecord } from '#domain/olderRecord.ts'
import { type CancelledStay, readCancelled } from '#domain/cancelled/cancelledStay.ts'
import type { Ledger } from '#domain/payments/ledger.ts'
import { readPayments } from '#domain/payments/payment.ts'
import { type Reservation, sortByCheckIn, type UnreadableRecord } from '#domain/reservation.ts'
import { readRecord } from '#domain/records.ts'
import type { Unsubscribe } from './database.ts'
import type { Failure } from '#domain/failure.ts'
import { followParts, type Parts } from './seasonParts.ts'
import { readOnChange } from './readOnChange.ts'
import { makeBreaks, type Steps, withBreaks } from '#lib/yieldToMain.ts'

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
  /** Stays that ended before are not among these: they have not been read. Without it, all are there. */
  since?: IsoDate
}

// Both halves of a save arrive as two messages; the pause lets them meet, so that no record shows half.
const MEETING_MS = 20

// On a slow line they meet later: an id with one half alone is no broken record yet.
const HALF_GRACE_MS = 2_000

/** Follows the owners' records: both halves put together, sorted; needs an owner. */
export function followReservations(
  onSeason: (season: Season) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  let parts: Parts | null = null
  let graceUntil: ReadonlyMap<string, number> = new Map()
  let meeting: ReturnType<typeof setTimeout> | undefined
  let grace: ReturnType<typeof setTimeout> | undefined
  // Of several readings that are under way the last one counts.
  let readings = 0
  const readSeason = createSeasonReader()

  async function giveNews() {
    if (!parts) return
    readings += 1
    const reading = readings
    const { season, lone } = await withBreaks(readSeason(parts), makeBreaks())
    if (reading !== readings) return
    const now = Date.now()
    graceUntil = new Map(lone.map((id) => [id, graceUntil.get(id) ?? now + HALF_GRACE_MS]))
    const waiting = new Map([...graceUntil].filter(([, until]) => until > now))
    clearTimeout(grace)
    if (waiting.size > 0)
      grace = setTimeout(() => void giveNews(), Math.min(...waiting.values()) - now)
    onSeason({ ...season, unreadable: season.unreadable.filter(({ id }) => !waiting.has(id)) })
  }

  const unfollow = followParts((heard) => {
    parts = heard
    clearTimeout(meeting)
    meeting = setTimeout(() => void giveNews(), MEETING_MS)
  }, onFailure)
  return () => {
    clearTimeout(meeting)
    clearTimeout(grace)
    readings += 1
    unfollow()
  }
}

/** Reads the season in steps, each time only what has changed since: twenty thousand payments are not read again for a stay. */
function createSeasonReader() {
  const records = readOnChange(readRecord)
  const cancelled = readOnChange(readCancelled)
  const payments = readOnChange((_, stored) => readPayments(stored).payments)

  /** The season as it stands, and the ids of which one half is missing. */
  return function* readSeason(parts: Parts): Steps<{ season: Season; lone: string[] }> {
    const { reservations: dates, reservationDetails: details, since, edge } = parts
    const season: Season = {
      reservations: [],
      unreadable: [],
      older: [],
      cancelled: sortByCheckIn(
        // What was paid of the others has not been read.
        [...(yield* cancelled(parts.cancelled)).values()].flatMap((each) =>
          each !== null && isFrom(edge, each.id) ? each : [],
        ),
      ),
      payments: yield* payments(parts.payments),
      ...(since !== null && { since }),
    }
    const lone: string[] = []
    for (const [id, read] of yield* records(dates, details)) {
      if ('reservation' in read) season.reservations.push(read.reservation)
      else season.unreadable.push(read.unreadable)
      if (read.older)
        season.older.push({ id, musteriAdi: read.older.details.musteriAdi, ...read.older })
      else if (!dates.has(id) || !details.has(id)) lone.push(id)
    }
    return { season: { ...season, reservations: sortByCheckIn(season.reservations) }, lone }
  }
}
