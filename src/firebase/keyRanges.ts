import type { IsoDate } from '#domain/date.ts'
import { firstRecentKey, isFrom, isWholeNumber, recentSince } from '#domain/recentStays.ts'
import { entriesOf } from '#domain/records.ts'
import { makeBreaks, withBreaks } from '#lib/yieldToMain.ts'
import { serverNow } from './clock.ts'
import { databaseRestUrl } from './endpoint.ts'
import { withProof } from './proof.ts'

/** A part of all keys there can be: from one on, up to another, which is in the next part. */
export type KeyRange = { from?: string; until?: string }

/** How what is stored by the ids of stays is read: these parts at once, those when somebody asks for them. */
export type SeasonCut = {
  newer: readonly KeyRange[]
  older: readonly KeyRange[]
  /** What has ended since then is in the newer parts; `null` when everything is. */
  since: IsoDate | null
  /** The first key of the newer parts; `null` when they hold all keys. */
  edge: string | null
}

/**
 * So many children come in one message, which the SDK reads in one task: 1,000 held the page up for 58 ms. Each part is a listener
 * of its own, for which a line has a limit.
 */
const PART = 500

/** A season of no more stays than these is read as a whole: nobody waits for it. */
const LONG_SEASON = 2_500

const KEYS_MS = 3_000
const DATES_MS = 20_000

const WHOLE: SeasonCut = { newer: [{}], older: [], since: null, edge: null }

let asked: Promise<SeasonCut | null> | null = null

/**
 * How the season is read. The parts hold every key, also of what comes later, so nothing depends on how many ids stand in each;
 * where these are not to be had in a moment, all is one part.
 */
export async function seasonCut(): Promise<SeasonCut> {
  asked ??= askForCut()
  const cut = await asked
  if (!cut) asked = null
  return cut ?? WHOLE
}

/** All parts, for what is read as a whole. */
export async function stayRanges(): Promise<readonly KeyRange[]> {
  const { newer, older } = await seasonCut()
  return [...older, ...newer]
}

async function askForCut(): Promise<SeasonCut | null> {
  try {
    // The keys alone, which everybody may read.
    const ids = entriesOf(await askFor({ shallow: 'true' }, KEYS_MS)).map(([id]) => id)
    if (ids.length <= LONG_SEASON) return { ...WHOLE, newer: rangesOf(ids) }
    const dates = entriesOf(await askFor({}, DATES_MS))
    const since = recentSince(new Date(serverNow()).getUTCFullYear())
    const edge = await withBreaks(firstRecentKey(dates, since), makeBreaks())
    return cutAt(edge, ids, since)
  } catch {
    return null
  }
}

async function askFor(params: { [name: string]: string }, withinMs: number): Promise<unknown> {
  const address = new URL(await withProof(databaseRestUrl('reservations')))
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
  const response = await fetch(address, { signal: AbortSignal.timeout(withinMs) })
  if (!response.ok) throw new Error(`The database answered ${response.status}`)
  return response.json()
}

/** Cuts all keys there can be at `edge`, and what is on either side of it into parts. */
function cutAt(edge: string | null, keys: readonly string[], since: IsoDate): SeasonCut {
  if (edge === null) return { ...WHOLE, newer: rangesOf(keys) }
  const isNewer = (key: string) => isFrom(edge, key)
  const older = rangesOf(keys.filter((key) => !isNewer(key)))
  const newer = rangesOf(keys.filter(isNewer))
  return {
    older: older.map((range, at) => (at === older.length - 1 ? { ...range, until: edge } : range)),
    newer: newer.map((range, at) => (at === 0 ? { ...range, from: edge } : range)),
    since,
    edge,
  }
}

/** Cuts all keys there can be into parts in which these are even. */
export function rangesOf(keys: readonly string[]): readonly KeyRange[] {
  // The database has whole numbers before all other keys and in their own order: they stay in the first part.
  const sorted = [...new Set(keys)].filter((key) => !isWholeNumber(key)).toSorted()
  const edges = sorted.filter((_, index) => index > 0 && index % PART === 0)
  return [undefined, ...edges].map((from, index) => {
    const until = edges[index]
    return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) }
  })
}
