import type { KeyedPayment } from '#domain/acts/paymentWrites.ts'
import type { CancelledStay } from '#domain/cancelled/cancelledStay.ts'
import { type Present, STAY_ID } from './compareStays.ts'
import type { Backup } from './readBackup.ts'

/** A cancelled stay that a backup can restore, and its payments. */
export type WantedCancelled = CancelledStay & { payments: readonly KeyedPayment[] }

/** The cancelled stays of a backup that no longer exist. */
export function missingCancelled(
  { cancelled, payments }: Backup,
  { reservations, unreadable, cancelled: kept }: Present,
): WantedCancelled[] {
  const known = new Set([...reservations, ...unreadable, ...kept].map(({ id }) => id))
  return cancelled
    .filter(({ id }) => !known.has(id) && STAY_ID.test(id))
    .map((stay) => {
      const paid = payments.get(stay.id) ?? []
      return { ...stay, payments: paid.map(({ by: _by, ...payment }) => payment) }
    })
}
