import { followReservations, type Season } from '#db/season.ts'
import type { Failure } from '#domain/failure.ts'
import { type Remote, useRemote } from '#lib/remote.ts'
import { useEffect } from 'react'
import { keepNightsRepaired } from '#db/keepNightsRepaired.ts'
import { toastDone } from '#ui/toasts.ts'
import { translate } from '#i18n/index.ts'

/** The owners' records, live; moves records of the older layout and repairs the booked nights. */
export function useSeason(): [season: Remote<Season, Failure>, retry: () => void] {
  const [season, retry] = useRemote(followReservations)
  // The nights are subscribed to after the season, because the first rows do not need them.
  useNightRepair(season.state === 'ready')
  return [season, retry]
}

/**
 * Repairs the season's booked nights while the page is open, once it has loaded, and shows what was
 * repaired.
 */
function useNightRepair(isLoaded: boolean): void {
  useEffect(() => {
    if (!isLoaded) return
    return keepNightsRepaired(({ moved, claimed, freed }) => {
      if (moved.length > 0) {
        const names = moved.map(({ musteriAdi }) => musteriAdi).join(', ')
        toastDone(() => translate('season.moved', { count: moved.length, names }))
      }
      if (claimed + freed > 0) {
        toastDone(() => translate('season.healed', { claimed, freed }))
      }
    })
  }, [isLoaded])
}
