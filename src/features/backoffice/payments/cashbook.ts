import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { IsoDate } from '#domain/date.ts'
import { type Account, accountOf } from '#domain/payments/account.ts'
import { type Ledger, NOTHING_PAID, paymentsOf } from '#domain/payments/ledger.ts'
import type { Payment, StoredPayment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'

/** What was paid of the stays, for whatever room of the office tells it, and how that is written down. */
export type Cashbook = {
  ledger: Ledger
  /** Writes a payment of a stay down, and says so; rejects with the failure to be told. */
  pay: (reservation: Reservation, payment: Payment) => Promise<void>
  /** Takes one back, and says what came of it. */
  takeBack: (reservation: Reservation, payment: StoredPayment) => Promise<void>
}

/** Nothing was paid, and nothing can be. */
const CLOSED: Cashbook = {
  ledger: NOTHING_PAID,
  pay: () => Promise.reject(new Error('There is no cashbook around this')),
  takeBack: () => Promise.reject(new Error('There is no cashbook around this')),
}

const Context = createContext(CLOSED)

// Apart from how it is written down, which is another with each look at the page: sixty rows are not drawn again for that.
const LedgerContext = createContext(NOTHING_PAID)

/** Gives the rooms within it the owners' cashbook. */
export function CashbookProvider({ value, children }: { value: Cashbook; children: ReactNode }) {
  const within = createElement(Context, { value }, children)
  return createElement(LedgerContext, { value: value.ledger }, within)
}

/** The cashbook of the office around. */
export function useCashbook(): Cashbook {
  return useContext(Context)
}

/** What was paid of the stays of the office around. */
export function useLedger(): Ledger {
  return useContext(LedgerContext)
}

/** What was paid of a stay, and its account; `today` is `null` until the clock is known. */
export function useAccount(
  reservation: Reservation,
  today: IsoDate | null,
): { payments: readonly StoredPayment[]; account: Account } {
  const payments = paymentsOf(useLedger(), reservation)
  return { payments, account: accountOf(reservation, payments, today) }
}
