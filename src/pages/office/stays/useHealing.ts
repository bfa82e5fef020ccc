import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { keepHealed } from '#firebase/keepHealed.ts'
import { toastDone } from '#ui/toasts.ts'

/** Keeps the season's nights whole while the page is open, and says in one line what that came to. */
export function useHealing(): void {
  const { t } = useTranslation()

  useEffect(
    () =>
      keepHealed(({ moved, claimed, freed }) => {
        if (moved.length > 0) {
          const names = moved.map(({ musteriAdi }) => musteriAdi).join(', ')
          toastDone(() => t('season.moved', { count: moved.length, names }))
        }
        if (claimed + freed > 0) {
          toastDone(() => t('season.healed', { claimed, freed }))
        }
      }),
    [t],
  )
}
