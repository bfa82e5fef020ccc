import type { Cancellation } from '#domain/cancellation.ts'
import type {
  CancelledStay,
  DeletedStay,
  Reservation,
  ReservationDraft,
  Seen,
} from '#domain/reservation.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { KeyedPayment } from './stayWrites.ts'

/** `base` is the stay that its editor saw; `wanted` is `null` to remove an unreadable record. */
export type Command =
  | {
      verb: 'add'
      base: null
      wanted: ReservationDraft
      requests?: readonly string[]
      payments?: readonly KeyedPayment[]
      /** The stays that hold its nights for these requests, deleted by the same write. */
      releases?: readonly Reservation[]
    }
  | PlainCommand
  /** `date` is the owner's day, by which what counts as paid had come at the latest. */
  | { verb: 'cancel'; base: Reservation; wanted: ReservationDraft; date: IsoDate }
  | { verb: 'delete'; base: Seen; wanted: ReservationDraft | null }
  | { verb: 'pay'; base: Reservation; wanted: ReservationDraft; payment: Payment }
  | { verb: 'unpay'; base: Reservation; wanted: ReservationDraft; payment: KeyedPayment }

/** The operations that need nothing but the stay before and after; the queue accepts each of them. */
export const PLAIN_VERBS = ['edit', 'uncancel', 'undelete'] as const

type PlainCommand = {
  [V in (typeof PLAIN_VERBS)[number]]: { verb: V; base: Seen; wanted: ReservationDraft }
}[(typeof PLAIN_VERBS)[number]]

type OwnersVerb = Command['verb']

type CommandOf<V extends OwnersVerb> = Extract<Command, { verb: V }>

// The writer replaces both; nothing depends on these values.
const UNSIGNED = { by: '', at: 0 }

/** Adds a stay that accepts these requests, for which this was paid and its nights were held. */
export function toAdd(
  wanted: ReservationDraft,
  requests: readonly string[] = [],
  payments: readonly KeyedPayment[] = [],
  releases: readonly Reservation[] = [],
): CommandOf<'add'> {
  return {
    verb: 'add',
    base: null,
    wanted,
    ...(requests.length > 0 && { requests }),
    ...(payments.length > 0 && { payments }),
    ...(releases.length > 0 && { releases }),
  }
}

/** Makes of a record what is wanted. */
export function toEdit(base: Seen, wanted: ReservationDraft): CommandOf<'edit'> {
  return { verb: 'edit', base, wanted: draftIn(wanted) }
}

/** Cancels a stay, which counts by its payments from then on. */
export function toCancel(
  base: Reservation,
  cancellation: Cancellation,
  date: IsoDate,
): CommandOf<'cancel'> {
  const wanted = {
    ...draftIn(base),
    usesPayments: true as const,
    cancellation: { ...cancellation, ...UNSIGNED },
  }
  return { verb: 'cancel', base, wanted, date }
}

/** Brings a cancelled stay back, with its nights. */
export function toUncancel(base: CancelledStay): CommandOf<'uncancel'> {
  const { cancellation: _, ...wanted } = draftIn(base)
  return { verb: 'uncancel', base, wanted }
}

/** Deletes a record; one that can be read can be brought back. */
export function toDelete(base: Seen): CommandOf<'delete'> {
  const wanted = 'stay' in base ? { ...draftIn(base), deletion: UNSIGNED } : null
  return { verb: 'delete', base, wanted }
}

/** Brings a deleted stay back, with its nights. */
export function toUndelete(base: DeletedStay): CommandOf<'undelete'> {
  const { deletion: _, ...wanted } = draftIn(base)
  return { verb: 'undelete', base, wanted }
}

/** Adds a payment to a stay. */
export function toPay(base: Reservation, payment: Payment): CommandOf<'pay'> {
  return { verb: 'pay', base, wanted: { ...draftIn(base), usesPayments: true }, payment }
}

/** Takes a payment of a stay back. */
export function toUnpay(base: Reservation, payment: KeyedPayment): CommandOf<'unpay'> {
  return { verb: 'unpay', base, wanted: draftIn(base), payment }
}

function draftIn(stay: ReservationDraft & { id?: string; version?: number }): ReservationDraft {
  const { id: _, version: __, ...draft } = stay
  return draft
}

/** A button of the list; `intended` is `null` if it opens a form or a question first. */
export type Offer = {
  verb: Extract<OwnersVerb, 'edit' | 'cancel' | 'uncancel' | 'delete' | 'undelete'>
  intended: Command | null
}

/** The buttons of a stay in the list, in their order; `today` is `null` until the clock is known. */
export function offersOf(stay: Reservation, today: IsoDate | null): Offer[] {
  const { cancellation, deletion } = stay
  if (deletion) return [{ verb: 'undelete', intended: toUndelete({ ...stay, deletion }) }]
  if (cancellation) return [{ verb: 'uncancel', intended: toUncancel({ ...stay, cancellation }) }]
  const isCancellable =
    today !== null && stay.stay.checkOut >= today && stay.version > 0 && !stay.blocked
  const verbs = isCancellable
    ? (['edit', 'cancel', 'delete'] as const)
    : (['edit', 'delete'] as const)
  return verbs.map((verb) => ({ verb, intended: null }))
}
