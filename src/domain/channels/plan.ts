import type { IsoDate } from '#domain/date.ts'
import type { CancelledStay, Reservation, ReservationDraft } from '#domain/stay/reservation.ts'
import {
  countNights,
  covers,
  isPast,
  nightsOf,
  overlaps,
  sameDates,
  type StayDates,
} from '#domain/stay/stayDates.ts'
import { type Command, toAdd, toDelete, toEdit } from '#domain/stay/stayChange.ts'
import { type Calendar, type FeedEvent, hasStableUids, type Source } from './feed.ts'
import { type Finding, keyOfDates, keyOfText, type NewsKind } from './finding.ts'
import { uidFor } from './writeCalendar.ts'

/** How long a stay has to be missing before it is deleted, or an owner is asked. */
const ABSENT_MS = 3_600_000

/** An event with more nights is hardly a stay. */
const MOST_NIGHTS = 60

/** A calendar, and what its channel's last pull has left. */
export type Feed = Calendar & {
  source: Source
  /** The channel's id. */
  channel: string
  findings: ReadonlyMap<string, Finding>
  /** When the calendar was read last; `null` for never. */
  pulledAt: number | null
  now: number
}

export type PlanSeason = {
  season: readonly Reservation[]
  cancelled: readonly CancelledStay[]
  /** The ids of all channels. */
  channels: ReadonlySet<string>
  /** The part of this site’s UIDs that identifies it: its project's id. */
  site: string
  today: IsoDate
  /** Whether certainly no person has named, paid or edited the stay with this id. */
  isUntouched: (stay: string) => boolean
}

export type Origin = Pick<Reservation, 'source' | 'sourceUid' | 'sourceTitle' | 'channel'>

/** A change of the season to write, which is news unless the dates of a stay remain. */
export type PlannedChange = {
  kind: NewsKind
  command: Command
  dates: StayDates
  title: string
  isNews: boolean
}

/** `changes` in writing order, and the findings for an owner or for the next pull. */
export type Plan = {
  changes: readonly PlannedChange[]
  findings: ReadonlyMap<string, Finding>
}

/** Compares a calendar with the season; a stay sold here never changes. */
export function planFeed(feed: Feed, present: PlanSeason): Plan {
  const plan = new PlanInProgress(feed, present.season)
  const events = feed.events
    .filter((event) => !isPast(event.dates, present.today) && !isFromHere(event, feed, present))
    .map((event, _, all) => (isIdentified(event, feed.source, all) ? event : { ...event, uid: '' }))
  const own = present.season.filter((stay) => isOwn(stay, feed, present))
  const { pairs, merged, rest } = matchEvents(feed.source, events, own)
  const vanished = own.filter(
    (stay) => !pairs.has(stay) && !merged.has(stay) && stay.dates.checkOut > present.today,
  )
  planAbsences(plan, vanished, present, vanished.length > pairs.size + merged.size)
  planPairs(plan, pairs, present)
  planNew(plan, rest, [...pairs.keys(), ...merged], present)
  for (const title of feed.unreadable) plan.find(keyOfText(title), { kind: 'unreadable', title })
  return plan
}

/** Whether an event comes from our own calendar: by its UID, or by Airbnb's words for imported nights. */
function isFromHere({ uid, title }: FeedEvent, { source }: Feed, { site }: PlanSeason): boolean {
  return uid.endsWith(uidFor('', site)) || (source === 'airbnb' && /not available/i.test(title))
}

/** Whether an event's UID is its identity: its source keeps it, and no other event has it. */
function isIdentified({ uid }: FeedEvent, source: Source, all: readonly FeedEvent[]): boolean {
  return hasStableUids(source) && all.filter((other) => other.uid === uid).length === 1
}

/** Whether a feed has to contain a stay: one that it brought, or of a channel that is gone. */
function isOwn(stay: Reservation, feed: Feed, { channels, today }: PlanSeason): boolean {
  if (isPast(stay.dates, today)) return false
  if (stay.channel === feed.channel) return true
  return stay.source === feed.source && !channels.has(stay.channel ?? '') && feed.source !== 'other'
}

/**
 * Assigns events to stays by their identity, a UID or two dates. A source that keeps no UIDs may
 * also have moved a stay, or joined several in one event, which is seen by their nights.
 */
function matchEvents(source: Source, events: readonly FeedEvent[], own: readonly Reservation[]) {
  const isStable = hasStableUids(source)
  const stays = new Map(own.map((stay) => [stay.sourceUid ?? keyOfDates(stay.dates), stay]))
  const pairs = new Map<Reservation, FeedEvent>()
  const rest: FeedEvent[] = []
  for (const event of events) {
    const stay = stays.get(event.uid) ?? stays.get(keyOfDates(event.dates))
    if (stay && !pairs.has(stay)) pairs.set(stay, event)
    else rest.push(event)
  }
  const open = own.filter((stay) => !pairs.has(stay) && !(isStable && stay.sourceUid))
  const merged = new Set<Reservation>()
  for (const stay of open) {
    const [event, ...others] = rest.filter(({ dates }) => overlaps(dates, stay.dates))
    if (!event || others.length > 0) continue
    const isAlone = open.filter(({ dates }) => overlaps(dates, event.dates)).length === 1
    if (isAlone) pairs.set(stay, event)
    else if (isCovered(stay.dates, [event.dates])) merged.add(stay)
  }
  const paired = new Set(pairs.values())
  return { pairs, merged, rest: rest.filter((event) => !paired.has(event)) }
}

/** A plan while it is made, with the nights as its changes leave them. */
class PlanInProgress implements Plan {
  readonly changes: PlannedChange[] = []
  readonly findings = new Map<string, Finding>()
  readonly feed: Feed
  private nights: { id: string; dates: StayDates }[]

  constructor(feed: Feed, season: readonly Reservation[]) {
    this.feed = feed
    this.nights = season.map(({ id, dates }) => ({ id, dates }))
  }

  /** Whether these stays have every night of an event, with the dates that they have by now. */
  isCoveredBy(dates: StayDates, ids: ReadonlySet<string>): boolean {
    const theirs = this.nights.filter(({ id }) => ids.has(id)).map((each) => each.dates)
    return isCovered(dates, theirs)
  }

  isTaken(dates: StayDates, own = ''): boolean {
    return this.nights.some((each) => each.id !== own && overlaps(each.dates, dates))
  }

  remove(original: Reservation): void {
    const { id, dates, sourceTitle: title = '' } = original
    this.nights = this.nights.filter((each) => each.id !== id)
    this.change({ kind: 'gone', command: toDelete(original), dates, title, isNews: true })
  }

  edit(original: Reservation, next: ReservationDraft): void {
    const { dates, sourceTitle: title = '' } = next
    this.nights = this.nights.map((each) => (each.id === original.id ? { ...each, dates } : each))
    const isNews = !sameDates(original.dates, dates)
    this.change({ kind: 'changed', command: toEdit(original, next), dates, title, isNews })
  }

  add(event: FeedEvent): void {
    const { dates, title, note: notlar } = event
    this.nights.push({ id: keyOfDates(dates), dates })
    const origin = originOf(event, this.feed)
    // Calendars have no prices, so the total is the sum of later payments.
    const amounts = { toplamUcret: 0, kapora: 0, kalan: 0 }
    const next = { ...amounts, musteriAdi: '', notlar, ...origin, dates, status: 'booked' } as const
    this.change({ kind: 'new', command: toAdd(next), dates, title, isNews: true })
  }

  /** Records a finding, with the time of the first pull that found it. */
  find(key: string, finding: DistributiveOmit<Finding, 'at' | 'answer'>): void {
    const { findings, now } = this.feed
    this.findings.set(key, { ...finding, at: findings.get(key)?.at ?? now })
  }

  findEvent(
    kind: 'conflict' | 'double' | 'long' | 'echo',
    { dates, title }: FeedEvent,
    stay?: Reservation,
  ): void {
    this.find(keyOfDates(dates), { kind, dates, title, ...(stay && { stay: stay.id }) })
  }

  private change(change: PlannedChange): void {
    this.changes.push(change)
  }
}

type DistributiveOmit<Type, Key extends PropertyKey> = Type extends unknown
  ? Omit<Type, Key>
  : never

/** The origin of a calendar event's stay. */
function originOf({ uid, title }: FeedEvent, { source, channel }: Feed): Origin {
  return { source, channel, ...(uid && { sourceUid: uid }), ...(title && { sourceTitle: title }) }
}

/**
 * Deletes a stay that is missing only after two readings an hour apart, of a faultless calendar that
 * has most other stays and reaches past it, and if it has not begun and no person has changed it.
 */
function planAbsences(
  plan: PlanInProgress,
  vanished: readonly Reservation[],
  { today, isUntouched }: PlanSeason,
  isShrunken: boolean,
): void {
  const { feed } = plan
  for (const stay of vanished) {
    const { id, dates, sourceTitle: title = '' } = stay
    const before = feed.findings.get(id)
    const isDue = before !== undefined && feed.now - before.at >= ABSENT_MS
    const isWithMost = before ? before.kind === 'absentWithMost' : isShrunken
    const isCertain =
      !isShrunken &&
      before?.kind === 'absent' &&
      feed.unreadable.length === 0 &&
      stay.channel === feed.channel &&
      dates.checkIn > today &&
      feed.events.some((event) => event.dates.checkOut >= dates.checkOut) &&
      isUntouched(id)
    const kind =
      isDue || before?.kind === 'missing' ? 'missing' : isWithMost ? 'absentWithMost' : 'absent'
    if (isDue && isCertain) plan.remove(stay)
    else plan.find(id, { kind, dates, title, stay: id })
  }
}

function planPairs(
  plan: PlanInProgress,
  pairs: ReadonlyMap<Reservation, FeedEvent>,
  { today, isUntouched }: PlanSeason,
): void {
  let waiting: { stay: Reservation; event: FeedEvent; next: Reservation }[] = []
  for (const [stay, event] of pairs) {
    const dates = datesHere(event, stay, today)
    const next = { ...stay, ...originOf(event, plan.feed), dates }
    const isSame = sameDates(stay.dates, dates)
    if (isSame && !isSameOrigin(stay, next)) plan.edit(stay, next)
    if (isSame) continue
    if (isUntouched(stay.id) && isCertainMove(stay.dates, dates, today))
      waiting.push({ stay, event, next })
    else plan.find(keyOfDates(dates), { kind: 'moved', dates, title: event.title, stay: stay.id })
  }
  // A stay may move to nights that another has just left, so this repeats until none can move.
  for (let before = -1; waiting.length !== before;) {
    before = waiting.length
    waiting = waiting.filter(({ stay, next }) => {
      const isBlocked = plan.isTaken(next.dates, stay.id)
      if (!isBlocked) plan.edit(stay, next)
      return isBlocked
    })
  }
  for (const { stay, event } of waiting) plan.findEvent('conflict', event, stay)
}

function isSameOrigin(one: Reservation, other: Reservation): boolean {
  return (['source', 'sourceUid', 'sourceTitle', 'channel'] as const).every(
    (name) => one[name] === other[name],
  )
}

/** A stay's dates here: a calendar without past nights does not delay a check-in. */
function datesHere({ dates }: FeedEvent, stay: Reservation, today: IsoDate): StayDates {
  const isClipped = stay.dates.checkIn < dates.checkIn && dates.checkIn <= today
  return isClipped ? { ...dates, checkIn: stay.dates.checkIn } : dates
}

/** Whether new dates need no owner: they change nothing before today, and are of a usual length. */
function isCertainMove(before: StayDates, after: StayDates, today: IsoDate): boolean {
  const isArrivalMoved = before.checkIn !== after.checkIn
  const isInPast = isArrivalMoved && (before.checkIn < today || after.checkIn < today)
  const isLong = countNights(after) > Math.max(MOST_NIGHTS, countNights(before))
  return !isInPast && !isLong && after.checkOut > today
}

/** Plans the events without a stay: the earliest and longest first, which may contain others. */
function planNew(
  plan: PlanInProgress,
  events: readonly FeedEvent[],
  settled: readonly Reservation[],
  present: PlanSeason,
): void {
  const { feed } = plan
  const ours = new Set(settled.map(({ id }) => id))
  for (const event of [...events].sort(byBeginning)) {
    const { dates } = event
    if (plan.isCoveredBy(dates, ours)) continue
    const equal = present.season.find(
      (stay) => sameDates(stay.dates, dates) && !isOwn(stay, feed, present),
    )
    const isEcho = feed.findings.get(keyOfDates(dates))?.kind === 'echo'
    if (isEcho || (equal && equal.source === undefined) || isCancelledHere(event, feed, present))
      plan.findEvent('echo', event)
    else if (equal) plan.findEvent('double', event)
    else if (plan.isTaken(dates)) plan.findEvent('conflict', event)
    else if (countNights(dates) > MOST_NIGHTS) plan.findEvent('long', event)
    else {
      plan.add(event)
      ours.add(keyOfDates(dates))
    }
  }
}

/**
 * Whether an owner has cancelled the event's stay here while the calendar still contained it. The
 * same dates of a source without UIDs may have been sold again since.
 */
function isCancelledHere(event: FeedEvent, feed: Feed, present: PlanSeason): boolean {
  return present.cancelled.some((stay) => {
    if (!isOwn(stay, feed, present)) return false
    if (event.uid !== '' && stay.sourceUid !== undefined) return event.uid === stay.sourceUid
    const wasThere =
      feed.pulledAt !== null && feed.pulledAt <= stay.cancellation.at && !feed.findings.has(stay.id)
    return sameDates(stay.dates, event.dates) && wasThere
  })
}

function isCovered(dates: StayDates, others: readonly StayDates[]): boolean {
  return nightsOf(dates).every((night) => others.some((other) => covers(other, night)))
}

function byBeginning(one: FeedEvent, other: FeedEvent): number {
  if (one.dates.checkIn !== other.dates.checkIn)
    return one.dates.checkIn < other.dates.checkIn ? -1 : 1
  return countNights(other.dates) - countNights(one.dates)
}
