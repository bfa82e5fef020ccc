import {
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  ref,
  type DataSnapshot,
} from 'firebase/database'
import { villa } from '#content/villa.ts'
import type { Failure } from '#domain/save/failure.ts'
import { readTerms } from '#domain/settings/siteSettings.ts'
import type { StayTerms } from '#domain/stay/agreement.ts'
import { readSentLetters } from '#domain/letters/sentLetters.ts'
import type { Records } from '#domain/payments/ledger.ts'
import { readPayments } from '#domain/payments/payment.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { readRecord, type ReadRecord } from '#domain/stay/legacyRecord.ts'
import {
  byStatus,
  type CancelledStay,
  holdsNights,
  type Reservation,
  type UnreadableRecord,
} from '#domain/stay/reservation.ts'
import { followCached } from './cache.ts'
import { database, type Unsubscribe } from './database.ts'
import { afterSaving } from './save.ts'

export type Season = Records & {
  /** The stays that hold their nights, by check-in. */
  reservations: readonly Reservation[]
  cancelled: readonly CancelledStay[]
  unreadable: readonly UnreadableRecord[]
}

/** The raw children of a path by key; a child that has not changed is the same value as before. */
type Children = ReadonlyMap<string, unknown>

// The payments first: after a lost connection they arrive before the stays that they belong to, so
// that no stay is shown with a debt that was paid with its newest version.
const PATHS = [
  'payments',
  'written',
  'settings/site',
  'reservationDetails',
  'reservations',
] as const

type Parts = { [path in (typeof PATHS)[number]]: Children }

// A save arrives as one message for each path; this delay combines them, so that no record shows half.
const MEETING_MS = 20

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
  const readSeason = createSeasonReader()

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
    followCached(
      path,
      (onChildren, onCancel) => listenToChildren(path, onChildren, onCancel),
      (children) => {
        parts = { ...parts, [path]: new Map(entriesOf(children)) }
        clearTimeout(timer)
        timer = setTimeout(report, MEETING_MS)
      },
      onFailure,
    ),
  )
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/**
 * Listens to the children at a path. Only changed children are converted, so that a change of one
 * of 1,500 stays does not build all others again.
 */
function listenToChildren(
  path: string,
  report: (children: object) => void,
  onCancel: (error: Error) => void,
): Unsubscribe {
  const place = ref(database, path)
  const children = new Map<string, unknown>()
  const put = (child: DataSnapshot) => void children.set(String(child.key), child.val())
  const drop = (child: DataSnapshot) => void children.delete(String(child.key))
  // A refusal reaches every listener: the last one reports it.
  const ignore = () => {}
  const stops = [
    onChildAdded(place, put, ignore),
    onChildChanged(place, put, ignore),
    onChildRemoved(place, drop, ignore),
    onValue(place, () => afterSaving(() => report(Object.fromEntries(children))), onCancel),
  ]
  return () => stops.forEach((stop) => stop())
}

function isComplete(parts: Partial<Parts>): parts is Parts {
  return PATHS.every((path) => parts[path] !== undefined)
}

/** Parses the season, each time only what has changed, so that unchanged rows do not render. */
function createSeasonReader() {
  const records = readOnChange(readRecord)
  const payments = readOnChange((_, stored) => readPayments(stored).payments)
  const letters = readOnChange((_, stored) => readSentLetters(stored))
  const todaysTerms = readTermsOnChange()

  return (parts: Parts): { season: Season; lone: string[] } => {
    const { reservations: dates, reservationDetails: details } = parts
    const stays: Reservation[] = []
    const unreadable: UnreadableRecord[] = []
    const lone: string[] = []
    for (const [id, read] of records(dates, details)) {
      if ('reservation' in read) stays.push(read.reservation)
      else unreadable.push(read.unreadable)
      if (!hasItsHalves(read, dates.has(id), details.has(id))) lone.push(id)
    }
    return {
      season: {
        ...byStatus(stays),
        unreadable,
        payments: payments(parts.payments),
        letters: letters(parts.written),
        todaysTerms: todaysTerms(parts['settings/site']),
      },
      lone,
    }
  }
}

/** The owners' terms for new agreements; the same object until they change. */
function readTermsOnChange() {
  let latest: { site: Children; terms: StayTerms } | null = null
  return (site: Children): StayTerms => {
    const builtIn = { ...villa, balanceDays: 0 }
    if (latest?.site !== site)
      latest = { site, terms: readTerms(Object.fromEntries(site), builtIn) }
    return latest.terms
  }
}

/** A cancelled stay has its private half alone, a seven-field record its public one. */
function hasItsHalves(read: ReadRecord, hasDates: boolean, hasDetails: boolean): boolean {
  if (read.legacy) return true
  if ('reservation' in read && !holdsNights(read.reservation)) return hasDetails
  return hasDates && hasDetails
}

/**
 * Parses the values under each id of some collections, again only after a change, so that an
 * unchanged record keeps its identity. Returns the same map when nothing has changed.
 */
function readOnChange<Read>(read: (id: string, ...stored: unknown[]) => Read) {
  const cached = new Map<string, { stored: readonly unknown[]; read: Read }>()
  let before: { collections: readonly Children[]; all: ReadonlyMap<string, Read> } | null = null

  return (...collections: Children[]): ReadonlyMap<string, Read> => {
    if (before && isSame(before.collections, collections)) return before.all
    const all = new Map<string, Read>()
    for (const id of new Set(collections.flatMap((each) => [...each.keys()]))) {
      const stored = collections.map((each) => each.get(id))
      let latest = cached.get(id)
      if (!latest || !isSame(latest.stored, stored)) {
        latest = { stored, read: read(id, ...stored) }
        cached.set(id, latest)
      }
      all.set(id, latest.read)
    }
    for (const id of cached.keys()) if (!all.has(id)) cached.delete(id)
    before = { collections, all }
    return all
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((each, index) => each === other[index])
}
