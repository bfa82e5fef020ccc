import * as v from 'valibot'
import { readFields } from '#domain/record.ts'
import { type Terms, termsFields } from './prices.ts'
import { readSeason, type SeasonDraft } from './season.ts'

/** The change of one season: `null` is none. */
type SeasonStep = { before: SeasonDraft | null; after: SeasonDraft | null }

/** A change of the prices: its time (ms since 1970), its author, and the seasons. */
export type PriceEntry = {
  id: string
  at: number
  by: string
  seasons: SeasonStep[]
  terms: { before: Terms | null; after: Terms } | null
}

const side = v.optional(
  v.object({
    seasons: v.optional(v.record(v.string(), v.unknown()), {}),
    terms: v.optional(v.unknown()),
  }),
  { seasons: {}, terms: null },
)
const entrySchema = v.object({ at: v.number(), by: v.string(), before: side, after: side })

/** Parses `/log/prices`, newest first, without invalid entries. */
export function readPriceLog(stored: readonly (readonly [string, unknown])[]): PriceEntry[] {
  const entries = stored.flatMap(([id, value]): PriceEntry[] => {
    const read = v.safeParse(entrySchema, value)
    if (!read.success) return []
    const { at, by, before, after } = read.output
    const ids = new Set([...Object.keys(before.seasons), ...Object.keys(after.seasons)])
    const seasons = [...ids].map((season) => ({
      before: readSeason(before.seasons[season]),
      after: readSeason(after.seasons[season]),
    }))
    const terms = termsOf(after.terms)
    return [
      { id, at, by, seasons, terms: terms && { before: termsOf(before.terms), after: terms } },
    ]
  })
  return entries.toSorted((one, other) => other.at - one.at)
}

function termsOf(stored: unknown): Terms | null {
  const read = readFields(termsFields, stored)
  return 'values' in read ? read.values : null
}
