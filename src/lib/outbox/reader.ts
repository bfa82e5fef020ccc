import * as v from 'valibot'
import type { KeptList } from './keptList.ts'

/** An item to send, and its progress. */
export type QueueItem<Work, Refusal> = {
  key: string
  work: Work
  /** Whether it is in flight, and may have arrived before there is an answer. */
  inFlight: boolean
  /** The stored reason of a refusal, or `null`. */
  refusal: Refusal | null
  /** Whether it belongs to the current session; others are sent only after confirmation. */
  confirmed: boolean
}

/** A stored item that this release cannot read, which stays until somebody removes it. */
type Unreadable = { key: string; stored: unknown }

/** How to read a stored list. */
export type ReaderOptions<Work, Refusal> = {
  list: KeptList
  /** Parses the item under `key`; `null` if invalid. */
  read: (stored: unknown, key: string) => Work | null
  /** The mark of the current session. */
  mark: () => string | null
  /** Parses a stored refusal; the item stays refused in any case. */
  readRefusal: (stored: unknown) => Refusal
}

/** The version of the stored format. */
export const VERSION = 1
const parcelSchema = v.object({
  version: v.literal(VERSION),
  work: v.unknown(),
  inFlight: v.boolean(),
  refusal: v.unknown(),
  mark: v.nullable(v.string()),
})

/** Reads all unanswered items in the order of sending, and the unreadable ones. */
export function createReader<Work, Refusal>(options: ReaderOptions<Work, Refusal>) {
  const { list } = options
  // Items never change, and parsing a thousand takes a tenth of a second.
  let known = new Map<string, Work>()

  return async () => {
    const items: QueueItem<Work, Refusal>[] = []
    const unreadable: Unreadable[] = []
    for (const [key, stored] of await list.entries()) {
      const item = readParcel(key, stored, options, known)
      if (item) items.push(item)
      else unreadable.push({ key, stored })
    }
    known = new Map(items.map(({ key, work }) => [key, work]))
    return { items, unreadable }
  }
}

function readParcel<Work, Refusal>(
  key: string,
  stored: unknown,
  { read, mark, readRefusal }: ReaderOptions<Work, Refusal>,
  known: ReadonlyMap<string, Work>,
): QueueItem<Work, Refusal> | null {
  const kept = v.safeParse(parcelSchema, stored)
  const work = kept.success ? (known.get(key) ?? read(kept.output.work, key)) : null
  if (!kept.success || work === null) return null
  const { inFlight, refusal, mark: bears } = kept.output
  return {
    key,
    work,
    inFlight,
    refusal: refusal === null ? null : readRefusal(refusal),
    confirmed: bears !== null && bears === mark(),
  }
}
