import type { IsoDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft } from '#domain/stay/reservation.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { agreedOn } from '#domain/stay/situation.ts'
import { type Payment, readPayments, type StoredPayment } from './payment.ts'

export type Account = {
  /** The total; 0 for closed days; the kept amount of a cancelled stay. In whole lira, as all here. */
  agreed: number
  /** The sum of the payments, always. */
  paid: number
  outstanding: number
  overpaid: number
  /** The arrival day, once it has passed with an amount due. */
  overdueSince: IsoDate | null
  /** The deposit is unpaid, and the guest has not arrived. */
  depositAwaited: boolean
}

/** The account of a stay; `today` is `null` until the clock is known. A cancelled stay has no date. */
export function accountOf(
  reservation: ReservationDraft,
  payments: readonly Payment[],
  today: IsoDate | null,
): Account {
  const { dates, kapora, status } = reservation
  const [blocked, cancellation] = [status === 'blocked', status === 'cancelled']
  const agreed = agreedOn(reservation)
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const outstanding = blocked ? 0 : Math.max(0, agreed - paid)
  const isLate = today !== null && outstanding > 0 && dates.checkIn < today && !cancellation
  // A refund does not turn a deposit that came back to an awaited one.
  const received = payments.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  const deposit = Math.min(Math.round(kapora), agreed)
  return {
    agreed,
    paid,
    outstanding,
    overpaid: blocked ? 0 : Math.max(0, paid - agreed),
    overdueSince: isLate ? dates.checkIn : null,
    depositAwaited: deposit > 0 && !isLate && received < deposit && !cancellation,
  }
}

/** The unpaid part of a due deposit; 0 if none is due. */
export function missingDeposit(reservation: ReservationDraft, account: Account): number {
  const { agreed, paid, depositAwaited } = account
  return depositAwaited ? Math.max(0, Math.min(Math.round(reservation.kapora), agreed) - paid) : 0
}

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
