import { withProof } from './proof.ts'
import { databaseRestUrl } from './endpoint.ts'

/** A part of all keys there can be: from one on, up to another, which is in the next part. */
export type KeyRange = { from?: string; until?: string }

/**
 * So many children come in one message, which the SDK reads in one task: 2,500 held the page up for 70 ms. Each part is a listener
 * of its own, for which a line has a limit.
 */
const PART = 1_000

const ANSWER_MS = 3_000

const WHOLE: readonly KeyRange[] = [{}]

let asked: Promise<readonly KeyRange[] | null> | null = null

/**
 * The parts in which what is stored by the ids of stays is to be read. They hold every key, also of what comes later, so nothing
 * depends on how many ids stand in each; where these are not to be had in a moment, all is one part.
 */
export async function stayRanges(): Promise<readonly KeyRange[]> {
  asked ??= askForRanges()
  const ranges = await asked
  if (!ranges) asked = null
  return ranges ?? WHOLE
}

async function askForRanges(): Promise<readonly KeyRange[] | null> {
  try {
    const address = new URL(await withProof(databaseRestUrl('reservations')))
    // The keys alone, which everybody may read.
    address.searchParams.set('shallow', 'true')
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) })
    if (!response.ok) return null
    const ids: unknown = await response.json()
    return rangesOf(typeof ids === 'object' && ids !== null ? Object.keys(ids) : [])
  } catch {
    return null
  }
}

/** Cuts all keys there can be into parts in which these are even. */
export function rangesOf(keys: readonly string[]): readonly KeyRange[] {
  // The database has whole numbers before all other keys and in their own order: they stay in the first part.
  const sorted = [...new Set(keys)].filter((key) => !/^-?\d+$/.test(key)).toSorted()
  const edges = sorted.filter((_, index) => index > 0 && index % PART === 0)
  return [undefined, ...edges].map((from, index) => {
    const until = edges[index]
    return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) }
  })
}
