import { addDays, type IsoDate } from '#domain/date.ts'
import { withGuestPage } from '#domain/guestPage/guestPage.ts'
import {
  draftOfTyped,
  isReadable,
  type ReservationDraft,
  setValuesOf,
  type StoredStay,
  type TypedValues,
} from '#domain/stay/reservation.ts'
import { type Command, toAdd, toEdit } from '#domain/stay/stayChange.ts'
import type { KeyedPayment } from '#domain/stay/stayWrites.ts'
import type { StoredRequest } from './request.ts'

/** What an owner typed about a stay, and how it is saved. */
type TypedStay = {
  typed: TypedValues
  /** The id of the stay, which a new one gets. */
  id: string
  /** The stored record; `null` for a new stay. */
  original: StoredStay | null
  /** The request that saving accepts. */
  request: StoredRequest | null
  /** A deposit that came with it. */
  payments: readonly KeyedPayment[]
  /** The payments before. */
  earlier: readonly KeyedPayment[]
}

type Today = {
  today: IsoDate
  /** The days after which a deposit is due. */
  depositDays: number
  newPageKey: () => string
}

/** Adds or edits a stay as it was typed; one that accepts a request answers it in the same update. */
export function toSave(
  { typed, id, original, request, payments, earlier }: TypedStay,
  { today, depositDays, newPageKey }: Today,
): Extract<Command, { verb: 'add' | 'edit' }> {
  const draft = withGuestPage(stayAsTyped(typed, original, request), newPageKey)
  const isAgreed = !original || request !== null
  const next = isAgreed && payments.length === 0 ? withDueBy(draft, today, depositDays) : draft
  const answer = { status: 'accepted', reservationId: original?.id ?? id } as const
  const more = { payments, ...(request && { answered: { request, answer } }) }
  return original ? toEdit(original, next, { ...more, earlier }) : toAdd(next, { ...more, id })
}

/** The stay as it was typed; a held one remains held until its request is accepted. */
function stayAsTyped(
  typed: TypedValues,
  original: StoredStay | null,
  accepted: StoredRequest | null,
): ReservationDraft {
  const before = isReadable(original) ? original : null
  const { id: request, guestKey } = accepted ?? {}
  const set = {
    ...(before && setValuesOf(before)),
    ...(request !== undefined && { request }),
    ...(guestKey !== undefined && { guestKey }),
  }
  const draft = draftOfTyped(typed, set)
  if (before?.status !== 'held' || accepted) return draft
  return { ...draft, status: 'held', heldUntil: before.heldUntil, request: before.request }
}

/** The last day for a deposit that is agreed today, `days` later, at the latest the arrival. */
export function usualDueBy(today: IsoDate, checkIn: IsoDate | null, days: number): IsoDate {
  const usual = addDays(today, days)
  return checkIn && checkIn < usual ? checkIn : usual
}

/** A new stay whose deposit has not come gets a last day for it. */
function withDueBy(draft: ReservationDraft, today: IsoDate, days: number): ReservationDraft {
  const { kapora, status, source, dates } = draft
  if (status !== 'booked' || source || kapora <= 0 || dates.checkIn < today) return draft
  return { depositDueBy: usualDueBy(today, dates.checkIn, days), ...draft }
}
