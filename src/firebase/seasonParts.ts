import * as v from 'valibot'
import type { IsoDate } from '#domain/date.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import type { Failure } from '#domain/failure.ts'
import { isFrom, isRecent } from '#domain/recentStays.ts'
import { valueOf } from '#domain/record.ts'
import { rememberLast } from '#lib/rememberLast.ts'
import { makeBreaks, withBreaks } from '#lib/yieldToMain.ts'
import { askAhead, type Children, listenToChildren } from './children.ts'
import type { Unsubscribe } from './database.ts'
import { followChildren } from './follow.ts'
import { seasonCut, type SeasonCut, stayRanges } from './keyRanges.ts'
import { keepKnown, lastKnown } from './known.ts'
import { followOlderWanted, readOlderStays } from './olderStays.ts'
import { readOnChange } from './readOnChange.ts'

/** What one save may write: both halves of a stay, where it stands once it is cancelled, and what was paid of it. */
const PATHS = ['reservations', 'reservationDetails', 'cancelled', 'payments'] as const
/** Those of them of which the older parts are read when somebody asks for them. */
const LONG_PATHS = ['reservations', 'reservationDetails', 'payments'] as const
type Path = (typeof PATHS)[number]
type LongPath = (typeof LONG_PATHS)[number]

/** The raw children of each collection, from `edge` on; what has ended since `since` is all there. */
export type Parts = { readonly [path in Path]: Children } & Edge
type Edge = Pick<SeasonCut, 'since' | 'edge'>

const UNCUT: Edge = { since: null, edge: null }

/** After so long the first rows stand, and what they do not need may be read. */
const DRAWN_MS = 1_000

/** What this device knows of a long season is the newer part of it, and where that begins stands under this name. */
const EDGE = 'season/edge'
/** All names under which this device knows the season. */
export const SEASON_NAMES: readonly string[] = [...PATHS, EDGE]
const edgeSchema = v.object({ since: pickedDay().stored, edge: v.string() })

/**
 * Follows what is stored of the stays: of a long season this one and the last, and the older ones once `readOlderStays` has been
 * called, or one that was left out turns out to be recent.
 */
export function followParts(
  onParts: (parts: Parts) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  let newer: { readonly [path in Path]?: Children } = {}
  let older: { readonly [path in LongPath]?: Children } = {}
  const heard = new Set<Path>()
  // Where what this device last knew begins, until something is heard.
  let known: Edge = UNCUT
  let knowing: Promise<Edge> | undefined
  let stopped = false
  let watching = false
  const stops: Unsubscribe[] = []
  const cutting = seasonCut()
  const join = createJoin()

  async function take(path: Path, children: Children, isKnown: boolean) {
    const cut = isKnown ? null : await cutting
    if (isKnown) known = await (knowing ??= knownEdge())
    if (stopped || (isKnown && heard.has(path))) return
    if (cut) {
      heard.add(path)
      if (path === 'reservationDetails') void keepEdge(cut)
    }
    newer = { ...newer, [path]: children }
    giveNews(heard.has('reservationDetails') ? cut : null)
  }

  function giveNews(cut: SeasonCut | null) {
    const { reservations, reservationDetails, cancelled, payments } = newer
    if (!reservations || !reservationDetails || !cancelled || !payments) return
    const parts = { reservations, reservationDetails, cancelled, payments }
    const whole = join(older, parts)
    if (whole) return onParts(whole)
    const { since, edge } = cut ?? known
    onParts({ ...parts, since, edge })
    if (cut && cut.since !== null) watchOlder(cut, cut.since, cancelled)
  }

  /** A stay that was left out may be moved into this season, or a recent one be cancelled, by the other owner. */
  function watchOlder(cut: SeasonCut, since: IsoDate, cancelled: Children) {
    const isLeftOut = ([id, stored]: [string, unknown]) =>
      !isFrom(cut.edge, id) && isRecent(valueOf(stored, 'dates'), since)
    if ([...cancelled].some(isLeftOut)) readOlderStays()
    if (watching) return
    watching = true
    const recent = readOnChange((_, dates) => isRecent(dates, since))
    const followed = new Set<LongPath>()
    const follow = (path: LongPath) => {
      if (followed.has(path)) return
      followed.add(path)
      stops.push(
        listenToChildren(path, async () => cut.older, {
          onChildren: (children) => {
            older = { ...older, [path]: children }
            giveNews(cut)
            if (path === 'reservations') void look(children)
          },
          onFailure,
        }),
      )
    }
    const look = async (children: Children) => {
      const read = await withBreaks(recent(children), makeBreaks())
      if ([...read.values()].includes(true)) readOlderStays()
    }
    const waiting = setTimeout(() => follow('reservations'), DRAWN_MS)
    stops.push(
      () => clearTimeout(waiting),
      followOlderWanted(() => LONG_PATHS.forEach(follow)),
    )
  }

  for (const path of PATHS) {
    const ranges = path === 'cancelled' ? stayRanges : async () => (await cutting).newer
    const onNext = (children: Children, isKnown: boolean) => void take(path, children, isKnown)
    stops.push(followChildren(path, ranges, onNext, onFailure))
  }
  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}

/** Asks for what `followParts` follows first, while it is still asked who is at the door. */
export function askSeasonAhead(): Unsubscribe {
  const cutting = seasonCut()
  const newer = async () => (await cutting).newer
  const stops = PATHS.map((path) => askAhead(path, path === 'cancelled' ? stayRanges : newer))
  return () => stops.forEach((stop) => stop())
}

/** Puts the older parts before the newer ones; gives `null` as long as not all of them are there. */
function createJoin() {
  const join = {
    reservations: rememberLast(joined),
    reservationDetails: rememberLast(joined),
    payments: rememberLast(joined),
  }
  return (
    { reservations, reservationDetails, payments }: { readonly [path in LongPath]?: Children },
    newer: { readonly [path in Path]: Children },
  ): Parts | null => {
    if (!reservations || !reservationDetails || !payments) return null
    return {
      reservations: join.reservations(reservations, newer.reservations),
      reservationDetails: join.reservationDetails(reservationDetails, newer.reservationDetails),
      cancelled: newer.cancelled,
      payments: join.payments(payments, newer.payments),
      ...UNCUT,
    }
  }
}

function joined(older: Children, newer: Children): Children {
  return new Map([...older, ...newer])
}

async function keepEdge({ since, edge }: SeasonCut): Promise<void> {
  // Of a short season there is nothing to say, unless it was a long one.
  if (since !== null || (await lastKnown(EDGE))) keepKnown(EDGE, since && { since, edge })
}

async function knownEdge(): Promise<Edge> {
  const read = v.safeParse(edgeSchema, (await lastKnown(EDGE))?.value)
  return read.success ? read.output : UNCUT
}
