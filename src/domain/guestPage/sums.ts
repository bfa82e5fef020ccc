import { daysBetween, type IsoDate } from '#domain/date.ts'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'

/** The amounts on a guest's page in lira: agreed, paid, and the agreed deposit with its last day. */
export type PageSums = { total: number; paid: number; deposit?: number; heldUntil?: IsoDate }

/**
 * Whether a stay's page shows amounts: for a stay with payments that no channel sold, because its
 * guest pays the channel's price.
 */
export function tellsSums({ guestKey, usesPayments, source }: ReservationDraft): boolean {
  return guestKey !== undefined && usesPayments === true && source === undefined
}

/** The amounts on a guest's page; `null` if it shows none. */
export function sumsOf(stay: ReservationDraft, paid: number): PageSums | null {
  if (!tellsSums(stay)) return null
  const sums = { total: agreedOn(stay), paid }
  const deposit = Math.round(stay.kapora)
  if (stay.cancellation || deposit <= 0) return sums
  const { depositDueBy } = stay
  return { ...sums, deposit, ...(depositDueBy !== undefined && { heldUntil: depositDueBy }) }
}

/** The agreed total in lira, or the kept amount of a cancelled stay. */
function agreedOn({ kapora, kalan, cancellation }: ReservationDraft): number {
  return cancellation ? cancellation.kept : kapora + kalan
}

/** From so many days before arrival the page no longer asks for a deposit. */
export const NO_DEPOSIT_DAYS = 2

/** The unpaid part of the deposit in lira while the page asks for it. */
export function awaitedDeposit(
  { deposit = 0, paid, total }: PageSums,
  { checkIn }: Stay,
  today: IsoDate | null,
): number {
  if (today === null || daysBetween(today, checkIn) <= NO_DEPOSIT_DAYS) return 0
  return Math.max(0, Math.min(deposit, Math.round(total)) - paid)
}

/** The sum of `/payments/{stay}`. */
export function paidIn(stored: unknown): number {
  return entriesOf(stored).reduce((sum, [, payment]) => {
    const amount = valueOf(payment, 'amount')
    return sum + (typeof amount === 'number' ? amount : 0)
  }, 0)
}
