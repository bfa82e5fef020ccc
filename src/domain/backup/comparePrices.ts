import type { PriceChange, SeasonChange } from '#domain/prices/priceChange.ts'
import { termsFields } from '#domain/prices/prices.ts'
import { seasonFields } from '#domain/prices/season.ts'
import type { StoredPrices } from '#domain/prices/storedPrices.ts'
import { differingFields } from '#domain/record.ts'
import type { Backup } from './readBackup.ts'

/**
 * The change that restores the prices of a backup without deleting a season; `null` for no change.
 */
export function priceChangeTo(
  { prices }: Pick<Backup, 'prices'>,
  now: StoredPrices,
): PriceChange | null {
  if (!prices) return null
  const seasons = prices.seasons.flatMap(({ id, ...wanted }): SeasonChange[] => {
    const standing = now.seasons.find((season) => season.id === id)
    if (!standing) return [{ id, seen: null, wanted }]
    const { id: _, ...seen } = standing
    return differingFields(seasonFields, seen, wanted).length > 0 ? [{ id, seen, wanted }] : []
  })
  const differ = prices.hasTerms && differingFields(termsFields, now.terms, prices.terms).length > 0
  const terms = differ ? { seen: now.terms, wanted: prices.terms } : null
  return seasons.length > 0 || terms ? { seasons, ...(terms && { terms }) } : null
}
