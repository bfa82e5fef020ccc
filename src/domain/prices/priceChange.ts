import { differingFields } from '#domain/record.ts'
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

/** Why a change is refused with the present prices, or `null`. */
export function refuseChange(
  { seasons = [], terms }: PriceChange,
  now: Prices,
): PriceRefusal | null {
  const stands = (id: string) => now.seasons.find((season) => season.id === id) ?? null
  if (!seasons.every(({ id, seen }) => isSame(stands(id), seen))) return { code: 'changed' }
  if (terms && differingFields(termsFields, now.terms, terms.seen).length > 0)
    return { code: 'changed' }
  const after = seasonsAfter(seasons, now.seasons)
  for (const { id, wanted } of seasons) {
    const others = after.filter((season) => season.id !== id)
    const inTheWay = wanted && seasonInTheWay(wanted, others)
    if (inTheWay) return { code: 'overlap', season: inTheWay }
  }
  return null
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
