import { useEffect } from 'react'
import { keepHealed } from '#firebase/keepHealed.ts'
import { toastDone } from '#ui/toasts.ts'
import { tell } from '#i18n/index.ts'

/** Keeps the season's nights whole once it is there, or the part of it that is, while the page is open, and says in one line what that came to. */
export function useHealing(there: 'nothing' | 'part' | 'whole'): void {
  useEffect(() => {
    if (there === 'nothing') return
    return keepHealed(({ moved, claimed, freed }) => {
      if (moved.length > 0) {
        const names = moved.map(({ musteriAdi }) => musteriAdi).join(', ')
        toastDone(() => tell('season.moved', { count: moved.length, names }))
      }
      if (claimed + freed > 0) {
        toastDone(() => tell('season.healed', { claimed, freed }))
      }
    }, there === 'whole')
  }, [there])
}
