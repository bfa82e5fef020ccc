import { useState } from 'react'
import type { StoredRequest } from '#domain/request.ts'
import type { Reservation } from '#domain/reservation.ts'
import { forgetDraft, keepDraft, typedDraft } from './draftStore.ts'
import {
  EMPTY_FORM,
  type FormValues,
  fillFromRequest,
  fillFromReservation,
} from './reservationForm.ts'

/** What is typed, and the record it is typed over: `null` for a new reservation. */
type Typed = { base: Reservation | null; values: FormValues }

/** The form's texts, kept over a reload until they are saved or given up. */
export function useTypedReservation(editing: Reservation | null, request: StoredRequest | null) {
  const [typed, setTyped] = useState<Typed>(() => open(editing, request))

  function change(patch: Partial<FormValues>): FormValues {
    const values = { ...typed.values, ...patch }
    setTyped({ ...typed, values })
    keepDraft(typed.base, values)
    return values
  }

  /** Forgets what was typed and starts again from `base`, or from nothing. */
  function restart(base: Reservation | null): void {
    forgetDraft(typed.base)
    setTyped(fresh(base))
  }

  return { ...typed, change, restart }
}

function open(editing: Reservation | null, request: StoredRequest | null): Typed {
  if (editing === null && request !== null) return { base: null, values: fillFromRequest(request) }
  return typedDraft(editing) ?? fresh(editing)
}

function fresh(base: Reservation | null): Typed {
  return { base, values: base ? fillFromReservation(base) : EMPTY_FORM }
}
