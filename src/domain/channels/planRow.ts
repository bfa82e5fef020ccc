import type { CancelledStay, Reservation, ReservationDraft } from '#domain/stay/reservation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import type { BadEvent, Calendar, FeedEvent, Source } from './feed.ts'

/** The states of an event or imported stay; those to write come first, in writing order. */
export const PLAN_STATES = [
  'gone',
  'changed',
  'new',
  /** With so many nights, or such a move of a stay, that an owner has to confirm it. */
  'asked',
  /** A stay that the calendar lacks, not certainly cancelled. */
  'missing',
  'conflict',
  'unreadable',
  'same',
  'skipped',
] as const

export type Origin = Pick<Reservation, 'source' | 'sourceUid' | 'channel'>

export type Feed = Calendar & {
  source: Source
  /** The channel's id. */
  channel: string
  /** The guest's name for stays without one. */
  name: string
  /** The keys of the last reading's echoes, which remain echoes after their stays have gone. */
  echoes: ReadonlySet<string>
  declined: ReadonlySet<string>
  /** Whether certainly no person has changed the stay with this id. */
  isUntouched: (stay: string) => boolean
  /** The state of stays that were missing before. */
  absence: Absence
}

type Absence = {
  now: number
  /**
   * By stay id: since when it has been missing, whether most others were missing at the same time,
   * and whether an owner keeps it.
   */
  missing: ReadonlyMap<string, { since: number; together?: true; kept?: true }>
}

export type PlanSeason = {
  season: readonly Reservation[]
  /** The stays that were cancelled here, possibly unknown to their channel. */
  cancelled: readonly CancelledStay[]
  /** The ids of all channels; only its own channel may delete a stay. */
  channels: ReadonlySet<string>
  /** The part of this site’s UIDs that identifies it: its project's id. */
  site: string
  today: IsoDate
}

/** The holder of a night that an event needs; `id` is `null` for another event. */
export type Rival = { id: string | null; guest: string; dates: StayDates; source: Source | null }

/** Why an event may be an unreadable stay. */
const UNREADABLE = ['dates', 'order', 'zone', 'repeats', 'broken', 'loneMarker'] as const
type UnreadableReason = (typeof UNREADABLE)[number]

/**
 * Why an event is ignored. `kept`: an owner keeps a stay that its calendar lacks; `cancelledHere`:
 * an owner has cancelled it here, but its channel has not; `declined`: an owner has declined its
 * many nights.
 */
export type SkipReason =
  | 'past'
  | 'cancelled'
  | 'cancelledHere'
  | 'closedByChannel'
  | 'echo'
  | 'long'
  | 'kept'
  | 'declined'
  | BadEvent['reason']

export type PlanRow =
  | { state: 'new'; event: FeedEvent; draft: ReservationDraft }
  | { state: 'changed'; event: FeedEvent; original: Reservation; draft: Reservation }
  | { state: 'gone'; original: Reservation }
  | { state: 'asked'; event: FeedEvent; original: Reservation | null; draft: ReservationDraft }
  /** `asks`: missing for so long that an owner is asked. */
  | { state: 'missing'; original: Reservation; asks: boolean }
  | {
      state: 'conflict'
      event: FeedEvent
      original: Reservation | null
      dates: StayDates
      rivals: readonly Rival[]
    }
  | { state: 'same'; event: FeedEvent; original: Reservation }
  | { state: 'unreadable'; reason: UnreadableReason; event: BadEvent }
  | {
      state: 'skipped'
      reason: SkipReason
      event: FeedEvent | BadEvent | null
      original: Reservation | null
    }

/** `rows` in writing order; `shrunken` when suspiciously many stays are missing. */
export type Plan = { rows: readonly PlanRow[]; shrunken: boolean }

/** The row of an ignored event. */
export function skip(
  reason: SkipReason,
  event: FeedEvent | BadEvent | null,
  original: Reservation | null = null,
): PlanRow {
  return { state: 'skipped', reason, event, original }
}

/** The key of an event for recognition; a UID may be used again for dates that are booked. */
export function echoKey({ uid, dates }: Pick<FeedEvent, 'uid' | 'dates'>): string {
  return `${dates.checkIn}/${dates.checkOut} ${uid}`
}

/** Why an event may be an unreadable stay; `null` if it certainly is none. */
export function unreadableReason(event: BadEvent): UnreadableReason | null {
  return UNREADABLE.find((each) => each === event.reason) ?? null
}

/** The keys of a plan's echoes, for the next plan. */
export function echoesIn({ rows }: Plan): string[] {
  return rows.flatMap((row) =>
    row.state === 'skipped' && row.reason === 'echo' && row.event && 'dates' in row.event
      ? echoKey(row.event)
      : [],
  )
}
