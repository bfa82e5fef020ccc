import { addDays, type IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft } from '#domain/stay/reservation.ts'
import {
  countNights,
  isPast,
  isTooLong,
  sameDates,
  type StayDates,
} from '#domain/stay/stayDates.ts'
import { toAdd, toDelete, toEdit, type Command } from '#domain/stay/stayChange.ts'
import { type BadEvent, type FeedEvent, hasStableUids } from './feed.ts'
import { matchEvents, type Pair, siftEvents } from './match.ts'
import { PlannedStays } from './plannedStays.ts'
import {
  echoKey,
  type Feed,
  type Plan,
  PLAN_STATES,
  type PlanRow,
  type PlanSeason,
  skip,
  unreadableReason,
  type Origin,
} from './planRow.ts'
import type { Pull } from './channel.ts'
import { guestIn } from './siteWords.ts'

/** How long a stay has to be missing before it is deleted, or an owner is asked. */
const ABSENT_MS = 3_600_000

/** An event with more nights is hardly a stay. */
const MOST_NIGHTS = 60
const YEAR_NIGHTS = 365

/** Compares a calendar with the season; stays sold here never change, and booked nights conflict. */
export function planFeed(calendar: Feed, present: PlanSeason): Plan {
  const feed = { ...calendar, bad: withLostStays(calendar, present) }
  const nights = nightsOf(present)
  const { pairs, unknown, vanished } = matchEvents(feed, present)
  // Most stays missing together are a mistake, or another villa's calendar.
  const shrunken = vanished.length > pairs.length
  const missing = vanished.map((original) => absenceOf(original, feed, present.today, shrunken))
  for (const row of missing) if (row.state === 'gone') nights.release(row.original.id)
  const { candidates, skipped } = siftEvents(feed, present, nights, unknown)
  const rows: PlanRow[] = [
    ...missing,
    ...planPairs(feed, present.today, nights, pairs),
    ...planNew(feed, nights, candidates),
    ...skipped,
    ...feed.bad.map(badRow),
  ]
  return { rows: inOrder(askFirst(rows, feed, present.today)), shrunken }
}

/** An event without a night is usually an appointment, but the event of a stay is unreadable. */
function withLostStays({ bad }: Feed, { season }: PlanSeason): BadEvent[] {
  const uids = new Set(season.map(({ sourceUid }) => sourceUid))
  return bad.map((event) =>
    event.reason === 'noNight' && uids.has(event.uid) ? { ...event, reason: 'dates' } : event,
  )
}

/**
 * The action for a stay missing in its calendar. It is deleted automatically only after two
 * readings an hour apart, of a faultless calendar that has most other stays and extends past it, and
 * if it has not begun and no person has changed it.
 */
function absenceOf(
  original: Reservation,
  feed: Feed,
  today: IsoDate,
  shrunken: boolean,
): PlanRow & ({ original: Reservation } | { state: 'skipped' }) {
  const { absence, bad, events, channel } = feed
  const before = absence.missing.get(original.id)
  if (before?.kept) return { state: 'skipped', reason: 'kept', event: null, original }
  const asks = before !== undefined && absence.now - before.since >= ABSENT_MS
  const isSure =
    asks &&
    !shrunken &&
    !before.together &&
    bad.every((event) => unreadableReason(event) === null) &&
    original.channel === channel &&
    original.dates.checkIn > today &&
    events.some(({ dates }) => dates.checkOut >= original.dates.checkOut) &&
    feed.isUntouched(original.id)
  return isSure ? { state: 'gone', original } : { state: 'missing', original, asks }
}

/** Asks an owner before an event blocks too many nights, or all of them most of the coming year. */
function askFirst(rows: readonly PlanRow[], { declined }: Feed, today: IsoDate): PlanRow[] {
  const year = { checkIn: today, checkOut: addDays(today, YEAR_NIGHTS) }
  const closing = rows.reduce((sum, row) => sum + nightsClosed(row, year), 0)
  const isMostOfYear = closing > YEAR_NIGHTS / 2
  return rows.map((row) => {
    if (row.state !== 'new' && row.state !== 'changed') return row
    const closes = nightsClosed(row)
    if (closes === 0 || (closes <= MOST_NIGHTS && !isMostOfYear)) return row
    const { event, draft } = row
    const original = row.state === 'changed' ? row.original : null
    if (declined.has(echoKey(event))) return skip('declined', event, original)
    return { state: 'asked', event, original, draft }
  })
}

function nightsClosed(row: PlanRow, span?: StayDates): number {
  const within = ({ checkIn, checkOut }: StayDates) =>
    span
      ? countNights({
          checkIn: checkIn > span.checkIn ? checkIn : span.checkIn,
          checkOut: checkOut < span.checkOut ? checkOut : span.checkOut,
        })
      : countNights({ checkIn, checkOut })
  if (row.state === 'new') return Math.max(0, within(row.draft.dates))
  if (row.state !== 'changed') return 0
  return Math.max(0, Math.max(0, within(row.draft.dates)) - Math.max(0, within(row.original.dates)))
}

function nightsOf({ season }: PlanSeason): PlannedStays {
  const nights = new PlannedStays()
  for (const original of season) nights.put(original, original.dates)
  return nights
}

function planPairs(
  feed: Feed,
  today: IsoDate,
  nights: PlannedStays,
  pairs: readonly Pair[],
): readonly PlanRow[] {
  const rows: PlanRow[] = []
  let waiting: (Pair & { draft: Reservation })[] = []
  const doubtful: typeof waiting = []
  for (const { event, original } of pairs) {
    const draft = { ...original, dates: stayHere(event, original, today), ...originIn(feed, event) }
    if (isSame(original, draft, feed)) rows.push({ state: 'same', event, original })
    else if (isTooLong(draft.dates)) rows.push(skip('long', event, original))
    else if (!isDoubtfulMove({ event, original }, draft.dates, feed, today))
      waiting.push({ event, original, draft })
    else if (feed.declined.has(echoKey(event))) rows.push(skip('declined', event, original))
    else doubtful.push({ event, original, draft })
  }
  // A stay may move to nights that another has just left, so this repeats until none can move.
  for (let before = -1; waiting.length !== before;) {
    before = waiting.length
    const stuck: typeof waiting = []
    for (const each of waiting) {
      const { event, original, draft } = each
      if (!nights.move(original, draft.dates)) stuck.push(each)
      else rows.push({ state: 'changed', event, original, draft })
    }
    waiting = stuck
  }
  for (const { event, original, draft } of [...waiting, ...doubtful]) {
    const { dates } = draft
    const rivals = nights.rivalsOf(dates, original.id)
    if (rivals.length > 0) rows.push({ state: 'conflict', event, original, dates, rivals })
    else rows.push({ state: 'asked', event, original, draft })
  }
  return rows
}

/**
 * Whether an owner decides about a stay's new dates: they begin or end in the past, or the stay
 * loses nights although a person has changed it, or by an event that only gives its beginning.
 */
function isDoubtfulMove(
  { event, original }: Pair,
  dates: StayDates,
  { isUntouched }: Feed,
  today: IsoDate,
): boolean {
  const { checkIn, checkOut } = original.dates
  if (sameDates(original.dates, dates)) return false
  if (dates.checkIn < today && dates.checkIn < checkIn) return true
  if (isPast(dates, today) && !isPast(original.dates, today)) return true
  const losesNights = dates.checkIn > checkIn || dates.checkOut < checkOut
  return losesNights && (!event.hasEnd || !isUntouched(original.id))
}

/** A stay's dates here: a calendar without past nights does not delay a check-in. */
function stayHere({ dates }: FeedEvent, original: Reservation, today: IsoDate): StayDates {
  if (isPast(dates, today) && isPast(original.dates, today)) return original.dates
  const isClipped = original.dates.checkIn < dates.checkIn && dates.checkIn <= today
  return isClipped ? { ...dates, checkIn: original.dates.checkIn } : dates
}

function planNew(
  feed: Feed,
  nights: PlannedStays,
  candidates: readonly FeedEvent[],
): readonly PlanRow[] {
  const rows: PlanRow[] = []
  for (const event of candidates) {
    const { dates } = event
    const rivals = nights.rivalsOf(dates)
    const draft = newStay(feed, event)
    if (rivals.length > 0) rows.push({ state: 'conflict', event, original: null, dates, rivals })
    else {
      nights.add({ guest: draft.musteriAdi, dates, source: feed.source })
      rows.push({ state: 'new', event, draft })
    }
  }
  return rows
}

/** Whether nothing is to be written: a source that renames its events at each fetch would fill the log. */
function isSame(original: Reservation, draft: Reservation, { source }: Feed): boolean {
  return (
    sameDates(original.dates, draft.dates) &&
    original.source === draft.source &&
    (original.sourceUid === draft.sourceUid || !hasStableUids(source)) &&
    original.channel === draft.channel
  )
}

function inOrder(rows: readonly PlanRow[]): PlanRow[] {
  return PLAN_STATES.flatMap((state) => rows.filter((row) => row.state === state))
}

// Calendars have no prices, so the total is the sum of later payments.
const NO_AMOUNTS = { toplamUcret: 0, kapora: 0, kalan: 0 } as const

const LONGEST_NAME = 200
const LONGEST_NOTE = 5000

/** The stay for an event. */
function newStay(feed: Feed, event: FeedEvent): ReservationDraft {
  const { dates, title, note } = event
  const { guest, hasMore } = guestIn(title)
  const found = [...(hasMore ? [title] : []), ...(note ? [note] : [])]
  const notes = found.length > 0 ? `${feed.name}: ${found.join('\n')}` : ''
  return {
    ...NO_AMOUNTS,
    musteriAdi: (guest || feed.name).slice(0, LONGEST_NAME),
    notlar: notes.slice(0, LONGEST_NOTE),
    ...originIn(feed, event),
    dates,
    status: 'booked',
  }
}

/** The origin of a calendar event's stay. */
function originIn(
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
      const { checkIn, checkOut } = row.state === 'conflict' ? row.dates : row.draft.dates
      const stay = row.state === 'new' ? undefined : row.original?.id
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
      return toEdit(row.original, row.draft)
    case 'gone':
      return toDelete(row.original)
    case 'asked':
    case 'missing':
    case 'conflict':
    case 'unreadable':
    case 'same':
    case 'skipped':
      return null
  }
}

/** The row of an event that is no stay. */
function badRow(event: BadEvent): PlanRow {
  const reason = unreadableReason(event)
  if (reason !== null) return { state: 'unreadable', reason, event }
  return skip(event.reason, event)
}
