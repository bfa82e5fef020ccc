import { toAdd, toDelete, toEdit, type Command } from '#domain/stayChange.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import type { FeedEvent } from './feed.ts'
import type { Feed, Origin, PlanRow } from './planRow.ts'
import type { Pull } from './channel.ts'
import { guestNameOf } from './siteWords.ts'

// Calendars have no prices, so the total is the sum of later payments.
const NO_AMOUNTS = { toplamUcret: 0, kapora: 0, kalan: 0 } as const

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
  return { source, sourceUid: uid, channel }
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

/** The command of a plan's row; `null` for one that is not written, or not before an owner decides. */
export function commandOf(row: PlanRow): Command | null {
  switch (row.state) {
    case 'new':
      return toAdd(row.draft)
    case 'changed':
      return toEdit(row.base, row.draft)
    case 'gone':
      return toDelete(row.base)
    case 'asked':
    case 'missing':
    case 'conflict':
    case 'unreadable':
    case 'same':
    case 'skipped':
      return null
  }
}
