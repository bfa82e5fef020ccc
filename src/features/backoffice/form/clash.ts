import type { Clashing } from '#domain/failure.ts'
import type { Reservation } from '#domain/reservation.ts'
import { fillFromReservation, type FormValues } from './reservationForm.ts'

type Name = Clashing['clashes'][number]

/** What both owners have changed, and how far the one at the form has answered which is to stand. */
export type Clash = {
  told: Clashing
  /** The fields in which the owner has chosen their own value, which stood in its control from the first. */
  kept: readonly Name[]
  /** The owner has pressed the button without an answer. */
  urged: boolean
}

/** What the form would save, and what is stored, each as a record. */
export function sidesOf({ current, merged }: Clashing): { mine: Reservation; theirs: Reservation } {
  return { mine: { ...current, ...merged }, theirs: current }
}

/** The fields that still hold the owner's own value without their having said that it is to stand. */
export function unanswered({ told, kept }: Clash, values: FormValues): Name[] {
  const mine = fillFromReservation(sidesOf(told).mine)
  return told.clashes.filter((name) => !kept.includes(name) && values[name] === mine[name])
}
