import type { IsoDate } from '#domain/date.ts'
import { entriesOf } from '#domain/records.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Change } from '#domain/change.ts'
import { type Account, accountOf, openingOf } from './account.ts'
import { readPayments, type StoredPayment } from './payment.ts'

export type Ledger = ReadonlyMap<string, readonly StoredPayment[]>

export const NOTHING_PAID: Ledger = new Map()

/** Parses `/payments`; the doctor reports invalid ones. */
export function readLedger(stored: unknown): Ledger {
  return new Map(
    entriesOf(stored).map(([id, payments]) => [id, readPayments(payments).payments] as const),
  )
}

/** The payments of a stay. */
export function paymentsOf(ledger: Ledger, { id }: Reservation): readonly StoredPayment[] {
  return ledger.get(id) ?? NONE
}

/** The account of a stay; `today` is `null` until the clock is known. */
export function accountIn(ledger: Ledger, stay: Reservation, today: IsoDate | null): Account {
  return accountOf(stay, paymentsOf(ledger, stay), today)
}

/** The payments with the pending changes of `by` applied. */
export function ledgerWithPending(ledger: Ledger, changes: readonly Change[], by: string): Ledger {
  if (changes.every(({ verb }) => !WRITING.has(verb))) return ledger
  const next = new Map(ledger)
  for (const change of changes) {
    const { id, entry, verb } = change
    const paid = next.get(id) ?? NONE
    const add = (more: readonly StoredPayment[]) => {
      const keys = new Set(more.map(({ key }) => key))
      next.set(id, [...paid.filter(({ key }) => !keys.has(key)), ...more])
    }
    if (verb === 'add') add((change.payments ?? []).map((each) => ({ ...each, by })))
    if (verb === 'unpay') {
      const { key: taken } = change.payment
      next.set(
        id,
        paid.filter(({ key }) => key !== taken),
      )
    }
    if (verb === 'pay') {
      const opening = paid.length === 0 ? openingOf(change.base, change.payment.date) : null
      add([
        ...(opening ? [{ ...opening, key: `-${entry}`, by }] : []),
        { ...change.payment, key: entry, by },
      ])
    }
  }
  return next
}

const NONE: readonly StoredPayment[] = []
const WRITING: ReadonlySet<string> = new Set(['add', 'pay', 'unpay'])
