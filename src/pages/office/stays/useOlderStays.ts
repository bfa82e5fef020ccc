import { useEffect } from 'react'
import type { Failure } from '#domain/failure.ts'
import { readOlderStays } from '#firebase/olderStays.ts'
import type { Season } from '#firebase/season.ts'
import type { Remote } from '#lib/remote.ts'

/** Has all stays of a long season read, where what is shown `needs` them, and says whether they are there. */
export function useAllStays(season: Remote<Season, Failure>, needs = true): boolean {
  useEffect(() => {
    if (needs) readOlderStays()
  }, [needs])
  return season.state === 'ready' && season.value.since === undefined
}
