import type { Ledger } from '#domain/payments/ledger.ts'
import type { PaymentsContext } from './paymentsContext.ts'

/** The payments of a test, whose operations do nothing unless overridden. */
export function cashbook(
  ledger: Ledger = new Map(),
  more: Partial<PaymentsContext> = {},
): PaymentsContext {
  const none = () => Promise.resolve()
  return { ledger, pay: none, takeBack: none, close: none, reopen: none, ...more }
}
