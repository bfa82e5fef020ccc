import { useState } from 'react'
import type { Reservation } from '#domain/reservation.ts'
import { forgetEdit, hasChanges } from '#features/backoffice/form/reservationDraft.ts'
import { useLeaveWarning } from '#pages/office/line/useLeaveWarning.ts'

/** What is done once an owner has said whether an edit may be lost. */
type Leaving = { go: () => void; stay: () => void }

/** Returns how to leave the edit of a stay, and the question that stands before that while something is typed. */
export function useEditLeaving(editing: Reservation | null) {
  const [asked, setAsked] = useState<Leaving | null>(null)
  useLeaveWarning(() => editing !== null && hasChanges(editing))

  /** Goes on at once, or once the owner has said that the edit may be lost. */
  function leaveEdit(go: () => void, stay = () => {}) {
    if (editing && hasChanges(editing)) return setAsked({ go, stay })
    // A text that was typed and taken back is none that a reload should bring again.
    if (editing) forgetEdit(editing)
    go()
  }

  const question = {
    /** The edit that is about to be left, although something was typed. */
    leaving: asked && editing,
    leave: () => {
      if (editing) forgetEdit(editing)
      asked?.go()
      setAsked(null)
    },
    keepEditing: () => {
      setAsked(null)
      asked?.stay()
    },
  }

  return { leaveEdit, question }
}
