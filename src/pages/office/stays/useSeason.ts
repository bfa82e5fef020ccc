import { followReservations, type Season } from '#firebase/season.ts'
import type { Failure } from '#domain/failure.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { useHealing } from './useHealing.ts'

/** The owners' records, live; those of the older layout are moved once they have been seen, and their nights kept whole. */
export function useSeason(): [season: Remote<Season, Failure>, retry: () => void] {
  const [season, retry] = useRemote(followReservations)
  // The first rows do not need the nights: they are subscribed to after them.
  useHealing(season.state === 'ready')
  return [season, retry]
}
