import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { edit } from '#firebase/changes.ts'
import type { UnsentChanges } from '#firebase/unsent.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { formatMoney } from '#i18n/format.ts'
import { currentLanguage, tell } from '#i18n/index.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'

/** Returns how to write down that a stay's remainder was collected on a day; says what came of it, and offers to take it back. */
export function useCollection(
  post: UnsentChanges['post'],
  track: <T>(promise: Promise<T>) => Promise<T>,
): (reservation: Reservation, day: IsoDate) => Promise<void> {
  const inWords = useFailureWords()

  return async (reservation, day) => {
    const { musteriAdi: guest, kalan, surum } = reservation
    const collected = { ...reservation, tahsilEdildi: day }
    const say = (words: 'collected' | 'uncollected') =>
      tell(`office.today.${words}`, { guest, amount: formatMoney(kalan, currentLanguage()) })

    if (await store(reservation, collected))
      toastDone(() => say('collected'), {
        label: () => tell('admin.restoration.undo'),
        run: (dismiss) => {
          dismiss()
          void takeBack()
        },
      })

    async function takeBack() {
      const now = { ...collected, surum: surum + 1 }
      if (await store(now, reservation)) toastDone(() => say('uncollected'))
    }
  }

  /** Stores a change, and tells whether it is there by now; what keeps it from that is said. */
  async function store(base: Reservation, wanted: Reservation): Promise<boolean> {
    try {
      const { state } = await track(post(edit(base, wanted)))
      return state === 'answered'
    } catch (failure) {
      toastFailed(() => `${base.musteriAdi}: ${inWords(failure)}`)
      return false
    }
  }
}
