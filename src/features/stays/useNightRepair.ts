import { useEffect } from 'react'
import { keepNightsRepaired } from '#db/keepNightsRepaired.ts'
import { toastDone } from '#ui/toasts.ts'
import { translate } from '#i18n/index.ts'

/**
 * Repairs the season's booked nights while the page is open, once it has loaded, and shows what was
 * repaired.
 */
export function useNightRepair(isLoaded: boolean): void {
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
