import type { Reservation } from '#domain/reservation.ts'
import { isPast, isTooLong, type Stay } from '#domain/stay.ts'
import type { Breathe } from '#lib/yieldToMain.ts'
import { type FeedEvent, kindOf, tellsStays } from './feed.ts'
import type { Nights } from './nights.ts'
import { type Feed, type PlanRow, type Present, skip, type SkipReason } from './planRow.ts'
import { Taken } from './taken.ts'
import { hasPassed, isKin, originOf } from './uid.ts'

/** An event and the stay that came by it. */
export type Pair = { event: FeedEvent; base: Reservation }

/** Which event belongs to which stay: by its UID or, where that was given anew, by its days. */
export async function matchEvents(feed: Feed, present: Present, breathe: Breathe) {
  const { today } = present
  const { known, orphans, isElsewhere } = await storedBy(feed, present, breathe)
  const pairs: Pair[] = []
  const cancelled: Reservation[] = []
  const unknown: FeedEvent[] = []
  for (const event of feed.events) {
    await breathe()
    const base = known.get(event.uid)
    const orphan = mayBeRenamed(feed, present, event) ? orphans.get(daysOf(event.stay)) : undefined
    if (base && !event.cancelled) pairs.push({ event, base })
    else if (base && !isPast(base.stay, today)) cancelled.push(base)
    else if (!base && orphan) {
      pairs.push({ event, base: orphan })
      orphans.delete(daysOf(event.stay))
    } else unknown.push(event)
  }
  const isOurs = ({ channel }: Reservation) => feed.channel === null || channel === feed.channel
  const vanished = [...orphans.values()].filter((base) => isOurs(base) && !isElsewhere(base))
  return { pairs, cancelled, unknown, vanished }
}

/** The stays of a feed's source: those that it may know by their UIDs, and those of them that it tells no longer, by their days. */
async function storedBy(feed: Feed, { season, channels, today }: Present, breathe: Breathe) {
  const isElsewhere = ({ channel }: Reservation) =>
    channel !== undefined && channel !== feed.channel && channels.has(channel)
  const told = new Set<string>()
  for (const { uid } of [...feed.events, ...feed.bad]) {
    told.add(uid)
    await breathe()
  }
  const known = new Map<string, Reservation>()
  const orphans = new Map<string, Reservation>()
  for (const base of season) {
    await breathe()
    const { sourceUid = '', stay } = base
    const isTheirs = base.source === feed.source
    // A channel that is said to be another's than was thought still knows what came by it.
    if (!isTheirs && !cameBy(feed, base)) continue
    if (feed.channel === null || !isElsewhere(base)) known.set(sourceUid, base)
    if (isTheirs && !told.has(sourceUid) && !isElsewhere(base) && !isPast(stay, today))
      orphans.set(daysOf(stay), base)
  }
  return { known, orphans, isElsewhere }
}

/** Events that no stay came by: those that may become one, earliest first, and those that do not, with the reason. */
export async function siftEvents(
  feed: Feed,
  present: Present,
  nights: Nights,
  events: readonly FeedEvent[],
  breathe: Breathe,
): Promise<{ candidates: readonly FeedEvent[]; skipped: readonly PlanRow[] }> {
  const origins = new Set<string>()
  const here = new Map<string, Reservation>()
  for (const base of present.season) {
    const { sourceUid, channel } = base
    if (sourceUid !== undefined) origins.add(originOf(sourceUid))
    if (sourceUid !== undefined && channel !== undefined) here.set(sourceUid, base)
    await breathe()
  }
  const calledOff = cancelledBy(feed, present)
  const candidates: FeedEvent[] = []
  const skipped: PlanRow[] = []
  for (const event of events) {
    await breathe()
    const reason = reasonToSkip(event)
    if (reason) skipped.push(skip(reason, event, baseOf(reason, event)))
    else candidates.push(event)
  }
  return { candidates: candidates.toSorted(byBeginning), skipped }

  function reasonToSkip({ uid, stay, title, cancelled }: FeedEvent): SkipReason | null {
    const kind = kindOf(feed.source, title)
    if (cancelled) return 'cancelled'
    if (isPast(stay, present.today)) return 'past'
    if (calledOff.has(uid)) return 'cancelledHere'
    if (kind === 'window') return 'window'
    // A file of which nobody said whose it is, and of whose channel its owner says otherwise than it looks.
    if (feed.channel === null && here.has(uid)) return 'here'
    if (origins.has(originOf(uid)) || hasPassed(uid, present.site)) return 'echo'
    // A site of our kind says by the UID whose a stay is; of others, a title may.
    const isUnclear = kind === 'unclear' && !isKin(uid)
    if (isUnclear && (feed.echoes.has(uid) || nights.consistsOfOthers(stay))) return 'echo'
    // It was told of a stay of its own, which has been cancelled there, and has read it back from us.
    if (isUnclear && tellsStays(feed.source) && nights.consistsOfLeft(stay)) return 'echo'
    return isTooLong(stay) ? 'long' : null
  }

  function baseOf(reason: SkipReason, { uid }: FeedEvent) {
    return reason === 'here' ? here.get(uid) : calledOff.get(uid)
  }
}

function cameBy(feed: Feed, stay: Reservation): boolean {
  return feed.channel !== null && stay.channel === feed.channel
}

/** The stays of a feed's source that were cancelled here, by their UIDs; their days may have been sold anew under another one. */
function cancelledBy(feed: Feed, { cancelled, channels }: Present) {
  const { source, channel } = feed
  const isElsewhere = (stay: Reservation) =>
    channel !== null &&
    stay.channel !== undefined &&
    stay.channel !== channel &&
    channels.has(stay.channel)
  return new Map(
    cancelled.flatMap((base) => {
      const { sourceUid } = base
      const isTheirs = (base.source === source && !isElsewhere(base)) || cameBy(feed, base)
      return isTheirs && sourceUid !== undefined ? [[sourceUid, base] as const] : []
    }),
  )
}

/** Tells whether a stay that a calendar has no longer is gone: the calendar reaches past it, or has somebody else there. */
export async function missingBy(
  { events }: Feed,
  candidates: readonly FeedEvent[],
  breathe: Breathe,
) {
  const reach = events.reduce((last, { stay }) => (stay.checkOut > last ? stay.checkOut : last), '')
  const others = new Taken<{ stay: Stay }>()
  for (const { stay } of candidates) {
    others.add({ stay })
    await breathe()
  }
  return ({ stay }: Reservation) => stay.checkOut <= reach || others.sharing(stay).length > 0
}

/** Whether an event may be a stay under a new UID. What the channel has from us may lie on the days of one that it has cancelled. */
function mayBeRenamed(
  { source, echoes }: Feed,
  { site }: Present,
  { uid, title, cancelled }: FeedEvent,
): boolean {
  const isOurs = echoes.has(uid) || hasPassed(uid, site)
  return !cancelled && !isOurs && (kindOf(source, title) === 'stay' || !tellsStays(source))
}

function byBeginning(one: FeedEvent, other: FeedEvent): number {
  return one.stay.checkIn < other.stay.checkIn ? -1 : one.stay.checkIn > other.stay.checkIn ? 1 : 0
}

function daysOf({ checkIn, checkOut }: Stay): string {
  return `${checkIn}/${checkOut}`
}
