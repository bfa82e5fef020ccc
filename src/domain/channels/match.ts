import type { IsoDate } from '#domain/date.ts'
import { isPast, isTooLong, overlaps, sameDates, type StayDates } from '#domain/stay/stayDates.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { type FeedEvent, hasStableUids, type Source } from './feed.ts'
import { overlapping, type PlannedStays } from './plannedStays.ts'
import {
  echoKey,
  type Feed,
  type PlanRow,
  type PlanSeason,
  skip,
  type SkipReason,
  unreadableReason,
} from './planRow.ts'
import { isUnavailable } from './siteWords.ts'

export type Pair = { event: FeedEvent; original: Reservation }

/**
 * Assigns events to stays by UID. If the source changes its UIDs: else by both dates, else by nights
 * that only they share, unless a person has changed the stay. `vanished` are the feed's stays
 * without an event; a calendar may omit a stay on its day of departure.
 */
export function matchEvents(feed: Feed, present: PlanSeason) {
  const { today } = present
  const stays = staysOf(feed, present)
  const open = new Set(stays.matchable)
  const pairs: Pair[] = []
  const assign = (event: FeedEvent, original: Reservation) => {
    open.delete(original)
    if (event.cancelled && !isPast(original.dates, today)) return
    pairs.push({ event, original })
  }
  const withUid = byUid(feed, open, today, assign)
  const unreadable = feed.bad.filter((event) => unreadableReason(event) !== null)
  const uids = new Set(unreadable.map(({ uid }) => uid))
  const staysWithoutEvent = new Set(
    [...open].filter(
      (original) =>
        original.source === feed.source &&
        !uids.has(original.sourceUid ?? '') &&
        !stays.isElsewhere(original) &&
        !isPast(original.dates, today),
    ),
  )
  const calledOff = cancelledBy(feed, present)
  const mayBeRenamed = (event: FeedEvent) =>
    !hasStableUids(feed.source) &&
    !event.cancelled &&
    !feed.echoes.has(echoKey(event)) &&
    !isUidOf(present.site, event.uid) &&
    !calledOff(event)
  const withDays = byDays(withUid.filter(mayBeRenamed), staysWithoutEvent)
  const left = withUid.filter((event) => !withDays.has(event))
  for (const [event, original] of withDays) assign(event, original)
  const withNights = byNights(
    left.filter(
      (event) =>
        mayBeRenamed(event) &&
        !isPast(event.dates, today) &&
        kindOf(feed.source, event.title) !== 'closedByChannel',
    ),
    [...staysWithoutEvent].filter((each) => open.has(each) && feed.isUntouched(each.id)),
  )
  for (const [event, original] of withNights) assign(event, original)
  const matched = new Set(pairs.map(({ original }) => original))
  return {
    pairs,
    unknown: left.filter((event) => !withNights.has(event)),
    vanished: stays.own.filter(
      (original) =>
        !matched.has(original) &&
        !uids.has(original.sourceUid ?? '') &&
        original.dates.checkOut > today,
    ),
  }
}

/** The stays that a feed's event may belong to, and those that the feed has to contain. */
function staysOf(feed: Feed, { season, channels }: PlanSeason) {
  const isElsewhere = ({ channel }: Reservation) =>
    channel !== undefined && channel !== feed.channel && channels.has(channel)
  const matchable: Reservation[] = []
  const own: Reservation[] = []
  for (const original of season) {
    const isTheirs = original.source === feed.source
    // A channel keeps its imported stays after its source was corrected.
    if (!isTheirs && !cameBy(feed, original)) continue
    if (isElsewhere(original)) continue
    matchable.push(original)
    if (isTheirs && (cameBy(feed, original) || feed.source !== 'other')) own.push(original)
  }
  return { matchable, own, isElsewhere }
}

/**
 * Assigns events to stays by UID, and returns the rest. A shared UID also needs common nights, as
 * does that of a past stay, which a site may use again.
 */
function byUid(
  { events }: Feed,
  open: ReadonlySet<Reservation>,
  today: IsoDate,
  assign: (event: FeedEvent, original: Reservation) => void,
): readonly FeedEvent[] {
  const staysOfUid = groupBy(open, ({ sourceUid = '' }) => sourceUid)
  const rest: FeedEvent[] = []
  for (const [uid, sharing] of groupBy(events, (event) => event.uid)) {
    const stays = new Set(staysOfUid.get(uid))
    const isShared = sharing.length > 1 || stays.size > 1
    const exact = pick(sharing, stays, sameDates)
    const others = sharing.filter((event) => !exact.has(event))
    const isUsedAgain = (event: StayDates, dates: StayDates) =>
      isPast(dates, today) && !isPast(event, today)
    const near = pick(
      others,
      stays,
      (event, dates) => overlaps(event, dates) || (!isShared && !isUsedAgain(event, dates)),
    )
    for (const [event, original] of [...exact, ...near]) assign(event, original)
    rest.push(...others.filter((event) => !near.has(event)))
  }
  return rest
}

function pick(
  events: readonly FeedEvent[],
  stays: Set<Reservation>,
  belongs: (one: StayDates, other: StayDates) => boolean,
): Map<FeedEvent, Reservation> {
  const picked = new Map<FeedEvent, Reservation>()
  for (const event of events) {
    const original = [...stays].find(({ dates }) => belongs(event.dates, dates))
    if (!original) continue
    stays.delete(original)
    picked.set(event, original)
  }
  return picked
}

function byDays(
  events: readonly FeedEvent[],
  stays: ReadonlySet<Reservation>,
): Map<FeedEvent, Reservation> {
  const byDay = new Map([...stays].map((original) => [daysOf(original.dates), original]))
  const matched = new Map<FeedEvent, Reservation>()
  for (const event of events) {
    const original = byDay.get(daysOf(event.dates))
    if (!original) continue
    byDay.delete(daysOf(event.dates))
    matched.set(event, original)
  }
  return matched
}

/** Assigns events to stays that share nights only with each other. */
function byNights(
  events: readonly FeedEvent[],
  stays: readonly Reservation[],
): Map<FeedEvent, Reservation> {
  const matched = new Map<FeedEvent, Reservation>()
  for (const event of events) {
    const [original, ...more] = overlapping(stays, event.dates)
    if (original && more.length === 0 && overlapping(events, original.dates).length === 1)
      matched.set(event, original)
  }
  return matched
}

/**
 * The events without a stay: those that may become one, earliest first, and those that do not, with
 * the reason.
 */
export function siftEvents(
  feed: Feed,
  present: PlanSeason,
  nights: PlannedStays,
  events: readonly FeedEvent[],
): { candidates: readonly FeedEvent[]; skipped: readonly PlanRow[] } {
  const calledOff = cancelledBy(feed, present)
  const candidates: FeedEvent[] = []
  const skipped: PlanRow[] = []
  for (const event of events) {
    const reason = reasonToSkip(event)
    if (reason) skipped.push(skip(reason, event, calledOff(event)))
    else candidates.push(event)
  }
  return { candidates: [...candidates].sort(byBeginning), skipped }

  function reasonToSkip(event: FeedEvent): SkipReason | null {
    const { uid, dates, title, cancelled } = event
    if (cancelled) return 'cancelled'
    if (isPast(dates, present.today)) return 'past'
    if (calledOff(event)) return 'cancelledHere'
    if (feed.declined.has(echoKey(event))) return 'declined'
    if (kindOf(feed.source, title) === 'closedByChannel') return 'closedByChannel'
    if (isUidOf(present.site, uid)) return 'echo'
    const isUnclear = isUnavailable(title)
    if (isUnclear && feed.echoes.has(echoKey(event))) return 'echo'
    const isRepeated = (stay: Reservation) =>
      isNotTheirs(stay) && (isUnclear || stay.sourceUid === uid)
    if (nights.holdsExactly(dates, isRepeated)) return 'echo'
    return isTooLong(dates) ? 'long' : null
  }

  /** A channel does not import its own stays from us. */
  function isNotTheirs({ source, channel }: Reservation) {
    return source !== feed.source || (channel !== undefined && channel !== feed.channel)
  }
}

function cameBy(feed: Feed, stay: Reservation): boolean {
  return stay.channel === feed.channel
}

/** Returns a feed's stay that was cancelled here; its dates may be sold again under another UID. */
function cancelledBy(feed: Feed, { cancelled, channels }: PlanSeason) {
  const { source, channel } = feed
  const isElsewhere = (stay: Reservation) =>
    stay.channel !== undefined && stay.channel !== channel && channels.has(stay.channel)
  const theirs = groupBy(
    cancelled.filter(
      (original) =>
        (original.source === source && !isElsewhere(original)) || cameBy(feed, original),
    ),
    ({ sourceUid = '' }) => sourceUid,
  )
  const counts = new Map<string, number>()
  for (const { uid } of feed.events) counts.set(uid, (counts.get(uid) ?? 0) + 1)
  return ({ uid, dates }: FeedEvent) => {
    const staysOfUid = theirs.get(uid) ?? []
    return counts.get(uid) === 1 && staysOfUid.length === 1
      ? staysOfUid[0]
      : staysOfUid.find((original) => sameDates(original.dates, dates))
  }
}

function byBeginning(one: FeedEvent, other: FeedEvent): number {
  return one.dates.checkIn < other.dates.checkIn
    ? -1
    : one.dates.checkIn > other.dates.checkIn
      ? 1
      : 0
}

function daysOf({ checkIn, checkOut }: StayDates): string {
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
type EventKind = 'stay' | 'closedByChannel' | 'unclear'

/**
 * The kind of an event by its title. Airbnb calls days that are too near or too far ahead "Airbnb
 * (Not available)", like those that it imported from us; Booking.com has one title, "CLOSED - Not
 * available", for its guests and for our days.
 */
function kindOf(source: Source, title: string): EventKind {
  switch (source) {
    case 'airbnb':
      return /not available/i.test(title) ? 'closedByChannel' : 'stay'
    case 'vrbo':
      return /^reserved/i.test(title) ? 'stay' : 'unclear'
    case 'booking':
    case 'google':
    case 'other':
      return 'unclear'
  }
}

/** The UID of a stay in our calendars (RFC 5545 §3.8.4.7). */
export function uidFor(id: string, site: string): string {
  return `${id}@${site}`
}

/** Whether an event comes from our calendars. */
function isUidOf(site: string, uid: string): boolean {
  return uid.endsWith(uidFor('', site))
}
