import type { ReservationDraft } from '#domain/reservation.ts'
import type { FeedEvent } from './feed.ts'
import type { Feed, Origin } from './planRow.ts'
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
