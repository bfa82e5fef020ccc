import * as v from 'valibot'
import type { KeptList } from './keptList.ts'

/** Something to be sent, and how far it has come. */
export type Parcel<Work, Refusal> = {
  key: string
  work: Work
  /** It has been handed to the line: whether it has arrived is not known until there is an answer. */
  handed: boolean
  /** Why it was refused, in a form that can be kept; `null` while it has not been. */
  refusal: Refusal | null
  /** It bears the mark of the session that holds; any other is sent only once somebody has said so. */
  confirmed: boolean
}

/** Something that is kept and that this release cannot read; it is left as it is until somebody removes it. */
type Unreadable = { key: string; stored: unknown }

/** What a kept list is read with. */
export type ReaderOptions<Work, Refusal> = {
  list: KeptList
  /** Reads a work that is kept under `key`; `null` for what is none. */
  read: (stored: unknown, key: string) => Work | null
  /** What a work bears that is posted now. */
  mark: () => string | null
  /** Reads a kept refusal; whatever it has become, the work stays refused. */
  readRefusal: (stored: unknown) => Refusal
}

/** The form in which works are kept. */
export const VERSION = 1
const parcelSchema = v.object({
  version: v.literal(VERSION),
  work: v.unknown(),
  handed: v.boolean(),
  refusal: v.unknown(),
  mark: v.nullable(v.string()),
})

/** What reads everything that has not been answered well, in the order in which it is sent, and what cannot be read. */
export function createReader<Work, Refusal>(options: ReaderOptions<Work, Refusal>) {
  const { list } = options
  // What a key stands for does not change, and a thousand works take a tenth of a second to read.
  let known = new Map<string, Work>()

  return async () => {
    const parcels: Parcel<Work, Refusal>[] = []
    const unreadable: Unreadable[] = []
    for (const [key, stored] of await list.entries()) {
      const parcel = readParcel(key, stored, options, known)
      if (parcel) parcels.push(parcel)
      else unreadable.push({ key, stored })
    }
    known = new Map(parcels.map(({ key, work }) => [key, work]))
    return { parcels, unreadable }
  }
}

function readParcel<Work, Refusal>(
  key: string,
  stored: unknown,
  { read, mark, readRefusal }: ReaderOptions<Work, Refusal>,
  known: ReadonlyMap<string, Work>,
): Parcel<Work, Refusal> | null {
  const kept = v.safeParse(parcelSchema, stored)
  const work = kept.success ? (known.get(key) ?? read(kept.output.work, key)) : null
  if (!kept.success || work === null) return null
  const { handed, refusal, mark: bears } = kept.output
  return {
    key,
    work,
    handed,
    refusal: refusal === null ? null : readRefusal(refusal),
    confirmed: bears !== null && bears === mark(),
  }
}
