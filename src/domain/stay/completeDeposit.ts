import { agreedDeposit, type Situation } from './money.ts'
import type { ReservationDraft } from './reservation.ts'

/** The part of a deposit that may be missing, as when a bank keeps its fee. */
const SMALL_PART = 0.03

/** The stay with the deposit that a payment completes, if only a small part of the agreed one is missing; else `null`. */
export function withCompleteDeposit<Stay extends ReservationDraft>(
  stay: Stay,
  amount: number,
  { phase, received }: Situation,
): Stay | null {
  const agreed = agreedDeposit(stay)
  const kapora = received + amount
  const missing = agreed - kapora
  const isSmall = amount > 0 && missing > 0 && missing <= agreed * SMALL_PART
  if (phase !== 'awaiting' || !isSmall) return null
  return { ...stay, kapora, kalan: stay.kalan + stay.kapora - kapora }
}
