import { isPast, isTooLong, overlaps, sameStay, type Stay } from '#domain/stay/stayDates.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import type { FeedEvent, Source } from './feed.ts'
import { type Nights, Taken } from './nights.ts'
import {
  echoKey,
  type Feed,
  type PlanRow,
  type Present,
  skip,
  type SkipReason,
  unreadableReason,
} from './planRow.ts'
import { isUnavailable } from './siteWords.ts'

export type Pair = { event: FeedEvent; base: Reservation }

/**
 * Assigns events to stays: by UID, else by both dates, else by nights that only they share.
 * `vanished` are the feed's stays without an event.
 */
export function matchEvents(feed: Feed, present: Present) {
  const { today } = present
  const stays = staysOf(feed, present)
  const open = new Set(stays.matchable)
  const pairs: Pair[] = []
  const assign = (event: FeedEvent, base: Reservation) => {
    open.delete(base)
    if (event.cancelled && !isPast(base.stay, today)) return
    pairs.push({ event, base })
  }
  const withUid = byUid(feed, open, assign)
  const unreadable = feed.bad.filter((event) => unreadableReason(event) !== null)
  const uids = new Set(unreadable.map(({ uid }) => uid))
  const orphans = new Set(
    [...open].filter(
      (base) =>
        base.source === feed.source &&
        !uids.has(base.sourceUid ?? '') &&
        !stays.isElsewhere(base) &&
        !isPast(base.stay, today),
    ),
  )
  const calledOff = cancelledBy(feed, present)
  const twinOf = twinsIn(present)
  // Imported otherwise, and no other stay with a new UID.
  const isElsewhere = (event: FeedEvent) => {
    const twin = twinOf(event)
    return twin !== undefined && !orphans.has(twin)
  }
  const mayBeRenamed = (event: FeedEvent) =>
    !event.cancelled &&
    !isElsewhere(event) &&
    !feed.echoes.has(echoKey(event)) &&
    !hasPassed(event.uid, present.site) &&
    !calledOff(event)
  const withDays = byDays(withUid.filter(mayBeRenamed), orphans)
  const left = withUid.filter((event) => !withDays.has(event))
  for (const [event, base] of withDays) assign(event, base)
  const withNights = byNights(
    left.filter(
      (event) =>
        mayBeRenamed(event) &&
        !isPast(event.stay, today) &&
        kindOf(feed.source, event.title) !== 'window',
    ),
    new Set([...orphans].filter((base) => open.has(base))),
  )
  for (const [event, base] of withNights) assign(event, base)
  const matched = new Set(pairs.map(({ base }) => base))
  return {
    pairs,
    unknown: left.filter((event) => !withNights.has(event)),
    vanished: stays.own.filter(
      (base) => !matched.has(base) && !uids.has(base.sourceUid ?? '') && !isPast(base.stay, today),
    ),
  }
}

/** The stays that a feed's event may belong to, and those that the feed has to contain. */
function staysOf(feed: Feed, { season, channels }: Present) {
  const isElsewhere = ({ channel }: Reservation) =>
    channel !== undefined && channel !== feed.channel && channels.has(channel)
  const matchable: Reservation[] = []
  const own: Reservation[] = []
  for (const base of season) {
    const isTheirs = base.source === feed.source
    // A channel keeps its imported stays after its source was corrected.
    if (!isTheirs && !cameBy(feed, base)) continue
    if (isElsewhere(base)) continue
    matchable.push(base)
    if (isTheirs && (cameBy(feed, base) || feed.source !== 'other')) own.push(base)
  }
  return { matchable, own, isElsewhere }
}

/** Assigns events to stays by UID, and returns the rest; a shared UID needs equal dates too. */
function byUid(
  { events }: Feed,
  open: ReadonlySet<Reservation>,
  assign: (event: FeedEvent, base: Reservation) => void,
): readonly FeedEvent[] {
  const bases = groupBy(open, ({ sourceUid = '' }) => sourceUid)
  const rest: FeedEvent[] = []
  for (const [uid, sharing] of groupBy(events, (event) => event.uid)) {
    const stays = new Set(bases.get(uid))
    const isShared = sharing.length > 1 || stays.size > 1
    const exact = pick(sharing, stays, sameStay)
    const others = sharing.filter((event) => !exact.has(event))
    const near = pick(others, stays, isShared ? overlaps : () => true)
    for (const [event, base] of [...exact, ...near]) assign(event, base)
    rest.push(...others.filter((event) => !near.has(event)))
  }
  return rest
}

function pick(
  events: readonly FeedEvent[],
  stays: Set<Reservation>,
  belongs: (one: Stay, other: Stay) => boolean,
): Map<FeedEvent, Reservation> {
  const picked = new Map<FeedEvent, Reservation>()
  for (const event of events) {
    const base = [...stays].find(({ stay }) => belongs(event.stay, stay))
    if (!base) continue
    stays.delete(base)
    picked.set(event, base)
  }
  return picked
}

function byDays(
  events: readonly FeedEvent[],
  stays: ReadonlySet<Reservation>,
): Map<FeedEvent, Reservation> {
  const byDay = new Map([...stays].map((base) => [daysOf(base.stay), base]))
  const matched = new Map<FeedEvent, Reservation>()
  for (const event of events) {
    const base = byDay.get(daysOf(event.stay))
    if (!base) continue
    byDay.delete(daysOf(event.stay))
    matched.set(event, base)
  }
  return matched
}

/** Assigns events to stays that share nights only with each other. */
function byNights(
  events: readonly FeedEvent[],
  stays: ReadonlySet<Reservation>,
): Map<FeedEvent, Reservation> {
  const taken = new Taken<Reservation>()
  for (const base of stays) taken.add(base)
  const wanted = new Taken<FeedEvent>()
  for (const event of events) {
    wanted.add(event)
  }
  const matched = new Map<FeedEvent, Reservation>()
  for (const event of events) {
    const [base, ...more] = taken.sharing(event.stay)
    if (base && more.length === 0 && wanted.sharing(base.stay).length === 1)
      matched.set(event, base)
  }
  return matched
}

/**
 * The events without a stay: those that may become one, earliest first, and those that do not, with
 * the reason.
 */
export function siftEvents(
  feed: Feed,
  present: Present,
  nights: Nights,
  events: readonly FeedEvent[],
): { candidates: readonly FeedEvent[]; skipped: readonly PlanRow[] } {
  const twinOf = twinsIn(present)
  const calledOff = cancelledBy(feed, present)
  const candidates: FeedEvent[] = []
  const skipped: PlanRow[] = []
  for (const event of events) {
    const reason = reasonToSkip(event)
    if (reason) skipped.push(skip(reason, event, calledOff(event)))
    else candidates.push(event)
  }
  return { candidates: candidates.toSorted(byBeginning), skipped }

  function reasonToSkip(event: FeedEvent): SkipReason | null {
    const { uid, stay, title, cancelled } = event
    if (cancelled) return 'cancelled'
    if (isPast(stay, present.today)) return 'past'
    if (calledOff(event)) return 'cancelledHere'
    if (feed.declined.has(echoKey(event))) return 'declined'
    if (kindOf(feed.source, title) === 'window') return 'window'
    if (twinOf(event) || hasPassed(uid, present.site)) return 'echo'
    // The UID of a related site reveals the source of a stay.
    const isUnclear = isUnavailable(title) && !isKin(uid)
    if (isUnclear && (feed.echoes.has(echoKey(event)) || nights.holdsExactly(stay, isNotTheirs)))
      return 'echo'
    return isTooLong(stay) ? 'long' : null
  }

  /** A channel does not import its own stays from us. */
  function isNotTheirs({ source, channel }: Reservation) {
    return source !== feed.source || (channel !== undefined && channel !== feed.channel)
  }
}

/** Returns the stay that was imported from the same event otherwise. */
function twinsIn({ season }: Present) {
  const byOrigin = groupBy(
    season.filter(({ sourceUid }) => sourceUid !== undefined),
    ({ sourceUid = '' }) => originOf(sourceUid),
  )
  return ({ uid, stay }: FeedEvent) => {
    const twins = byOrigin.get(originOf(uid)) ?? []
    return isKin(uid) ? twins[0] : twins.find((base) => sameStay(base.stay, stay))
  }
}

function cameBy(feed: Feed, stay: Reservation): boolean {
  return stay.channel === feed.channel
}

/** Returns a feed's stay that was cancelled here; its dates may be sold again under another UID. */
function cancelledBy(feed: Feed, { cancelled, channels }: Present) {
  const { source, channel } = feed
  const isElsewhere = (stay: Reservation) =>
    stay.channel !== undefined && stay.channel !== channel && channels.has(stay.channel)
  const theirs = groupBy(
    cancelled.filter(
      (base) => (base.source === source && !isElsewhere(base)) || cameBy(feed, base),
    ),
    ({ sourceUid = '' }) => sourceUid,
  )
  const counts = new Map<string, number>()
  for (const { uid } of feed.events) counts.set(uid, (counts.get(uid) ?? 0) + 1)
  return ({ uid, stay }: FeedEvent) => {
    const bases = theirs.get(uid) ?? []
    return counts.get(uid) === 1 && bases.length === 1
      ? bases[0]
      : bases.find((base) => sameStay(base.stay, stay))
  }
}

function byBeginning(one: FeedEvent, other: FeedEvent): number {
  return one.stay.checkIn < other.stay.checkIn ? -1 : one.stay.checkIn > other.stay.checkIn ? 1 : 0
}

function daysOf({ checkIn, checkOut }: Stay): string {
  return `${checkIn}/${checkOut}`
}

function groupBy<Each>(all: Iterable<Each>, keyOf: (each: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>()
  for (const each of all) {
    const group = groups.get(keyOf(each))
    if (group) group.push(each)
    else groups.set(keyOf(each), [each])
  }
  return groups
}

/** The kind of a channel's event: a stay, days blocked by the channel, or unclear. */
type EventKind = 'stay' | 'window' | 'unclear'

/**
 * The kind of an event by its title. Airbnb calls days that are too near or too far ahead "Airbnb
 * (Not available)", like those that it imported from us; Booking.com has one title, "CLOSED - Not
 * available", for its guests and for our days.
 */
function kindOf(source: Source, title: string): EventKind {
  switch (source) {
    case 'airbnb':
      return /not available/i.test(title) ? 'window' : 'stay'
    case 'vrbo':
      return /^reserved/i.test(title) ? 'stay' : 'unclear'
    case 'booking':
    case 'google':
    case 'other':
      return 'unclear'
  }
}

/** Begins the UIDs of this software's sites; the stay's id follows, and each site it has passed. */
const MARK = 'villa:'
const STEP = '>'

/**
 * The UID of an exported stay. A stay imported from another site with this software keeps that
 * site's UID with this site appended, so that the seller recognizes it and does not import it.
 */
export function uidFor({ id, sourceUid = '' }: { id: string; sourceUid?: string }, site: string) {
  return [isKin(sourceUid) ? sourceUid : `${MARK}${id}`, site].join(STEP)
}

/** Whether a UID is from this site or a related one. */
function isKin(uid: string): boolean {
  return uid.startsWith(MARK)
}

/** Whether an event comes from this site, or has passed it. */
function hasPassed(uid: string, site: string): boolean {
  return isKin(uid) && uid.split(STEP).slice(1).includes(site)
}

/** The part of a related site's UID that identifies the original stay; other UIDs unchanged. */
function originOf(uid: string): string {
  return isKin(uid) ? uid.split(STEP).slice(0, 2).join(STEP) : uid
}
