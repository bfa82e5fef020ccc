import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredRequest } from '#domain/request.ts'
import type { Reservation, ReservationDraft } from '#domain/reservation.ts'
import { tidyDate } from '#domain/typedDate.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { draftedOver, draftFor } from './reservationDraft.ts'
import {
  EMPTY_FORM,
  fillFromRequest,
  fillFromReservation,
  type FormValues,
  isWorthSaying,
  readForm,
} from './reservationForm.ts'

export type ReservationFormInput = {
  /** The reservation to change, as it was when the owner chose it; `null` to add one. */
  editing: Reservation | null
  /** A visitor's request to begin a new reservation from. */
  request?: StoredRequest | null
  /** What is stored now: whose nights are taken, and whether the edited record has changed meanwhile. */
  reservations: readonly Reservation[]
  /** Saves what is made of `base`, the record as it was when the owner began to type; rejects with the failure to be told. */
  onSave: (draft: ReservationDraft, base: Reservation | null) => Promise<void>
  /** Told what was saved; `null` once the owner types again. */
  onSaved: (draft: ReservationDraft | null) => void
}

/** The reservation form, as its parts read and change it. */
export type ReservationFormState = ReturnType<typeof useReservationForm>

/** What the reservation form holds, what is wrong with it, and how saving it goes. */
export function useReservationForm(input: ReservationFormInput) {
  const { editing, request, reservations, onSave, onSaved } = input
  const { t } = useTranslation()
  const explain = useProblemWords()
  const [base, setBase] = useState(() => editing && (draftedOver(draftFor(editing).key) ?? editing))
  const begun = base === null && request ? request : null
  const others = reservations.filter(({ id }) => id !== base?.id)

  const form = useForm({
    empty: EMPTY_FORM,
    initial: begun ? fillFromRequest(begun) : fillFrom(base),
    draft: { ...draftFor(base), fresh: begun !== null },
    check: (values) => readForm(values, others),
    onChange: () => onSaved(null),
    early: isWorthSaying,
    tidy,
    submit,
    label: (name) => t(`admin.fields.${name}`),
    explain,
  })

  async function submit(draft: ReservationDraft): Promise<void> {
    await onSave(draft, base)
    startAgain(null)
    onSaved(draft)
  }

  /** Forgets what was typed and starts again from a record, or from nothing. */
  function startAgain(from: Reservation | null) {
    form.restart(fillFrom(from))
    setBase(from)
  }

  return { ...form, base, startAgain }
}

function fillFrom(base: Reservation | null): FormValues {
  return base ? fillFromReservation(base) : EMPTY_FORM
}

function tidy(values: FormValues): FormValues {
  const { girisTarihi, cikisTarihi } = values
  return { ...values, girisTarihi: tidyDate(girisTarihi), cikisTarihi: tidyDate(cikisTarihi) }
}
