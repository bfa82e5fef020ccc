import { useState } from 'react'
import type { StoredRequest } from '#domain/request.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import { tidyDate } from '#domain/typedDate.ts'
import { messageOf } from '#features/backoffice/messageOf.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { type FieldErrors, focusFirstError } from '#lib/form.ts'
import { earlyProblems, type FormValues, type Problems, readForm } from './reservationForm.ts'
import { useTypedReservation } from './useTypedReservation.ts'

export type ReservationFormInput = {
  /** The reservation to change, as it was when the owner chose it; `null` to add one. */
  editing: Reservation | null
  /** A visitor's request to begin a new reservation from. */
  request?: StoredRequest | null
  /** What is stored now: whose nights are taken, and whether the edited record has changed meanwhile. */
  reservations: readonly Reservation[]
  /** Rejects with an `Error` whose message is already in the owner's words. */
  onSave: (draft: ReservationDraft) => Promise<void>
  /** Told what was saved; `null` once the owner types again. */
  onSaved: (draft: ReservationDraft | null) => void
}

type Save = { state: 'idle' | 'saving' } | { state: 'failed'; message: string }

/** What the reservation form holds, what is wrong with it, and how saving it goes. */
export function useReservationForm(input: ReservationFormInput) {
  const { editing, request = null, reservations, onSave, onSaved } = input
  const explain = useProblemWords()
  const { base, values, change, restart } = useTypedReservation(editing, request)
  const [attempted, setAttempted] = useState(false)
  const [save, setSave] = useState<Save>({ state: 'idle' })

  const saving = save.state === 'saving'
  const others = reservations.filter(({ id }) => id !== base?.id)
  // While a save is under way the live list already holds it; it is not in its own way.
  const current = readForm(values, others)
  const problems = saving || 'draft' in current ? {} : current.problems

  function inWords(found: Problems): FieldErrors<keyof FormValues> {
    const named = Object.entries(found)
    return Object.fromEntries(named.map(([name, problem]) => [name, explain(problem, name)]))
  }

  async function submit(form: HTMLFormElement) {
    if (saving) return
    const { girisTarihi, cikisTarihi } = values
    const dates = { girisTarihi: tidyDate(girisTarihi), cikisTarihi: tidyDate(cikisTarihi) }
    const read = readForm(change(dates), others)
    if ('problems' in read) {
      setAttempted(true)
      focusFirstError(form, inWords(read.problems))
      return
    }
    setSave({ state: 'saving' })
    try {
      await onSave(read.draft)
    } catch (error) {
      setSave({ state: 'failed', message: messageOf(error) })
      return
    }
    startAgain(null)
    onSaved(read.draft)
  }

  function startAgain(from: Reservation | null) {
    restart(from)
    setAttempted(false)
    setSave({ state: 'idle' })
  }

  return {
    base,
    values,
    errors: inWords(attempted ? problems : earlyProblems(problems)),
    save,
    submit,
    startAgain,
    change: (patch: Partial<FormValues>) => {
      onSaved(null)
      change(patch)
    },
  }
}
