import { addDays } from '#domain/date.ts'
import type { SeasonChange } from './priceChange.ts'
import {
  gapsIn,
  type PriceSeason,
  type SeasonDraft,
  sharedNights,
  sortSeasons,
  type Span,
} from './season.ts'

/** The price of some days; `minNights` for all of them, else `usualMinNights` outside seasons. */
type DaysPrice = { perNight: number; minNights?: number | undefined; usualMinNights: number }

/**
 * The changes that give the nights of `span` their own price: each season there is split around
 * them, and nights without a season get one.
 */
export function priceDays(
  seasons: readonly PriceSeason[],
  span: Span,
  { perNight, minNights, usualMinNights }: DaysPrice,
  newId: () => string,
): SeasonChange[] {
  const added = gapsIn(span, seasons).map((gap) => ({
    id: newId(),
    seen: null,
    wanted: { ...gap, perNight, minNights: minNights ?? usualMinNights },
  }))
  const split = splitSeasons(seasons, span, newId, (season) => {
    const { weekendPerNight: _, ...kept } = season
    return { ...kept, perNight, minNights: minNights ?? season.minNights }
  })
  return [...split, ...added]
}

/** The changes that open the nights of `span` for stays of `minNights` that begin on any weekday. */
export function openDays(
  seasons: readonly PriceSeason[],
  span: Span,
  minNights: number,
  newId: () => string,
): SeasonChange[] {
  return splitSeasons(seasons, span, newId, (season) => {
    const { arrivalDays: _, ...kept } = season
    return { ...kept, minNights: Math.min(season.minNights, minNights) }
  })
}

/** Splits each season around the nights of `span`, which `change`; its first part keeps its id. */
function splitSeasons(
  seasons: readonly PriceSeason[],
  span: Span,
  newId: () => string,
  change: (season: SeasonDraft) => SeasonDraft,
): SeasonChange[] {
  return sortSeasons(seasons).flatMap(({ id, ...season }) => {
    const shared = sharedNights(span, season)
    if (!shared) return []
    const before = { ...season, to: addDays(shared.from, -1) }
    const after = { ...season, from: addDays(shared.to, 1) }
    const parts = [before, change({ ...season, ...shared }), after]
    return parts
      .filter(({ from, to }) => from <= to)
      .map((wanted, at) => ({
        id: at === 0 ? id : newId(),
        seen: at === 0 ? season : null,
        wanted,
      }))
  })
}
