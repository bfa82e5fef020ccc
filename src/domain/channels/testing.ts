import type { Reservation } from '#domain/stay/reservation.ts'
import { overlaps } from '#domain/stay/stayDates.ts'
import { day, type StayMore } from '#domain/testing.ts'
import { type FeedEvent, type Source, SOURCES } from './feed.ts'
import { planFeed } from './plan.ts'
import type { Feed, Plan, PlanSeason } from './planRow.ts'

/** A stay of the season, named by an owner unless it has an origin. */
export function seasonStay(id: string, from: string, to: string, more: StayMore = {}): Reservation {
  const stay = { checkIn: day(from), checkOut: day(to) }
  const amounts = { toplamUcret: 0, kapora: 0, kalan: 0 }
  return {
    id,
    version: 1,
    dates: stay,
    musteriAdi: `Guest of ${id}`,
    ...amounts,
    notlar: '',
    status: 'booked',
    ...more,
  }
}

/** Where a stay was sold: on a channel that is named after its source. */
export const originOf = (source: Source, sourceUid: string) => ({
  source,
  sourceUid,
  channel: source,
})

/** A stay sold on a channel, where its UID is `a`. */
export const soldOn = (source: Source, from = '2026-07-10', to = '2026-07-17') =>
  seasonStay('sold', from, to, originOf(source, 'a'))

/** A far event and its stay, so that a calendar extends beyond all others. */
export const farStay = (source: Source) =>
  seasonStay('far', '2027-05-01', '2027-05-03', originOf(source, 'far'))

export function feedEvent(uid: string, from: string, to: string, title = 'Reserved'): FeedEvent {
  const stay = { checkIn: day(from), checkOut: day(to) }
  return { uid, dates: stay, title, note: '', cancelled: false, hasEnd: true }
}

/** A calendar of a channel that is named after its source. */
export function feedOf(
  source: Source,
  events: readonly FeedEvent[],
  more: Partial<Feed> = {},
): Feed {
  const none = { bad: [], echoes: new Set<string>(), declined: new Set<string>() }
  const absence = { now: 0, missing: new Map<string, never>() }
  const isUntouched = () => true
  return { source, channel: source, name: source, events, ...none, isUntouched, absence, ...more }
}

/** The state in which each of these stays has been missing for an hour. */
export function missingForAnHour(
  ...stays: readonly Pick<Reservation, 'id'>[]
): Pick<Feed, 'absence'> {
  const missing = new Map(stays.map(({ id }) => [id, { since: 0 }]))
  return { absence: { now: 3_600_000, missing } }
}

/** The present season on a day. */
export function channelSeason(
  today: string,
  season: readonly Reservation[],
  more: Partial<PlanSeason> = {},
): PlanSeason {
  const channels = new Set<string>(SOURCES)
  return { season, cancelled: [], channels, site: 'here', today: day(today), ...more }
}

/** The season after a plan's rows are written one by one; throws when one does not fit. */
export function afterPlan(season: readonly Reservation[], { rows }: Plan): Reservation[] {
  let stays = [...season]
  for (const row of rows) {
    if (row.state === 'gone') stays = stays.filter(({ id }) => id !== row.original.id)
    if (row.state === 'changed') {
      stays = stays.map((stay) => (stay.id === row.original.id ? row.draft : stay))
    }
    if (row.state === 'new') {
      const id = `${row.draft.source}-${row.event.uid}`
      // A moved stay may have had this UID before.
      const others = stays.filter((stay) => stay.id.startsWith(id)).length
      stays.push({ ...row.draft, id: others > 0 ? `${id} ${others + 1}` : id, version: 1 })
    }
    const pairs = stays.flatMap((one, index) =>
      stays.slice(index + 1).filter((other) => overlaps(one.dates, other.dates)),
    )
    if (pairs.length > 0) throw new Error(`${row.state} takes a night that somebody has`)
  }
  return stays
}

/** Each row of a plan in a word or two: its state, its reason, and its guest. */
export function inWords({ rows }: Plan): string[] {
  return rows.map((row) => {
    const event = 'event' in row ? row.event?.uid : null
    const original = 'original' in row ? row.original?.id : null
    const who = event ?? original ?? ''
    if (row.state === 'skipped' || row.state === 'unreadable') return `${row.reason} ${who}`
    if (row.state === 'missing' && row.asks) return `missing ${who}, asks`
    if (row.state !== 'conflict') return `${row.state} ${who}`
    return `conflict ${who} with ${row.rivals.map(({ id, guest }) => id ?? guest).join()}`
  })
}

/** A calendar’s plan in words: in this present, or on 1 July 2026 with these stays. */
export function planned(
  feed: Feed,
  present: PlanSeason | readonly Reservation[],
  more: Partial<PlanSeason> = {},
): string[] {
  const season = 'season' in present ? present : channelSeason('2026-07-01', present, more)
  return inWords(planFeed(feed, season))
}
