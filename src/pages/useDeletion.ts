import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Seen } from '#domain/change.ts'
import { ChangedMeanwhile } from '#domain/failure.ts'
import { type Reservation, sameReservation } from '#domain/reservation.ts'
import { deletion } from '#firebase/changes.ts'
import type { UnsentChanges } from '#firebase/unsent.ts'
import { toastDone } from '#ui/toasts.ts'

/** The record that an owner is asked about before it is deleted, and its deletion. */
export function useDeletion(reservations: readonly Reservation[], post: UnsentChanges['post']) {
  const { t } = useTranslation()
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
    const posted = await post(deletion(deleting)).catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) ask(error.current)
      throw error
    })
    if ('stay' in deleting && posted.state === 'answered') {
      toastDone(() => t('season.deleted', { guest: deleting.musteriAdi }))
    }
    // The answer may come late, when the owner has long turned to another record.
    ask((now) => (now?.id === id ? null : now))
    return id
  }

  return { deleting, changed, ask, remove }
}
