import type { Failure } from '#domain/save/failure.ts'
import { readLedger, type SeasonLedger } from '#domain/payments/ledger.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { readRecord, type ReadRecord } from '#domain/stay/legacyRecord.ts'
import {
  byStatus,
  type CancelledStay,
  holdsNights,
  type Reservation,
  type UnreadableRecord,
} from '#domain/stay/reservation.ts'
import type { Unsubscribe } from './database.ts'
import { followValue } from './followValue.ts'

export type Season = SeasonLedger & {
  /** The stays that hold their nights, by check-in. */
  reservations: readonly Reservation[]
  cancelled: readonly CancelledStay[]
  unreadable: readonly UnreadableRecord[]
}

// The payments first: after a lost connection they arrive before the stays that they belong to, so
// that no stay is shown with a debt that was paid with its newest version.
const PATHS = ['payments', 'letterMarks', 'reservationDetails', 'reservations'] as const

type Parts = { [path in (typeof PATHS)[number]]: unknown }

// A save arrives as one message for each path; this delay combines them, so that no record shows half.
const PARTS_WAIT_MS = 20

// A slow connection needs longer, so an id with one half is not unreadable yet.
const HALF_GRACE_MS = 2_000

/** Subscribes to the owners' records, both halves joined and sorted, with their payments. */
export function followSeason(
  onSeason: (season: Season) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  let parts: Partial<Parts> = {}
  let graceUntil: ReadonlyMap<string, number> = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined

  function report() {
    if (!isComplete(parts)) return
    const { season, lone } = readSeason(parts)
    const now = Date.now()
    graceUntil = new Map(lone.map((id) => [id, graceUntil.get(id) ?? now + HALF_GRACE_MS]))
    const waiting = new Map([...graceUntil].filter(([, until]) => until > now))
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(report, Math.min(...waiting.values()) - now)
    onSeason({ ...season, unreadable: season.unreadable.filter(({ id }) => !waiting.has(id)) })
  }

  const stops = PATHS.map((path) =>
    followValue(
      path,
      path,
      (stored) => {
        parts = { ...parts, [path]: stored }
        clearTimeout(timer)
        timer = setTimeout(report, PARTS_WAIT_MS)
      },
      onFailure,
    ),
  )
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

function isComplete(parts: Partial<Parts>): parts is Parts {
  return PATHS.every((path) => path in parts)
}

/** Parses the season; `lone` are the ids of stays of which one half is missing. */
function readSeason(parts: Parts): { season: Season; lone: string[] } {
  const dates = new Map(entriesOf(parts.reservations))
  const details = new Map(entriesOf(parts.reservationDetails))
  const stays: Reservation[] = []
  const unreadable: UnreadableRecord[] = []
  const lone: string[] = []
  for (const id of new Set([...dates.keys(), ...details.keys()])) {
    const read = readRecord(id, dates.get(id), details.get(id))
    if ('reservation' in read) stays.push(read.reservation)
    else unreadable.push(read.unreadable)
    if (!hasItsHalves(read, dates.has(id), details.has(id))) lone.push(id)
  }
  return {
    season: {
      ...byStatus(stays),
      unreadable,
      ...readLedger(parts.payments, parts.letterMarks),
    },
    lone,
  }
}

/** A cancelled stay has its private half alone, a seven-field record its public one. */
function hasItsHalves(read: ReadRecord, hasDates: boolean, hasDetails: boolean): boolean {
  if (read.isLegacy) return true
  if ('reservation' in read && !holdsNights(read.reservation)) return hasDetails
  return hasDates && hasDetails
}
