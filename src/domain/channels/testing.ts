import type { Reservation } from '#domain/stay/reservation.ts'
import { overlaps } from '#domain/stay/stayDates.ts'
import { day, type StayMore } from '#domain/testing.ts'
import { type FeedEvent, hasStableUids, type Source, SOURCES } from './feed.ts'
import { type Feed, type Plan, planFeed, type PlanSeason } from './plan.ts'

export const HOUR_MS = 3_600_000

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

/** A stay that a channel sold, and that nobody has named; the channel is named after its source. */
export function soldStay(
  source: Source,
  id: string,
  from: string,
  to: string,
  more: StayMore = {},
) {
  const origin = { source, channel: source, sourceTitle: 'Reserved' }
  const uid = hasStableUids(source) ? { sourceUid: id } : {}
  return seasonStay(id, from, to, { musteriAdi: '', ...origin, ...uid, ...more })
}

export function feedEvent(uid: string, from: string, to: string, title = 'Reserved'): FeedEvent {
  return { uid, dates: { checkIn: day(from), checkOut: day(to) }, title, note: '' }
}

/** A calendar of a channel that is named after its source, whose pulls begin at the moment 0. */
export function feedOf(
  source: Source,
  events: readonly FeedEvent[],
  more: Partial<Feed> = {},
): Feed {
  const calendar = { events, unreadable: [], isEmpty: events.length === 0 }
  return {
    ...calendar,
    source,
    channel: source,
    findings: new Map(),
    pulledAt: null,
    now: 0,
    ...more,
  }
}

/** The present season on 1 July 2026, in which no person has changed a stay. */
export function channelSeason(
  season: readonly Reservation[],
  more: Partial<PlanSeason> = {},
): PlanSeason {
  const channels = new Set<string>(SOURCES)
  const isUntouched = () => true
  return {
    season,
    cancelled: [],
    channels,
    site: 'here',
    today: day('2026-07-01'),
    isUntouched,
    ...more,
  }
}

/** Each change and finding of a plan in a few words. */
export function inWords({ changes, findings }: Plan): string[] {
  return [
    ...changes.map(({ kind, dates }) => `${kind} ${dates.checkIn} ${dates.checkOut}`),
    ...[...findings].map(([key, { kind }]) => `${kind} ${key}`),
  ]
}

/** A calendar’s plan in words. */
export function planned(
  feed: Feed,
  season: readonly Reservation[],
  more: Partial<PlanSeason> = {},
): string[] {
  return inWords(planFeed(feed, channelSeason(season, more)))
}

/** The season after a plan's changes are written one by one; throws when one does not fit. */
export function afterPlan(season: readonly Reservation[], { changes }: Plan): Reservation[] {
  let stays = [...season]
  changes.forEach(({ command }, index) => {
    if (command.verb === 'delete') stays = stays.filter(({ id }) => id !== command.original.id)
    if (command.verb === 'edit')
      stays = stays.map((stay) =>
        stay.id === command.original.id ? { ...stay, ...command.next } : stay,
      )
    if (command.verb === 'add')
      stays.push({ ...command.next, id: `${Math.random()} ${index}`, version: 1 })
    const isTwice = stays.some((one, place) =>
      stays.slice(place + 1).some((other) => overlaps(one.dates, other.dates)),
    )
    if (isTwice) throw new Error(`${command.verb} takes a night that somebody has`)
  })
  return stays
}
