import * as v from 'valibot'
import { readFields } from '#domain/record.ts'
import { type PriceChange, pricesAfter } from './priceChange.ts'
import { type Terms, termsFields } from './prices.ts'
import { readSeason, type SeasonDraft } from './season.ts'
import type { StoredPrices } from './storedPrices.ts'

const season: v.GenericSchema<unknown, SeasonDraft | null> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    if (value === null) return null
    const read = readSeason(value)
    if (read) return read
    addIssue({ message: 'Not readable' })
    return NEVER
  }),
)

const terms: v.GenericSchema<unknown, Terms> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readFields(termsFields, dataset.value)
    if ('values' in read) return read.values
    addIssue({ message: 'Not readable' })
    return NEVER
  }),
)

/** Parses a queued change of the prices. */
export const pricesSchema: v.GenericSchema<unknown, PriceChange> = v.strictObject({
  seasons: v.exactOptional(
    v.pipe(v.array(v.strictObject({ id: v.string(), seen: season, wanted: season })), v.readonly()),
  ),
  terms: v.exactOptional(v.strictObject({ seen: terms, wanted: terms })),
})

/** The prices with the pending changes of this device applied. */
export function pricesWithPending(
  prices: StoredPrices,
  pending: readonly PriceChange[],
): StoredPrices {
  return pending.reduce((now, change) => ({ ...now, ...pricesAfter(change, now) }), prices)
}
