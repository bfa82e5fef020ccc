import { toAdd, toDelete, toEdit, toUncancel } from '#domain/commands/intents.ts'
import { isCancelled } from '#domain/cancelled/cancelledStay.ts'
import type { Intended } from '#domain/commands/intents.ts'
import { sameStay } from '#domain/stay.ts'
import { newStay } from './newStay.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { FeedEvent } from './feed.ts'
import type { Feed, PlanRow, SkipReason } from './planRow.ts'

/** What somebody may have to do with a row: it is written unless they say no, only if they say so, or not at all. */
export type Choice = 'usual' | 'onDemand' | 'none'

const REASONS_OF_STAYS: readonly SkipReason[] = ['window', 'echo', 'cancelledHere']

/** What is intended with a row of a plan; `null` where there is nothing to write. */
export function intentOf(feed: Feed, row: PlanRow): Intended | null {
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

/** Whether a row is written unless somebody says no. */
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

/** By what a row is known when the same calendar is compared again; several events may have one UID. */
export function keyOf(row: PlanRow): string {
  if (!('event' in row) || !row.event) return `stay ${('base' in row && row.base?.id) || ''}`
  const { event } = row
  return 'stay' in event ? `event ${event.stay.checkIn} ${event.uid}` : `event ${event.uid}`
}

/** What was cancelled here comes back with its story while its days are those of its channel, and else as a stay of its own. */
function standingAgain(feed: Feed, event: FeedEvent, base: Reservation | null): Intended {
  return base && isCancelled(base) && sameStay(base.stay, event.stay)
    ? toUncancel(base)
    : toAdd(newStay(feed, event))
}

/**
 * What was left alone because its title looks like a block of the channel's, or like our own days, may be a stay all the same; what
 * an owner has cancelled here may come back, if an owner says so.
 */
function mayBeStay(row: PlanRow): boolean {
  return row.state === 'skipped' && REASONS_OF_STAYS.includes(row.reason)
}
