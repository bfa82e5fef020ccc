import * as v from 'valibot'
import { differingFields, mergeFields } from '#domain/record.ts'
import { readBy, valuesSchema } from '#domain/edit.ts'
import { type Prices, type Terms, termsFields, type StoredPrices } from './prices.ts'
import { type PriceSeason, readSeason, type SeasonDraft, seasonFields } from './season.ts'

const season = v.nullable(readBy(readSeason))
const terms = valuesSchema(termsFields)

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

/** `null` is no season: one is added or deleted. `seen` is the loaded version. */
type SeasonChange = { id: string; seen: SeasonDraft | null; wanted: SeasonDraft | null }

export type PriceChange = {
  seasons?: readonly SeasonChange[]
  terms?: { seen: Terms; wanted: Terms }
}

/**
 * The change rebased onto the present prices field by field; `null` if another owner changed the
 * same field.
 */
export function rebaseChange(
  { seasons = [], terms }: PriceChange,
  now: Prices,
): PriceChange | null {
  const rebased = seasons.map((change) => rebaseSeason(change, now))
  const kept = rebased.filter((each) => each !== null)
  const next = terms && rebaseTerms(terms, now.terms)
  if (kept.length < rebased.length || next === null) return null
  return { seasons: kept, ...(next && { terms: next }) }
}

/** The prices after a change. */
export function pricesAfter({ seasons = [], terms }: PriceChange, now: Prices): Prices {
  return { seasons: seasonsAfter(seasons, now.seasons), terms: terms ? terms.wanted : now.terms }
}

/** The change that undoes a stored change. */
export function undoPrices({ seasons = [], terms }: PriceChange): PriceChange {
  return {
    seasons: seasons.map(({ id, seen, wanted }) => ({ id, seen: wanted, wanted: seen })),
    ...(terms && { terms: { seen: terms.wanted, wanted: terms.seen } }),
  }
}

function rebaseSeason({ id, seen, wanted }: SeasonChange, now: Prices): SeasonChange | null {
  const current = now.seasons.find((season) => season.id === id) ?? null
  if (isSame(current, seen)) return { id, seen, wanted }
  if (!seen || !wanted || !current) return null
  const { merged, clashes } = mergeFields(seasonFields, seen, current, wanted)
  return clashes.length > 0 ? null : { id, seen: current, wanted: merged }
}

type TermsChange = NonNullable<PriceChange['terms']>

function rebaseTerms({ seen, wanted }: TermsChange, current: Terms): TermsChange | null {
  const { merged, clashes } = mergeFields(termsFields, seen, current, wanted)
  return clashes.length > 0 ? null : { seen: current, wanted: merged }
}

function seasonsAfter(
  changes: readonly SeasonChange[],
  now: readonly PriceSeason[],
): readonly PriceSeason[] {
  const untouched = now.filter((season) => !changes.some(({ id }) => id === season.id))
  const wanted = changes.flatMap(({ id, wanted }) => (wanted ? [{ ...wanted, id }] : []))
  return [...untouched, ...wanted]
}

function isSame(one: SeasonDraft | null, other: SeasonDraft | null): boolean {
  return one && other ? differingFields(seasonFields, one, other).length === 0 : one === other
}
