import { addDays, daysBetween, type IsoDate } from '#domain/date.ts'
import { agreedOn } from '#domain/payments/account.ts'
import type { ReservationDraft } from '#domain/reservation.ts'
import type { Stay } from '#domain/stay.ts'

/** The amounts on a guest's page in lira: agreed, paid, and the agreed deposit with its last day. */
export type PageSums = { total: number; paid: number; deposit?: number; heldUntil?: IsoDate }

/** Whether a stay's page shows amounts: a channel's guest pays the channel's price. */
export function tellsSums({ guestKey, source }: ReservationDraft): boolean {
  return guestKey !== undefined && source === undefined
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

export type CancellingTerms = {
  /** Until how many days before check-in it is free. */
  freeDays: number
  /** The share of the total that a later cancellation costs; without one, the deposit. */
  latePercent?: number
}

/** The lira that a guest who cancels on `today` gets back by the terms. */
export function refundOf(
  { total, paid, deposit = 0 }: PageSums,
  checkIn: IsoDate,
  { freeDays, latePercent }: CancellingTerms,
  today: IsoDate,
): number {
  if (today <= addDays(checkIn, -freeDays)) return Math.max(0, paid)
  const kept = latePercent === undefined ? deposit : Math.round((total * latePercent) / 100)
  return Math.max(0, paid - kept)
}
