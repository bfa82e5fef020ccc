import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import type { ReservationDraft } from '#domain/reservation.ts'

/** The amounts on a guest's page in lira: agreed and paid. */
export type PageSums = { total: number; paid: number }

/**
 * Whether a stay's page shows amounts: by the owners' choice, for a stay with payments that no
 * channel sold, because its guest pays the channel's price.
 */
function tellsSums({ guestKey, showsAmounts, usesPayments, source }: ReservationDraft): boolean {
  return (
    guestKey !== undefined && showsAmounts === true && usesPayments === true && source === undefined
  )
}

/** What a stay's page tells of money; `null` where it tells nothing. */
export function sumsOf(stay: ReservationDraft, paid: number): PageSums | null {
  return tellsSums(stay) ? { total: agreedOn(stay), paid } : null
}

/** The agreed total in lira, or the kept amount of a cancelled stay. */
function agreedOn({ kapora, kalan, cancellation }: ReservationDraft): number {
  return cancellation ? cancellation.kept : kapora + kalan
}

/** The sum of `/payments/{stay}`. */
export function paidIn(stored: unknown): number {
  return entriesOf(stored).reduce((sum, [, payment]) => {
    const amount = valueOf(payment, 'amount')
    return sum + (typeof amount === 'number' ? amount : 0)
  }, 0)
}
