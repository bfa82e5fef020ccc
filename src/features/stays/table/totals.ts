import { incomeOf } from '#domain/office/figures.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import type { CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import type { Reservation } from '#domain/reservation.ts'

/** The totals of stays: number, nights and lira. */
export type Totals = ReturnType<typeof totalsOf>

/**
 * What stays come to together, in lira; days that are closed without a guest and deleted stays are none, and a cancelled stay is what is kept of it.
 * `kept` is what of the total is kept of cancelled stays, those that are `unlisted` included.
 */
export function totalsOf(
  reservations: readonly Reservation[],
  ledger: Ledger,
  unlisted: readonly CancelledStay[] = [],
) {
  const totals = { stays: 0, nights: 0, total: 0, kept: 0, deposit: 0, owed: 0 }
  for (const reservation of [...reservations, ...unlisted]) {
    if (reservation.deletion) continue
    const { nights, income, kept } = incomeOf(reservation)
    totals.nights += nights
    totals.total += income
    totals.kept += kept
  }
  for (const reservation of reservations) {
    if (reservation.blocked || reservation.deletion) continue
    totals.owed += accountIn(ledger, reservation, null).outstanding
    if (reservation.cancellation) continue
    totals.stays += 1
    totals.deposit += reservation.kapora
  }
  return totals
}
