import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import type { ReservationDraft } from '#domain/reservation.ts'

/** What a guest's page tells of money, in lira: what was agreed, and what was paid. */
export type PageSums = { total: number; paid: number }

/**
 * Whether a stay's page tells of money: its owners have chosen so, it counts by its payments, and it was not sold by a channel,
 * which its guest pays at its own price.
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

/** What was agreed, to the lira's parts; what is kept, of a stay that was cancelled. */
function agreedOn({ kapora, kalan, cancellation }: ReservationDraft): number {
  return cancellation ? cancellation.kalan : kapora + kalan
}

/** The sum of what is stored under `/payments/{stay}`. */
export function paidIn(stored: unknown): number {
  return entriesOf(stored).reduce((sum, [, payment]) => {
    const amount = valueOf(payment, 'amount')
    return sum + (typeof amount === 'number' ? amount : 0)
  }, 0)
}
