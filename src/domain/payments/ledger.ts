import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { entriesOf } from '#domain/field/collection.ts'
import {
  type PaymentTerms,
  type Situation,
  situationOf,
  type Sums,
  sumsOf,
} from '#domain/stay/situation.ts'
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

/** The sums of a stay. */
export function sumsIn(ledger: Ledger, stay: Reservation): Sums {
  return sumsOf(stay, paymentsOf(ledger, stay))
}

/** What is true of a stay on `today`. */
export function situationIn(
  ledger: Ledger,
  stay: Reservation,
  terms: PaymentTerms,
  today: IsoDate,
): Situation {
  return situationOf(stay, paymentsOf(ledger, stay), terms, today)
}

const NONE: readonly StoredPayment[] = []
