import { differingFields, mergeFields } from '#domain/record.ts'
import { type Prices, type Terms, termsFields } from './prices.ts'
import { type PriceSeason, type SeasonDraft, seasonFields, seasonInTheWay } from './season.ts'

/**
 * A change of one season: `null` is none, so that one is added, changed or deleted. `seen` is the
 * loaded version.
 */
export type SeasonChange = { id: string; seen: SeasonDraft | null; wanted: SeasonDraft | null }

/** An atomic change of the prices. */
export type PriceChange = {
  seasons?: readonly SeasonChange[]
  terms?: { seen: Terms; wanted: Terms }
}

/**
 * Why a change of the prices is refused: somebody has changed the same, or a season has the nights.
 */
export type PriceRefusal = { code: 'changed' } | { code: 'overlap'; season: PriceSeason }

/**
 * The change rebased onto the present prices field by field, or why it is refused: another owner
 * changed the same field, or a season has the nights.
 */
export function rebaseChange(
  { seasons = [], terms }: PriceChange,
  now: Prices,
): { change: PriceChange } | PriceRefusal {
  const rebased = seasons.map((change) => rebaseSeason(change, now))
  const kept = rebased.filter((each) => each !== null)
  const next = terms && rebaseTerms(terms, now.terms)
  if (kept.length < rebased.length || next === null) return { code: 'changed' }
  const after = seasonsAfter(kept, now.seasons)
  for (const { id, wanted } of kept) {
    const others = after.filter((season) => season.id !== id)
    const inTheWay = wanted && seasonInTheWay(wanted, others)
    if (inTheWay) return { code: 'overlap', season: inTheWay }
  }
  return { change: { seasons: kept, ...(next && { terms: next }) } }
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
