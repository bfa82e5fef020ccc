import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Seen } from '#domain/change.ts'
import type { StoredRequest } from '#domain/request.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import { ChangedMeanwhile } from '#domain/failure.ts'
import { unfinishedEdit } from '#features/backoffice/form/reservationDraft.ts'
import { addition, deletion, edit, sendChange } from '#firebase/changes.ts'
import { toastDone } from '#ui/toasts.ts'
import { usePending } from './usePending.ts'

/** What an owner is doing with the records: adding or editing one, deleting one; the verbs reject with a `Failure`. */
export function useReservationWork(reservations: readonly Reservation[]) {
  const { t } = useTranslation()
  const [pending, track] = usePending()
  const [editing, setEditing] = useState<Reservation | null>(unfinishedEdit)
  const [request, setRequest] = useState<StoredRequest | null>(null)
  const [asked, setAsked] = useState<Seen | null>(null)
  // The question is about the stay as it stands, not as it stood when it was asked.
  const deleting = reservations.find(({ id }) => id === asked?.id) ?? asked

  function startAdding() {
    setEditing(null)
    setRequest(null)
  }

  async function save(draft: ReservationDraft, base: Reservation | null) {
    const { merged } = await track(sendChange(base ? edit(base, draft) : addition(draft)))
    if (merged) toastDone(() => t('season.merged', { guest: draft.musteriAdi }))
    startAdding()
  }

  async function remove() {
    if (!deleting) return
    await track(sendChange(deletion(deleting))).catch((error: unknown) => {
      if (error instanceof ChangedMeanwhile) setAsked(error.current)
      throw error
    })
    if ('stay' in deleting) {
      toastDone(() => t('season.deleted', { guest: deleting.musteriAdi }))
    }
    // The answer may come late, when the owner has long turned to another record.
    const unlessGone = <T extends { id: string }>(now: T | null) =>
      now?.id === deleting.id ? null : now
    setEditing(unlessGone)
    setAsked(unlessGone)
  }

  return {
    editing,
    request,
    deleting,
    /** Whether a change has not been answered by the database yet. */
    pending,
    startAdding,
    edit: (reservation: Reservation) => {
      setRequest(null)
      setEditing(reservation)
    },
    beginFrom: (from: StoredRequest) => {
      setEditing(null)
      setRequest(from)
    },
    askToDelete: setAsked,
    keep: () => setAsked(null),
    save,
    remove,
  }
}
