import type { Change } from '#domain/change.ts'
import type { Reservation } from '#domain/reservation.ts'
import { restoration } from '#firebase/changes.ts'
import type { UnsentChanges } from '#firebase/unsent.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { toastDone, toastFailed } from '#ui/toasts.ts'
import { tell } from '#i18n/index.ts'

/** What an undoing needs: how to send it, and how to put one that was refused into the form, with what is to be done then. */
export type Undoing = {
  post: UnsentChanges['post']
  track: <T>(promise: Promise<T>) => Promise<T>
  onReopen: (change: Change, done: () => void) => void
}

/** Returns how to bring back a stay that was deleted; says what came of it. */
export function useRestoration({
  post,
  track,
  onReopen,
}: Undoing): (deleted: Reservation) => Promise<void> {
  const inWords = useFailureWords()

  return async (deleted) => {
    const { musteriAdi: guest } = deleted
    const change = restoration(deleted)
    try {
      const { state } = await track(post(change))
      toastDone(() => tell(`admin.restoration.${state}`, { guest }))
    } catch (failure) {
      toastFailed(() => tell('admin.restoration.failed', { guest, message: inWords(failure) }), {
        label: () => tell('admin.restoration.open'),
        run: (dismiss) => onReopen(change, dismiss),
      })
    }
  }
}
