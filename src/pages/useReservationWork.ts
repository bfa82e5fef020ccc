import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredRequest } from '#domain/request.ts'
import type { Reservation, ReservationDraft, UnreadableRecord } from '#domain/reservation.ts'
import { unfinishedEdit } from '#features/backoffice/form/reservationDraft.ts'
import {
  newReservationId,
  removeReservation,
  removeUnreadable,
  saveReservation,
} from '#firebase/reservations.ts'
import { toastDone } from '#ui/toasts.ts'
import { usePending } from './usePending.ts'

/** What an owner is doing with the records: adding or editing one, deleting one; the verbs reject with a `Failure`. */
export function useReservationWork(reservations: readonly Reservation[]) {
  const { t } = useTranslation()
  const [pending, track] = usePending()
  const [editing, setEditing] = useState<Reservation | null>(unfinishedEdit)
  const [request, setRequest] = useState<StoredRequest | null>(null)
  const [deleting, setDeleting] = useState<Reservation | UnreadableRecord | null>(null)

  function startAdding() {
    setEditing(null)
    setRequest(null)
  }

  async function save(draft: ReservationDraft) {
    const id = editing?.id ?? newReservationId()
    const previous = reservations.find((reservation) => reservation.id === id) ?? null
    await track(saveReservation({ ...draft, id }, previous, reservations))
    startAdding()
  }

  async function remove() {
    if (!deleting) return
    if ('problem' in deleting) await track(removeUnreadable(deleting.id))
    else {
      await track(removeReservation(deleting, reservations))
      toastDone(() => t('season.deleted', { guest: deleting.musteriAdi }))
    }
    // The answer may come late, when the owner has long turned to another record.
    const unlessGone = <T extends { id: string }>(now: T | null) =>
      now?.id === deleting.id ? null : now
    setEditing(unlessGone)
    setDeleting(unlessGone)
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
    askToDelete: setDeleting,
    keep: () => setDeleting(null),
    save,
    remove,
  }
}
