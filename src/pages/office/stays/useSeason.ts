import { followReservations, type Season } from '#firebase/season.ts'
import type { Failure } from '#domain/failure.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { useHealing } from './useHealing.ts'

/** The owners' records, live; those of the older layout are moved once they have been seen, and their nights kept whole. */
export function useSeason(): [season: Remote<Season, Failure>, retry: () => void] {
  const [season, retry] = useRemote(followReservations, bringsOlder)
  // What the first rows do not need is asked for after them.
  useHealing(thereOf(season))
  return [season, retry]
}

/** Whether the stays of many years have been added to those of this season and the last. */
function bringsOlder({ since }: Season, before: Season | null): boolean {
  return since === undefined && before?.since !== undefined
}

function thereOf(season: Remote<Season, Failure>) {
  if (season.state !== 'ready') return 'nothing'
  return season.value.since === undefined ? 'whole' : 'part'
}
