import * as v from 'valibot'
import { readBy, valuesSchema } from '#domain/edit.ts'
import { type PriceChange, pricesAfter } from './priceChange.ts'
import { termsFields } from './prices.ts'
import { readSeason } from './season.ts'
import type { StoredPrices } from './storedPrices.ts'

const season = v.nullable(readBy(readSeason))
const terms = valuesSchema(termsFields)

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
