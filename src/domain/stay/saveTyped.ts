import { withGuestPage } from '#domain/guestPage/guestPage.ts'
import { type AgreementBasis, withAgreement } from './makeAgreement.ts'
import type { ExtraLine } from './agreement.ts'
import {
  draftOfTyped,
  type Reservation,
  type ReservationDraft,
  setValuesOf,
  type StoredStay,
  type TypedValues,
} from './reservation.ts'
import { type Command, toAdd, toEdit } from './stayChange.ts'
import type { KeyedPayment } from './stayWrites.ts'
import { replacedBy } from '#domain/request/inbox.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { recordBefore } from './recordBefore.ts'

/** The typed values of a stay, and how they are saved. */
type TypedStay = {
  typed: TypedValues
  /** The id of the stay, which a new one gets. */
  id: string
  /** The stored record; `null` for a new stay. */
  original: StoredStay | null
  /** The request that saving accepts. */
  request: StoredRequest | null
  /** The other requests of its guest, which it replaces. */
  replaced: readonly StoredRequest[]
  /** Whether its owners take today's terms in place of the agreed ones. */
  takesTerms: boolean
  /** The lines of its price that were typed. */
  extras: readonly ExtraLine[]
  /** A deposit that came with it. */
  payments: readonly KeyedPayment[]
  /** The payments before. */
  earlier: readonly KeyedPayment[]
}

/** Adds or edits a stay as it was typed; one that accepts a request answers it in the same update. */
export function toSave(
  { typed, id, original, request, replaced, takesTerms, extras, payments, earlier }: TypedStay,
  basis: AgreementBasis,
  newPageKey: () => string,
): Extract<Command, { verb: 'add' | 'edit' }> {
  const next = withGuestPage(
    stayToSave({ typed, original, request, takesTerms, extras }, basis),
    newPageKey,
  )
  const answer = { status: 'accepted', reservationId: original?.id ?? id } as const
  const answered = request
    ? [
        { request, answer },
        ...replaced.map((other) => ({ request: other, answer: replacedBy(request, other) })),
      ]
    : []
  const more = { payments, answered }
  return original ? toEdit(original, next, { ...more, earlier }) : toAdd(next, { ...more, id })
}

/** A stay as it was typed, with its agreement. */
function stayToSave(
  {
    typed,
    original,
    request,
    takesTerms,
    extras,
  }: Omit<TypedStay, 'id' | 'replaced' | 'payments' | 'earlier'>,
  basis: AgreementBasis,
): ReservationDraft {
  const before = original && recordBefore(original, draftOfTyped(typed))
  const agreed = {
    before,
    isNew: request !== null,
    takesTerms,
    extras,
    depositDueBy: typed.depositDueBy,
    party: typed,
  }
  return withAgreement(stayAsTyped(typed, before, request), agreed, basis)
}

/** The stay as it was typed; a held one remains held until its request is accepted, a cancelled one cancelled. */
function stayAsTyped(
  typed: TypedValues,
  before: Reservation | null,
  accepted: StoredRequest | null,
): ReservationDraft {
  const set = {
    ...(before && setValuesOf(before)),
    // The stay's page opens with the key that its guest has.
    ...(accepted && { request: accepted.id, guestKey: before?.guestKey ?? accepted.id }),
  }
  const draft = draftOfTyped(typed, set)
  if (before?.status === 'cancelled')
    return { ...draft, status: 'cancelled', cancellation: before.cancellation }
  if (before?.status !== 'held' || accepted) return draft
  return { ...draft, status: 'held', heldUntil: before.heldUntil, request: before.request }
}
