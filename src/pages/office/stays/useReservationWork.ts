import { useState } from 'react'
import type { Change, Seen } from '#domain/change.ts'
import type { Received } from '#domain/inbox.ts'
import { showFields } from '#domain/record.ts'
import type { Person } from '#domain/removedPerson.ts'
import {
  type Reservation,
  type ReservationDraft,
  reservationFields,
  type UnreadableRecord,
  valuesOf,
} from '#domain/reservation.ts'
import {
  forgetEdit,
  hasChanges,
  typeAgain,
  unfinishedEdit,
} from '#features/backoffice/form/reservationDraft.ts'
import { addition, edit } from '#firebase/changes.ts'
import type { UnsentChanges } from '#firebase/unsent.ts'
import { toastDone } from '#ui/toasts.ts'
import type { Stay } from '#domain/stay.ts'
import { useCollection } from './useCollection.ts'
import { useDeletion } from './useDeletion.ts'
import { useLeaveWarning } from '#pages/office/line/useLeaveWarning.ts'
import { usePending } from '#pages/office/usePending.ts'
import { tell } from '#i18n/index.ts'

/** What the form is filled from; nothing while a reservation is added. */
type Opened = {
  edit?: Reservation
  from?: Received
  at?: Stay
  mend?: UnreadableRecord
}

/** What an owner is doing with the records, as the page's parts read and change it. */
export type ReservationWork = ReturnType<typeof useReservationWork>

/**
 * What an owner is doing with the records: adding or editing one, deleting one; the verbs reject with a `Failure`.
 * `onForm` is told when something is put into the form from elsewhere.
 */
export function useReservationWork(
  reservations: readonly Reservation[],
  post: UnsentChanges['post'],
  onForm: () => void,
) {
  const [pending, track] = usePending()
  const [opened, begin] = useState<Opened>(() => openedBy(unfinishedEdit()))
  const [round, setRound] = useState(0)
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null)
  const deletion = useDeletion(reservations, { post, track, onReopen: reopen })
  const editing = opened.edit ?? null
  useLeaveWarning(() => editing !== null && hasChanges(editing))

  /** Goes on at once, or once the owner has said that the edit may be lost. */
  function leaveEdit(go: () => void) {
    if (editing && hasChanges(editing)) setLeaving({ go })
    else go()
  }

  async function save(draft: ReservationDraft, base: Seen | null) {
    const posted = await track(
      post(base ? edit(base, draft) : addition(draft, answeredBy(draft, opened))),
    )
    begin({})
    if (posted.state === 'kept') return 'kept' as const
    if (posted.answer?.merged) toastDone(() => tell('season.merged', { guest: draft.musteriAdi }))
    return 'saved' as const
  }

  async function remove() {
    const id = await track(deletion.remove())
    begin((now) => ((now.edit ?? now.mend)?.id === id ? {} : now))
  }

  /** Puts a change that was not saved back where it was made. */
  function reopen(change: Change, done: () => void) {
    leaveEdit(() => {
      if (!change.wanted) deletion.ask(change.base)
      else begin(putBack(change, change.wanted))
      setRound((count) => count + 1)
      done()
      onForm()
    })
  }

  return {
    editing,
    request: opened.from ?? null,
    stay: opened.at ?? null,
    mending: opened.mend ?? null,
    /** Counts what was put back, so that the form shows it. */
    round,
    deleting: deletion.deleting,
    /** Whether what is to be deleted has changed since the owner asked. */
    changed: deletion.changed,
    /** Whether a change is being sent, and its form waits for the answer. */
    pending,
    track,
    /** The edit that is about to be left, although something was typed. */
    leaving: leaving && editing,
    leave: () => {
      if (editing) forgetEdit(editing)
      leaving?.go()
      setLeaving(null)
    },
    keepEditing: () => setLeaving(null),
    /** Gives up what is being typed; `clear` empties the form. */
    cancel: (clear: () => void) =>
      leaveEdit(() => {
        clear()
        begin({})
      }),
    edit: (reservation: Reservation) => leaveEdit(() => begin({ edit: reservation })),
    beginFrom: (from: Received) => leaveEdit(() => begin({ from })),
    beginAt: (at: Stay) => leaveEdit(() => begin({ at })),
    collect: useCollection(post, track),
    mend: (record: UnreadableRecord) => leaveEdit(() => begin({ mend: record })),
    reopen,
    /** Closes what is open of a person whose data are gone, without a question. */
    letGo: ({ stay, requests }: Person) =>
      begin((now) => {
        const from = now.from?.id
        const isTheirs = now.edit?.id === stay || (from !== undefined && requests.includes(from))
        return isTheirs ? {} : now
      }),
    askToDelete: deletion.ask,
    keep: () => deletion.ask(null),
    save,
    remove,
  }
}

function openedBy(edited: Reservation | null): Opened {
  return edited ? { edit: edited } : {}
}

/** The requests that a stay answers: the one that it names, and the same sent again as long as they are known. */
function answeredBy({ talep }: ReservationDraft, { from }: Opened): readonly string[] {
  if (talep === undefined) return []
  return from?.id === talep ? from.ids : [talep]
}

/** Puts what was wanted of a record back into the form as typed text, and says what it is typed over. */
function putBack({ verb, base }: Change, wanted: ReservationDraft): Opened {
  if (verb === 'edit' && !('stay' in base)) {
    return { mend: { ...base, texts: showFields(reservationFields, valuesOf(wanted)) } }
  }
  const edited = verb === 'edit' && 'stay' in base ? base : null
  typeAgain(edited, wanted)
  return openedBy(edited)
}
