import { toAdd, toEdit } from '#domain/commands/intents.ts'
import type { KeyedPayment } from '#domain/commands/paymentWrites.ts'
import type { Intended } from '#domain/commands/intents.ts'
import { type Ledger, paymentsOf } from '#domain/payments/ledger.ts'
import type { Payment } from '#domain/payments/payment.ts'
import {
  differInText,
  type Reservation,
  type ReservationDraft,
  type Seen,
} from '#domain/reservation.ts'
import { freshKey } from '#firebase/changes.ts'

/** What stands in the form's stead in the office when it is saved. */
type Office = {
  reservations: readonly Reservation[]
  ledger: Ledger
  /** The stay that the form was opened with. */
  editing: Reservation | null
  /** The requests that a new stay answers. */
  requests: readonly string[]
}

/** What is intended with the form: `base` made what it says, or a stay added, with the `deposit` that has come. */
export function intendedSave(
  draft: ReservationDraft,
  base: Seen | null,
  deposit: Payment | undefined,
  { reservations, ledger, editing, requests }: Office,
): Intended {
  if (base) return editOf(base, draft, reservations)
  // One that another owner deleted meanwhile counts as it did before.
  const payments = editing ? paidOf(ledger, editing) : came(deposit)
  const isCounted = !editing || payments.length > 0
  return toAdd(isCounted ? { ...draft, usesPayments: true } : draft, requests, payments)
}

/** An edit that was begun before its stay's first payment is of the stay after that. */
function editOf(base: Seen, draft: ReservationDraft, reservations: readonly Reservation[]) {
  const now = reservations.find(({ id }) => id === base.id)
  if (!now?.usesPayments || !('stay' in base) || differInText(base, now)) return toEdit(base, draft)
  return toEdit(now, { ...draft, usesPayments: true })
}

function came(deposit: Payment | undefined): KeyedPayment[] {
  return deposit ? [{ ...deposit, key: freshKey() }] : []
}

function paidOf(ledger: Ledger, stay: Reservation): KeyedPayment[] {
  return paymentsOf(ledger, stay).map(({ by: _by, ...payment }) => payment)
}
