import { followReservations, type Season } from '#db/season.ts'
import type { Failure } from '#domain/failure.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { useNightRepair } from './useNightRepair.ts'

/** The owners' records, live; moves records of the older layout and repairs the booked nights. */
export function useSeason(): [season: Remote<Season, Failure>, retry: () => void] {
  const [season, retry] = useRemote(followReservations)
  // The nights are subscribed to after the season, because the first rows do not need them.
  useNightRepair(season.state === 'ready')
  return [season, retry]
}
