import * as v from 'valibot'
import { readFields } from '#domain/record.ts'
import { NO_TERMS, type Prices, termsFields } from './prices.ts'
import { type PriceSeason, readSeason } from './season.ts'

export type StoredPrices = Prices & {
  version: number
  /** The ids of invalid seasons, or the terms, with their stored text. */
  unreadable: readonly { id: string; stored: string }[]
}

const collection = v.fallback(v.record(v.string(), v.unknown()), {})
const pricesSchema = v.fallback(
  v.object({
    seasons: v.optional(collection, {}),
    terms: v.optional(v.unknown(), null),
    version: v.fallback(v.number(), 0),
  }),
  { seasons: {}, terms: null, version: 0 },
)

/** Parses `/prices`. An invalid season prices no night; invalid terms are the defaults. */
export function readPrices(stored: unknown): StoredPrices {
  const { seasons, terms, version } = v.parse(pricesSchema, stored)
  const readable: PriceSeason[] = []
  const unreadable: { id: string; stored: string }[] = []
  for (const [id, value] of Object.entries(seasons)) {
    const season = readSeason(value)
    if (season) readable.push({ id, ...season })
    else unreadable.push({ id, stored: JSON.stringify(value) })
  }
  const agreed = readFields(termsFields, terms)
  if ('wrong' in agreed && terms !== null)
    unreadable.push({ id: 'terms', stored: JSON.stringify(terms) })
  return {
    seasons: readable,
    terms: 'values' in agreed ? agreed.values : NO_TERMS,
    version,
    unreadable,
  }
}
