import type { IsoDate } from '#domain/date.ts'
import { entriesOf } from '#domain/records.ts'
import type { Reservation } from '#domain/reservation.ts'
import { type Account, accountOf } from './account.ts'
import { readPayments, type StoredPayment } from './payment.ts'

/** The payments of each stay by its id. */
export type Ledger = ReadonlyMap<string, readonly StoredPayment[]>

/** Parses `/payments`; the doctor reports invalid ones. */
export function readLedger(stored: unknown): Ledger {
  return new Map(
    entriesOf(stored).map(([id, payments]) => [id, readPayments(payments).payments] as const),
  )
}

/** The payments of a stay. */
export function paymentsOf(
  ledger: Ledger,
  { id }: Pick<Reservation, 'id'>,
): readonly StoredPayment[] {
  return ledger.get(id) ?? NONE
}

/** The account of a stay; `today` is `null` until the clock is known. */
export function accountIn(ledger: Ledger, stay: Reservation, today: IsoDate | null): Account {
  return accountOf(stay, paymentsOf(ledger, stay), today)
}

const NONE: readonly StoredPayment[] = []
