import { useEffect, useEffectEvent, useState } from 'react'
import { differInText, type Reservation } from '#domain/reservation.ts'
import { readDraft } from '#lib/form/drafts.ts'
import { EMPTY_FORM, type FormValues, readForm } from './reservationForm.ts'

type ArrivedInput = {
  /** Where what was typed is kept over a reload. */
  key: string
  values: FormValues
  /** The record that is edited, as it was when its owner began; `null` for a new one. */
  base: Reservation | null
  reservations: readonly Reservation[]
}

/**
 * Calls back with the stay that an earlier page was told to save and that stands among the others by now, when the form
 * still holds what it was made of: it would take that stay for somebody else's.
 */
export function useArrived(input: ArrivedInput, onArrived: (stay: Reservation) => void): void {
  const { key, values, base, reservations } = input
  const [left] = useState(() => readDraft(key, EMPTY_FORM)?.values ?? null)
  const stay = left && isSame(left, values) ? standing(values, base, reservations) : null
  const tell = useEffectEvent(() => {
    if (stay) onArrived(stay)
  })
  useEffect(() => tell(), [stay?.id])
}

function standing(
  values: FormValues,
  base: Reservation | null,
  reservations: readonly Reservation[],
): Reservation | null {
  const read = readForm(values, [])
  if (!('value' in read)) return null
  const sought = reservations.find(
    (each) => (!base || each.id === base.id) && !differInText(read.value, each),
  )
  // An edit that says what it was typed over has nothing to arrive.
  return sought && (!base || differInText(base, sought)) ? sought : null
}

function isSame(one: FormValues, other: FormValues): boolean {
  const texts = new Map(Object.entries(other))
  return Object.entries(one).every(([name, text]) => texts.get(name) === text)
}
