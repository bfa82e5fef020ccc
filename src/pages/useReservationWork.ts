import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Seen } from '#domain/change.ts'
import type { StoredRequest } from '#domain/request.ts'
import {
  type Reservation,
  type ReservationDraft,
  sameReservation,
  type UnreadableRecord,
} from '#domain/reservation.ts'
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
  const [mending, setMending] = useState<UnreadableRecord | null>(null)
  const [asked, setAsked] = useState<Seen | null>(null)
  // The question is about the stay as it stands, not as it stood when it was asked.
  const deleting = reservations.find(({ id }) => id === asked?.id) ?? asked
  const changed =
    asked !== null &&
    deleting !== null &&
    'stay' in asked &&
    'stay' in deleting &&
    !sameReservation(asked, deleting)

  function begin(open: { edit?: Reservation; from?: StoredRequest; mend?: UnreadableRecord }) {
    setEditing(open.edit ?? null)
    setRequest(open.from ?? null)
    setMending(open.mend ?? null)
  }

  async function save(draft: ReservationDraft, base: Seen | null) {
    const { merged } = await track(sendChange(base ? edit(base, draft) : addition(draft)))
    if (merged) toastDone(() => t('season.merged', { guest: draft.musteriAdi }))
    begin({})
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
    track,
    mending,
    /** Whether what is to be deleted has changed since the owner asked. */
    changed,
    startAdding: () => begin({}),
    edit: (reservation: Reservation) => begin({ edit: reservation }),
    beginFrom: (from: StoredRequest) => begin({ from }),
    mend: (record: UnreadableRecord) => begin({ mend: record }),
    askToDelete: setAsked,
    keep: () => setAsked(null),
    save,
    remove,
  }
}
