import { toAdd, toEdit } from '#domain/commands/command.ts'
import type { KeyedPayment } from '#domain/commands/paymentWrites.ts'
import type { Command } from '#domain/commands/command.ts'
import { type Ledger, paymentsOf } from '#domain/payments/ledger.ts'
import type { Payment } from '#domain/payments/payment.ts'
import {
  differInText,
  type Reservation,
  type ReservationDraft,
  type Seen,
} from '#domain/reservation.ts'
import { freshKey } from '#db/changes.ts'

/** The office's data when the form is saved. */
type Office = {
  reservations: readonly Reservation[]
  ledger: Ledger
  /** The stay that the form was opened with. */
  editing: Reservation | null
  /** The requests that a new stay answers. */
  requests: readonly string[]
  /** The stays that hold the days of these requests. */
  held: readonly Reservation[]
}

/**
 * The command that saving the form submits: an edit of `base`, or an addition with the received
 * `deposit`.
 */
export function saveCommand(
  draft: ReservationDraft,
  base: Seen | null,
  deposit: Payment | undefined,
  { reservations, ledger, editing, requests, held }: Office,
): Command {
  if (base) return editOf(base, draft, reservations)
  // A stay that the other owner has deleted keeps its payments.
  const payments = editing ? paidOf(ledger, editing) : came(deposit)
  const isCounted = !editing || payments.length > 0
  return toAdd(isCounted ? { ...draft, usesPayments: true } : draft, requests, payments, held)
}

/** An edit that began before the stay's first payment applies to the stay after it. */
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
