import type { Sums } from '#domain/stay/money.ts'

/** Which way money went: from the guest, or back. */
export const DIRECTIONS = ['payment', 'refund'] as const

export type Direction = (typeof DIRECTIONS)[number]

/** Why an amount may be wrong, with the sum that speaks against it. */
export type PaymentDoubt = {
  kind: 'refundOwed' | 'aboveReceived' | 'aboveOwed'
  sum: number
}

/** The question to an owner before a doubtful payment or refund is recorded; `null` for none. */
export function doubtAbout(
  amount: number,
  { agreed, paid, overpaid }: Sums,
  isCancelled: boolean,
): PaymentDoubt | null {
  if (amount < 0) {
    const received = Math.max(0, paid)
    return -amount > received ? { kind: 'aboveReceived', sum: received } : null
  }
  if (isCancelled && overpaid > 0) return { kind: 'refundOwed', sum: overpaid }
  // The amount of a held stay is offered and not owed, but may be paid as well.
  const open = Math.max(0, agreed - paid)
  return amount > open ? { kind: 'aboveOwed', sum: open } : null
}
