import type { Cancellation } from '#domain/cancelled/cancellation.ts'
import { differingFields, valueOf } from '#domain/record.ts'
import { type GuestPage, guestPageFields, pageOfStay } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { guestGuidePath, pageGoneWrites } from '#domain/guide/guestGuide.ts'
import { paidIn, sumsOf } from '#domain/guestPage/sums.ts'
import type { Reservation, ReservationDraft, Seen } from '#domain/reservation.ts'
import type { Standing } from '#domain/serverState.ts'
import type { Effect } from './act.ts'
import { below, serverSum, type Writes } from './writes.ts'

/** A guest's page and its key. */
type Keyed = { key: string; page: GuestPage }

/** The part of an operation that its page shows; `cancellation` is set when it cancels. */
type Doing = { base: Seen | null; wanted: ReservationDraft | null; cancellation?: Cancellation }

/** The payments of an operation: all its other writes, the added amount, and the stored state. */
type Money = { writes: Writes; paid: number; standing: Standing | null }

/**
 * The writes of an operation with this effect to the guest's page, which keep it equal to the stay.
 * The server increments a stored sum, so that it need not be known here.
 */
export function pageWrites(id: string, effect: Effect, doing: Doing, money?: Money): Writes {
  const { was, is } = aroundOf(id, effect, doing)
  if (!is || !money) return between(was, is)
  if (!startsToTellSums(id, effect, doing)) {
    const { paid } = money
    const isMoved = paid !== 0 && is.page.paid !== undefined
    return {
      ...between(was, is),
      ...(isMoved && { [`${pagePath(is.key)}/paid`]: serverSum(paid) }),
    }
  }
  const paid = paidIn(money.standing?.payments) + paidIn(paymentsIn(money.writes, id))
  return between(was, { ...is, page: { ...is.page, paid } })
}

/** Whether an operation makes the page show the paid amount for the first time under this key. */
export function startsToTellSums(id: string, effect: Effect, doing: Doing): boolean {
  const { was, is } = aroundOf(id, effect, doing)
  if (is?.page.paid === undefined) return false
  return was?.key !== is.key || was.page.paid === undefined
}

/** The page before and after an operation, without the paid amount. */
function aroundOf(id: string, effect: Effect, { base, wanted, cancellation }: Doing) {
  const was = effect === 'returns' ? null : pageOf(id, base)
  switch (effect) {
    case 'removes':
      return { was, is: null }
    case 'cancels':
      return { was, is: pageOf(id, cancelledAs(base, cancellation)) }
    case 'changes':
      return { was, is: was?.page.status === 'cancelled' ? was : pageOf(id, wanted) }
    case 'makes':
    case 'returns':
    case 'reinstates':
      return { was, is: pageOf(id, wanted) }
  }
}

/** The stay as a cancelled one, which counts by its payments. */
function cancelledAs(base: Seen | null, cancellation: Cancellation = { kalan: 0 }) {
  return base && 'stay' in base
    ? { ...base, usesPayments: true as const, cancellation: { ...cancellation, by: '', at: 0 } }
    : null
}

function pageOf(id: string, seen: Seen | ReservationDraft | null): Keyed | null {
  if (!seen || !('stay' in seen) || seen.guestKey === undefined) return null
  const page = pageOfStay(id, seen.stay, isCancelled(seen), sumsOf(seen, 0))
  return { key: seen.guestKey, page }
}

function isCancelled(seen: Reservation | ReservationDraft): boolean {
  return 'cancellation' in seen && seen.cancellation !== undefined
}

/**
 * A page with the same key gets only its changes; otherwise the old page is deleted and the new one
 * written completely.
 */
function between(was: Keyed | null, is: Keyed | null): Writes {
  if (was?.key !== is?.key) {
    return { ...(was && pageGoneWrites(was.key)), ...(is && { [pagePath(is.key)]: is.page }) }
  }
  if (!was || !is) return {}
  const names = differingFields(guestPageFields, was.page, is.page)
  const changed = names.map((name) => [name, valueOf(is.page, name) ?? null] as const)
  return {
    ...below(pagePath(is.key), Object.fromEntries(changed)),
    ...(is.page.status !== 'settled' &&
      was.page.status === 'settled' && { [guestGuidePath(is.key)]: null }),
  }
}

/** An operation's new payments by key. */
function paymentsIn(writes: Writes, id: string): object {
  const place = `payments/${id}/`
  return Object.fromEntries(Object.entries(writes).filter(([path]) => path.startsWith(place)))
}
