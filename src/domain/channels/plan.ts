import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { isPast, isTooLong, sameStay, type Stay } from '#domain/stay.ts'
import { type Breathe, makeBreaks } from '#lib/yieldToMain.ts'
import type { FeedEvent } from './feed.ts'
import { matchEvents, missingBy, type Pair, siftEvents } from './match.ts'
import { newStay, originIn } from './newStay.ts'
import { Nights } from './nights.ts'
import {
  badRow,
  type Feed,
  type Plan,
  PLAN_STATES,
  type PlanRow,
  type Present,
  skip,
} from './planRow.ts'

/** So many vanish at once by mistake rather than by cancellations, when they are more than those that remain. */
const SUSPICIOUS = 3

/**
 * Compares a calendar with the season; the page can be used meanwhile. A stay that was sold here is never touched; nights that
 * somebody has are a conflict.
 */
export async function planFeed(feed: Feed, present: Present): Promise<Plan> {
  const breathe = makeBreaks()
  const nights = await nightsOf(present, breathe)
  const { pairs, cancelled, unknown, vanished } = await matchEvents(feed, present, breathe)
  // What was a stay of theirs must not make their next one look like ours.
  for (const base of [...cancelled, ...vanished]) nights.leave(base)
  const { candidates, skipped } = await siftEvents(feed, present, nights, unknown, breathe)
  const isMissing = await missingBy(feed, candidates, breathe)
  const beyond = vanished.filter((base) => !isMissing(base))
  for (const base of beyond) nights.put(base, base.stay)
  const gone = [...cancelled, ...vanished.filter(isMissing)]
  const rows: PlanRow[] = [
    ...gone.map((base) => ({ state: 'gone' as const, base })),
    ...(await planPairs(feed, present.today, nights, pairs, breathe)),
    ...(await planNew(feed, nights, candidates, breathe)),
    ...skipped,
    ...beyond.map((base) => skip('beyond', null, base)),
    ...feed.bad.map(badRow),
  ]
  return { rows: inOrder(rows), shrunken: gone.length >= SUSPICIOUS && gone.length > pairs.length }
}

async function nightsOf({ season, held }: Present, breathe: Breathe): Promise<Nights> {
  const nights = new Nights()
  for (const base of season) {
    nights.put(base, base.stay)
    await breathe()
  }
  for (const { stay } of held) nights.hold(stay)
  return nights
}

async function planPairs(
  feed: Feed,
  today: IsoDate,
  nights: Nights,
  pairs: readonly Pair[],
  breathe: Breathe,
): Promise<readonly PlanRow[]> {
  const rows: PlanRow[] = []
  let waiting: (Pair & { draft: Reservation })[] = []
  for (const { event, base } of pairs) {
    const draft = { ...base, stay: stayHere(event, base, today), ...originIn(feed, event) }
    if (isSame(base, draft)) rows.push({ state: 'same', event, base })
    else if (isTooLong(draft.stay)) rows.push(skip('long', event, base))
    else waiting.push({ event, base, draft })
    await breathe()
  }
  // One may go where another has just left, so they are tried until none can move.
  for (let before = -1; waiting.length !== before;) {
    before = waiting.length
    const stuck: typeof waiting = []
    for (const each of waiting) {
      const { event, base, draft } = each
      if (nights.move(base, draft.stay)) rows.push({ state: 'changed', event, base, draft })
      else stuck.push(each)
      await breathe()
    }
    waiting = stuck
  }
  for (const { event, base, draft } of waiting) {
    const rivals = nights.rivalsOf(draft.stay, base.id)
    rows.push({ state: 'conflict', event, base, stay: draft.stay, rivals })
  }
  return rows
}

/** Where a stay is to stand: a calendar that leaves out the nights that have passed makes no stay begin later. */
function stayHere({ stay }: FeedEvent, base: Reservation, today: IsoDate): Stay {
  if (isPast(stay, today) && isPast(base.stay, today)) return base.stay
  const isClipped = base.stay.checkIn < stay.checkIn && stay.checkIn <= today
  return isClipped ? { ...stay, checkIn: base.stay.checkIn } : stay
}

async function planNew(
  feed: Feed,
  nights: Nights,
  candidates: readonly FeedEvent[],
  breathe: Breathe,
): Promise<readonly PlanRow[]> {
  const rows: PlanRow[] = []
  for (const event of candidates) {
    const { stay } = event
    const rivals = nights.rivalsOf(stay)
    const draft = newStay(feed, event)
    if (rivals.length > 0) rows.push({ state: 'conflict', event, base: null, stay, rivals })
    else {
      nights.add({ guest: draft.musteriAdi, stay, source: feed.source })
      rows.push({ state: 'new', event, draft })
    }
    await breathe()
  }
  return rows
}

function isSame(base: Reservation, draft: Reservation): boolean {
  return (
    sameStay(base.stay, draft.stay) &&
    base.source === draft.source &&
    base.sourceUid === draft.sourceUid &&
    base.channel === draft.channel
  )
}

function inOrder(rows: readonly PlanRow[]): PlanRow[] {
  return PLAN_STATES.flatMap((state) => rows.filter((row) => row.state === state))
}
