import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { readLetterMarks, type LetterMarks } from '#domain/letters/letterMarks.ts'
import { type Sums, sumsOf } from '#domain/stay/money.ts'
import { situationOf, type StaySituation } from '#domain/stay/situation.ts'
import { readPayments, type StoredPayment } from './payment.ts'

/** The payments of each stay by its id. */
export type Ledger = ReadonlyMap<string, readonly StoredPayment[]>

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

/** The payments of all stays, and the marks of the letters that were sent. */
export type SeasonLedger = {
  payments: Ledger
  /** By the id of the stay or request. */
  letters: ReadonlyMap<string, LetterMarks>
}

/** Parses `/payments` and `/letterMarks`; the doctor reports invalid entries. */
export function readLedger(payments: unknown, letterMarks: unknown): SeasonLedger {
  return {
    payments: new Map(entriesOf(payments).map(([id, each]) => [id, readPayments(each).payments])),
    letters: new Map(entriesOf(letterMarks).map(([id, each]) => [id, readLetterMarks(each)])),
  }
}

/** A stay's situation on `today`. */
export function situationIn(
  { payments, letters }: SeasonLedger,
  stay: Reservation,
  today: IsoDate,
): StaySituation {
  const records = {
    payments: paymentsOf(payments, stay),
    letters: letters.get(stay.id) ?? NO_LETTERS,
  }
  return situationOf(stay, records, today)
}

const NONE: readonly StoredPayment[] = []

export const NO_LETTERS: LetterMarks = new Map()
