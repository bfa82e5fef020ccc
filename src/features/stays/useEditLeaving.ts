import { useState } from 'react'
import type { Reservation } from '#domain/reservation.ts'
import { forgetEdit, hasChanges } from '#features/stays/form/reservationDraft.ts'
import { useLeaveWarning } from '#features/office/useLeaveWarning.ts'

/** The callbacks for an owner's decision whether an edit may be lost. */
type Leaving = { go: () => void; stay: () => void }

/**
 * Returns a function that leaves the edit of a stay, and the confirmation that it needs while there
 * are unsaved changes.
 */
export function useEditLeaving(editing: Reservation | null) {
  const [asked, setAsked] = useState<Leaving | null>(null)
  useLeaveWarning(() => editing !== null && hasChanges(editing))

  /** Calls `go` immediately, or after the owner confirms that the edit may be lost. */
  function leaveEdit(go: () => void, stay = () => {}) {
    if (editing && hasChanges(editing)) return setAsked({ go, stay })
    // A text equal to the stored one is no draft to restore after a reload.
    if (editing) forgetEdit(editing)
    go()
  }

  const question = {
    /** The edit with unsaved changes that is about to be left. */
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
