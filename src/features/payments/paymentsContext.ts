import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { IsoDate } from '#domain/date.ts'
import { type Account, accountOf } from '#domain/payments/account.ts'
import { type Ledger, NOTHING_PAID, paymentsOf } from '#domain/payments/ledger.ts'
import type { Payment, StoredPayment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'

/** The payments of all stays for the office's pages, and the operations on them. */
export type PaymentsContext = {
  ledger: Ledger
  /** Records a payment of a stay and reports it; rejects with a `Failure`. */
  pay: (reservation: Reservation, payment: Payment) => Promise<void>
  takeBack: (reservation: Reservation, payment: StoredPayment) => Promise<void>
  /** Counts what a stay still owes as a discount, and reports the result. */
  close: (reservation: Reservation, owed: number, reason: string) => Promise<void>
  reopen: (reservation: Reservation) => Promise<void>
}

/** Without payments or operations. */
const CLOSED: PaymentsContext = {
  ledger: NOTHING_PAID,
  pay: () => Promise.reject(new Error('There is no cashbook around this')),
  takeBack: () => Promise.reject(new Error('There is no cashbook around this')),
  close: () => Promise.reject(new Error('There is no cashbook around this')),
  reopen: () => Promise.reject(new Error('There is no cashbook around this')),
}

const Context = createContext(CLOSED)

// Its own context, so that the rows do not render when the cashbook's callbacks change.
const LedgerContext = createContext(NOTHING_PAID)

/** Provides the owners' cashbook. */
export function PaymentsProvider({
  value,
  children,
}: {
  value: PaymentsContext
  children: ReactNode
}) {
  const within = createElement(Context, { value }, children)
  return createElement(LedgerContext, { value: value.ledger }, within)
}

/** The owners' cashbook from the context. */
export function usePayments(): PaymentsContext {
  return useContext(Context)
}

/** The payments of all stays from the context. */
export function useLedger(): Ledger {
  return useContext(LedgerContext)
}

/** The payments of a stay and its account; `today` is `null` until the clock is known. */
export function useAccount(
  reservation: Reservation,
  today: IsoDate | null,
): { payments: readonly StoredPayment[]; account: Account } {
  const payments = paymentsOf(useLedger(), reservation)
  return { payments, account: accountOf(reservation, payments, today) }
}
