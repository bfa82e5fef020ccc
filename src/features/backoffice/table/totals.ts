import { incomeOf } from '#domain/office/income.ts'
import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import type { CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import type { Reservation } from '#domain/reservation.ts'

/** The totals of stays: number, nights and lira. */
export type Totals = ReturnType<typeof totalsOf>

/**
 * The totals of stays in lira, without blocked days; a cancelled stay counts by its kept amount.
 * `kept` is the kept part of the total, including `unlisted` stays.
 */
export function totalsOf(
  reservations: readonly Reservation[],
  ledger: Ledger,
  unlisted: readonly CancelledStay[] = [],
) {
  const totals = { stays: 0, nights: 0, total: 0, kept: 0, deposit: 0, owed: 0 }
  for (const reservation of [...reservations, ...unlisted]) {
    const { nights, income, kept } = incomeOf(reservation)
    totals.nights += nights
    totals.total += income
    totals.kept += kept
  }
  for (const reservation of reservations) {
    if (reservation.kapali) continue
    totals.owed += accountIn(ledger, reservation, null).outstanding
    if (reservation.cancellation) continue
    totals.stays += 1
    totals.deposit += reservation.kapora
  }
  return totals
}
