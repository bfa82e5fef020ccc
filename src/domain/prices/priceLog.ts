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

const sides = v.object({ before: v.optional(v.unknown()), after: v.optional(v.unknown()) })
const entrySchema = v.object({
  at: v.number(),
  by: v.string(),
  changes: v.record(v.string(), sides),
})

/** Parses `/log/prices`, newest first, without invalid entries. */
export function readPriceLog(stored: readonly (readonly [string, unknown])[]): PriceEntry[] {
  const entries = stored.flatMap(([id, value]): PriceEntry[] => {
    const read = v.safeParse(entrySchema, value)
    if (!read.success) return []
    const { at, by, changes } = read.output
    const { terms, ...others } = changes
    const seasons = Object.values(others).map(({ before, after }) => ({
      before: readSeason(before),
      after: readSeason(after),
    }))
    const after = termsOf(terms?.after)
    return [{ id, at, by, seasons, terms: after && { before: termsOf(terms?.before), after } }]
  })
  return entries.toSorted((one, other) => other.at - one.at)
}

function termsOf(stored: unknown): Terms | null {
  const read = readFields(termsFields, stored)
  return 'values' in read ? read.values : null
}
