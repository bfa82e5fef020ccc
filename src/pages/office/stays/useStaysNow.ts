import { useMemo } from 'react'
import { type CancelledStay, cancelledBeside } from '#domain/cancelled/cancelledStay.ts'
import type { Failure } from '#domain/failure.ts'
import { staysToTellOf } from '#domain/letters/due.ts'
import { ledgerWithUnsent, NOTHING_PAID } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import { type Unsent, withUnsent } from '#domain/unsent.ts'
import type { Season } from '#firebase/season.ts'
import type { Remote } from '#lib/remote.ts'

const NONE: readonly Reservation[] = []
const NONE_CANCELLED: readonly CancelledStay[] = []

/** Stays, cancelled stays and payments with this owner's pending changes applied. */
export function useStaysNow(
  season: Remote<Season, Failure>,
  unsent: readonly Unsent[],
  email: string,
) {
  const known = season.state === 'ready' ? season.value : null
  const stored = known?.reservations ?? NONE
  const kept = known?.cancelled ?? NONE_CANCELLED
  const paid = known?.payments ?? NOTHING_PAID
  const { reservations, waiting } = useMemo(() => withUnsent(stored, unsent), [stored, unsent])
  const cancelled = useMemo(() => cancelledBeside(kept, reservations), [kept, reservations])
  const ledger = useMemo(() => ledgerWithUnsent(paid, unsent, email), [paid, unsent, email])
  const all = useMemo(() => [...reservations, ...cancelled], [reservations, cancelled])
  const notifiable = useMemo(() => staysToTellOf(all, unsent, email), [all, unsent, email])
  return { reservations, waiting, cancelled, all, notifiable, ledger }
}
