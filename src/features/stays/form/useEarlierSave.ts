import { useEffect, useEffectEvent, useState } from 'react'
import { differInText, type Reservation } from '#domain/reservation.ts'
import { readDraft } from '#lib/form/drafts.ts'
import { EMPTY_FORM, type FormValues, readForm } from './reservationForm.ts'

type ArrivedInput = {
  /** The key of the draft. */
  key: string
  values: FormValues
  /** The record when its edit began; `null` for a new one. */
  base: Reservation | null
  reservations: readonly Reservation[]
}

/**
 * Calls `onArrived` with the stored stay that an earlier page had submitted from the same draft, so
 * that the form does not report it as an overlap.
 */
export function useEarlierSave(input: ArrivedInput, onArrived: (stay: Reservation) => void): void {
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
  // An edit whose draft contains its original needs no such search.
  return sought && (!base || differInText(base, sought)) ? sought : null
}

function isSame(one: FormValues, other: FormValues): boolean {
  const texts = new Map(Object.entries(other))
  return Object.entries(one).every(([name, text]) => texts.get(name) === text)
}
