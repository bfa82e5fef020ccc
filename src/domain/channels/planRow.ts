import type { CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'
import type { BadEvent, Calendar, FeedEvent, Source } from './feed.ts'

/** What can be said of an event, or of a stay that came by one; those that are written come first, as they are to be written. */
export const PLAN_STATES = [
  'gone',
  'changed',
  'new',
  /** So many nights would be closed at once that an owner has to say so. */
  'asked',
  /** A stay that the calendar has no longer, and of which it is not certain that it is gone. */
  'missing',
  'conflict',
  'unreadable',
  'same',
  'skipped',
] as const

/** Where a stay came from: whose guest it is, the event's UID, and the channel's id unless it was read from a file. */
export type Origin = Pick<Reservation, 'source' | 'sourceUid' | 'channel'>

/** A calendar that was read, and what is known of it. */
export type Feed = Calendar & {
  source: Source
  /** The channel's id; `null` for a file or a pasted text. */
  channel: string | null
  /** What its stays are called where no title says who comes. */
  name: string
  /** The keys of the events that were echoes when the channel was read last: they still are when what they repeat has gone. */
  echoes: ReadonlySet<string>
  /** The keys of the events of which an owner has said that they close nothing. */
  declined: ReadonlySet<string>
  /** What is known of the stays that it had no longer before; `null` where an owner decides of each row. */
  absence: Absence | null
}

/** What is known of stays that a channel has no longer, at a moment of the caretaker's clock. */
type Absence = {
  now: number
  /** By the stay's id: since when it has been missing, and whether an owner has said that it stays. */
  missing: ReadonlyMap<string, { since: number; kept?: true }>
  /** The ids of those of which a person has written something. */
  typed: ReadonlySet<string>
}

/** What stands here. */
export type Present = {
  season: readonly Reservation[]
  /** The stays that were cancelled here, of which a channel may know nothing. */
  cancelled: readonly CancelledStay[]
  /** The requests for which nights are held. */
  held: readonly { stay: Stay }[]
  /** The ids of all channels there are; a stay is its own channel's to take away. */
  channels: ReadonlySet<string>
  /** By which this site’s own UIDs are known: the id of its project. */
  site: string
  today: IsoDate
}

/** Who has a night that an event wants: a stay here, by its id, or another event of the same calendar. */
export type Rival = { id: string | null; guest: string; stay: Stay; source: Source | null }

/** Why an event may be a stay that could not be read. */
const UNREADABLE = ['dates', 'order', 'zone', 'repeats', 'broken', 'loneMarker'] as const
type UnreadableReason = (typeof UNREADABLE)[number]

/**
 * Why an event is left alone. `kept`: the calendar has a stay no longer, and an owner has said that it stays; `cancelledHere`: an
 * owner has cancelled it here, and the channel still has it; `declined`: it closes too many nights, and an owner
 * has said no; `here`: it stands here already, by the channel that tells it.
 */
export type SkipReason =
  | 'past'
  | 'cancelled'
  | 'cancelledHere'
  | 'here'
  | 'window'
  | 'echo'
  | 'long'
  | 'kept'
  | 'declined'
  | BadEvent['reason']

/** Whether some of the nights that an event sells are held for a request. */
type OverHeld = { overHeld: boolean }

/** What is to be done about an event, or about a stay whose event has gone. */
export type PlanRow =
  | ({ state: 'new'; event: FeedEvent; draft: ReservationDraft } & OverHeld)
  | ({ state: 'changed'; event: FeedEvent; base: Reservation; draft: Reservation } & OverHeld)
  | { state: 'gone'; base: Reservation }
  | ({
      state: 'asked'
      event: FeedEvent
      base: Reservation | null
      draft: ReservationDraft
    } & OverHeld)
  /** `asks`: it has been missing for so long that an owner is asked. */
  | { state: 'missing'; base: Reservation; asks: boolean }
  | ({
      state: 'conflict'
      event: FeedEvent
      base: Reservation | null
      /** Where it would stand. */
      stay: Stay
      rivals: readonly Rival[]
    } & OverHeld)
  | { state: 'same'; event: FeedEvent; base: Reservation }
  | { state: 'unreadable'; reason: UnreadableReason; event: BadEvent }
  | {
      state: 'skipped'
      reason: SkipReason
      event: FeedEvent | BadEvent | null
      base: Reservation | null
    }

/** The rows, those to be written first and in an order in which each can be; `shrunken` when suspiciously much has gone. */
export type Plan = { rows: readonly PlanRow[]; shrunken: boolean }

/** The row of what is left alone. */
export function skip(
  reason: SkipReason,
  event: FeedEvent | BadEvent | null,
  base: Reservation | null = null,
): PlanRow {
  return { state: 'skipped', reason, event, base }
}

/** By what an event is known again: a UID alone may come back with days that somebody has booked. */
export function echoKey({ uid, stay }: Pick<FeedEvent, 'uid' | 'stay'>): string {
  return `${stay.checkIn}/${stay.checkOut} ${uid}`
}

/** Why an event may be a stay that could not be read; `null` where it certainly is none. */
export function unreadableReason(event: BadEvent): UnreadableReason | null {
  return UNREADABLE.find((each) => each === event.reason) ?? null
}

/** The row of an event that is no stay. */
export function badRow(event: BadEvent): PlanRow {
  const reason = unreadableReason(event)
  if (reason !== null) return { state: 'unreadable', reason, event }
  return skip(event.reason, event)
}

/** The keys of the events that a plan took for echoes of ours, which the next one has to know. */
export function echoesIn({ rows }: Plan): string[] {
  return rows.flatMap((row) =>
    row.state === 'skipped' && row.reason === 'echo' && row.event && 'stay' in row.event
      ? echoKey(row.event)
      : [],
  )
}
