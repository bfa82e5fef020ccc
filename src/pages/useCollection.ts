import { useTranslation } from 'react-i18next'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { edit } from '#firebase/changes.ts'
import type { UnsentChanges } from '#firebase/unsent.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { formatMoney } from '#i18n/format.ts'
import { currentLanguage } from '#i18n/index.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'

/** Returns how to write down that a stay's remainder was collected on a day; says what came of it. */
export function useCollection(
  post: UnsentChanges['post'],
  track: <T>(promise: Promise<T>) => Promise<T>,
): (reservation: Reservation, day: IsoDate) => Promise<void> {
  const { t } = useTranslation()
  const inWords = useFailureWords()

  return async (reservation, day) => {
    const { musteriAdi: guest, kalan } = reservation
    try {
      const change = edit(reservation, { ...reservation, tahsilEdildi: day })
      const { state } = await track(post(change))
      if (state === 'kept') return
      toastDone(() =>
        t('office.today.collected', { guest, amount: formatMoney(kalan, currentLanguage()) }),
      )
    } catch (failure) {
      toastFailed(() => `${guest}: ${inWords(failure)}`)
    }
  }
}
