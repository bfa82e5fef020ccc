import type { Clashing } from '#domain/failure.ts'
import type { Reservation } from '#domain/reservation.ts'
import { fillFromReservation, type FormValues } from './reservationForm.ts'

type Name = Clashing['clashes'][number]

/** The fields that both owners changed, and which of them are answered. */
export type Clash = {
  told: Clashing
  /** The fields for which the owner chose their own value. */
  kept: readonly Name[]
  /** Whether the owner pressed the button before answering. */
  urged: boolean
}

/** The form's version and the stored version as records. */
export function sidesOf({ current, merged }: Clashing): { mine: Reservation; theirs: Reservation } {
  return { mine: { ...current, ...merged }, theirs: current }
}

/** The fields that have the owner's own value but no answer yet. */
export function unanswered({ told, kept }: Clash, values: FormValues): Name[] {
  const mine = fillFromReservation(sidesOf(told).mine)
  return told.clashes.filter((name) => !kept.includes(name) && values[name] === mine[name])
}
