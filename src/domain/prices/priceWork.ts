import * as v from 'valibot'
import type { Refusal } from '#domain/pending.ts'
import { readFields } from '#domain/record.ts'
import { type PriceChange, pricesAfter } from './priceChange.ts'
import { type Terms, termsFields } from './prices.ts'
import { readSeason, type SeasonDraft } from './season.ts'
import type { StoredPrices } from './storedPrices.ts'

/** A change of the prices as queued on the device: with its key in the log and its time. */
export type PriceWork = { prices: PriceChange; entry: string; at: number }

/** A pending change of the prices, or its refusal. */
export type PendingPrices = { work: PriceWork; handed: boolean; refusal: Refusal | null }

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

const workSchema: v.GenericSchema<unknown, PriceWork> = v.strictObject({
  prices: v.strictObject({
    seasons: v.exactOptional(
      v.pipe(
        v.array(v.strictObject({ id: v.string(), seen: season, wanted: season })),
        v.readonly(),
      ),
    ),
    terms: v.exactOptional(v.strictObject({ seen: terms, wanted: terms })),
  }),
  entry: v.string(),
  at: v.pipe(v.number(), v.finite()),
})

/** Parses a queued change of the prices; `null` if it is invalid or has unknown fields. */
export function readPriceWork(stored: unknown): PriceWork | null {
  const read = v.safeParse(workSchema, stored)
  return read.success ? read.output : null
}

/** The prices with the pending changes of this device applied. */
export function pricesWithPending(
  prices: StoredPrices,
  pending: readonly PendingPrices[],
): StoredPrices {
  const waiting = pending.filter(({ refusal }) => refusal === null)
  return waiting.reduce((now, { work }) => ({ ...now, ...pricesAfter(work.prices, now) }), prices)
}
