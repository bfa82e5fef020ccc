import { accountIn, type Ledger } from '#domain/payments/ledger.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights } from '#domain/stay.ts'

/** What stays come to together: how many, their nights, and lira. */
export type Totals = ReturnType<typeof totalsOf>

/** What stays come to together, in lira; days that are closed without a guest are none, and a cancelled stay is what is kept of it. */
export function totalsOf(reservations: readonly Reservation[], ledger: Ledger) {
  const totals = { stays: 0, nights: 0, total: 0, deposit: 0, owed: 0 }
  for (const reservation of reservations) {
    if (reservation.kapali) continue
    totals.owed += accountIn(ledger, reservation, null).outstanding
    if (reservation.iptal) {
      totals.total += reservation.iptal.kalan
      continue
    }
    totals.stays += 1
    totals.nights += countNights(reservation.stay)
    totals.total += reservation.toplamUcret
    totals.deposit += reservation.kapora
  }
  return totals
}
