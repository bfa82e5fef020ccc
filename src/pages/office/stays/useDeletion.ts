import { useState } from 'react'
import type { Seen } from '#domain/change.ts'
import { ChangedMeanwhile } from '#domain/failure.ts'
import { type Reservation, sameReservation } from '#domain/reservation.ts'
import { deletion } from '#firebase/changes.ts'
import { toastDone } from '#ui/toasts.ts'
import { tell } from '#i18n/index.ts'
import { type Undoing, useRestoration } from './useRestoration.ts'

/** The record that an owner is asked about before it is deleted, its deletion, and for ten seconds the way back. */
export function useDeletion(reservations: readonly Reservation[], undoing: Undoing) {
  const restore = useRestoration(undoing)
  const [asked, ask] = useState<Seen | null>(null)
  // The question is about the stay as it stands, not as it stood when it was asked.
  const deleting = reservations.find(({ id }) => id === asked?.id) ?? asked
  const changed =
    asked !== null &&
    deleting !== null &&
    'stay' in asked &&
    'stay' in deleting &&
    !sameReservation(asked, deleting)

  /** Deletes it, and returns its id; rejects with a `Failure`. */
  async function remove(): Promise<string | null> {
    if (!deleting) return null
    const { id } = deleting
    const posted = await undoing.post(deletion(deleting)).catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) ask(error.current)
      throw error
    })
    if ('stay' in deleting) {
      const words = posted.state === 'kept' ? 'admin.deletion.kept' : 'season.deleted'
      toastDone(() => tell(words, { guest: deleting.musteriAdi }), {
        label: () => tell('admin.restoration.undo'),
        run: (dismiss) => {
          dismiss()
          void restore(deleting)
        },
      })
    }
    // The answer may come late, when the owner has long turned to another record.
    ask((now) => (now?.id === id ? null : now))
    return id
  }

  return { deleting, changed, ask, remove }
}
