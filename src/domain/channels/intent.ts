import { toAdd, toDelete, toEdit, toUncancel, type Command } from '#domain/commands/command.ts'
import { isCancelled, type Reservation, type ReservationDraft } from '#domain/reservation.ts'
import { sameStay } from '#domain/stay.ts'
import type { FeedEvent } from './feed.ts'
import type { Feed, Origin, PlanRow, SkipReason } from './planRow.ts'
import type { Pull } from './channel.ts'
import { guestNameOf } from './siteWords.ts'

// Calendars have no prices, so the total is the sum of later payments.
const NO_AMOUNTS = { toplamUcret: 0, kapora: 0, kalan: 0, usesPayments: true } as const

const LONGEST_NAME = 200
const LONGEST_NOTE = 5000

/** The stay for an event. */
export function newStay(feed: Feed, event: FeedEvent): ReservationDraft {
  const { stay, title, note } = event
  return {
    ...NO_AMOUNTS,
    musteriAdi: (guestNameOf(title) || feed.name).slice(0, LONGEST_NAME),
    notlar: note.slice(0, LONGEST_NOTE),
    ...originIn(feed, event),
    stay,
  }
}

/** The origin of a calendar event's stay. */
export function originIn(
  { source, channel }: Pick<Feed, 'source' | 'channel'>,
  { uid }: FeedEvent,
): Origin {
  return { source: source, sourceUid: uid, ...(channel !== null && { channel: channel }) }
}

/** The stay of a plan's row that is not written here; empty for a row without a new stay. */
export function soldBy(row: PlanRow): Pull['conflicts'] {
  switch (row.state) {
    case 'new':
    case 'changed':
    case 'asked':
    case 'conflict': {
      const { uid, title } = row.event
      const { checkIn, checkOut } = row.state === 'conflict' ? row.stay : row.draft.stay
      const stay = row.state === 'new' ? undefined : row.base?.id
      const days = { from: checkIn, to: checkOut }
      return [{ uid, title: title.slice(0, 200), ...days, ...(stay && { stay }) }]
    }
    case 'gone':
    case 'missing':
    case 'unreadable':
    case 'same':
    case 'skipped':
      return []
  }
}

/** The unreadable events of a plan, for an owner. */
export function unreadableIn(rows: readonly PlanRow[]): Pull['unreadable'] {
  return rows.flatMap((row) =>
    row.state === 'unreadable' ? { title: row.event.title.slice(0, 200), raw: row.event.raw } : [],
  )
}

/** Whether a row is written by default, only if selected, or never. */
export type Choice = 'usual' | 'onDemand' | 'none'

const REASONS_OF_STAYS: readonly SkipReason[] = ['window', 'echo', 'cancelledHere']

/** The command of a plan's row; `null` if there is nothing to write. */
export function intentOf(feed: Feed, row: PlanRow): Command | null {
  switch (row.state) {
    case 'new':
      return toAdd(row.draft)
    case 'changed':
      return toEdit(row.base, row.draft)
    case 'gone':
    case 'missing':
      return toDelete(row.base)
    case 'asked':
      return row.base ? toEdit(row.base, row.draft) : toAdd(row.draft)
    case 'skipped':
      return row.event && 'stay' in row.event && mayBeStay(row)
        ? standingAgain(feed, row.event, row.base)
        : null
    case 'conflict':
    case 'unreadable':
    case 'same':
      return null
  }
}

/** Whether a row is written by default. */
export function choiceOf(row: PlanRow): Choice {
  switch (row.state) {
    case 'gone':
    case 'changed':
    case 'new':
      return 'usual'
    case 'asked':
    case 'missing':
      return 'onDemand'
    case 'conflict':
    case 'unreadable':
    case 'same':
      return 'none'
    case 'skipped':
      return mayBeStay(row) ? 'onDemand' : 'none'
  }
}

/**
 * A row's key, which is stable when the same calendar is compared again; several events may share a
 * UID.
 */
export function keyOf(row: PlanRow): string {
  if (!('event' in row) || !row.event) return `stay ${('base' in row && row.base?.id) || ''}`
  const { event } = row
  return 'stay' in event ? `event ${event.stay.checkIn} ${event.uid}` : `event ${event.uid}`
}

/** A stay cancelled here is undeleted with its history if its dates are unchanged, else added. */
function standingAgain(feed: Feed, event: FeedEvent, base: Reservation | null): Command {
  return base && isCancelled(base) && sameStay(base.stay, event.stay)
    ? toUncancel(base)
    : toAdd(newStay(feed, event))
}

/** Events that look like blocked days or our own may be stays; an owner decides. */
function mayBeStay(row: PlanRow): boolean {
  return row.state === 'skipped' && REASONS_OF_STAYS.includes(row.reason)
}
