import {
  type Reservation,
  type ReservationDraft,
  readReservation,
  writeDetails,
} from '#domain/reservation.ts'
import { valueOf } from '#domain/record.ts'
import { writeStay } from '#domain/storedStay.ts'
import type { Person } from '#domain/removedPerson.ts'
import { forgetDraft, keepDraft, latestDraft, readDraft } from '#lib/form/drafts.ts'
import {
  CANCEL_DRAFTS,
  LOOKED_FOR,
  OWNERS_DRAFTS,
  PAYMENT_DRAFTS,
} from '#features/office/draftKeys.ts'
import { EMPTY_FORM, fillFromReservation } from './reservationForm.ts'

/** The list without a search. */
export const ANY_STAY = { text: '', filter: 'all' }

const ADDED = `${OWNERS_DRAFTS}reservation`
const EDITED = `${ADDED}/`

/** The key of the draft for `base`, a new reservation when `null`, and the record that it edits. */
export function draftFor(base: Reservation | null) {
  if (!base) return { key: ADDED, about: null }
  const [dates, details] = [writeStay(base.stay), writeDetails(base)]
  return {
    key: EDITED + base.id,
    about: { id: base.id, dates, details: { ...details, version: base.version } },
  }
}

/** Whether a key is that of a new reservation's draft. */
export const isAddition = (key: string): boolean => key === ADDED

/** Whether a key is that of an edit's draft. */
export const isEdit = (key: string): boolean => key.startsWith(EDITED)

/** The record when its draft was begun; `null` without a draft. */
export function draftedOver(key: string): Reservation | null {
  const about = readDraft(key, EMPTY_FORM)?.about
  const id = valueOf(about, 'id')
  if (typeof id !== 'string') return null
  const read = readReservation(id, valueOf(about, 'dates'), valueOf(about, 'details'))
  return 'reservation' in read ? read.reservation : null
}

/** The origin of a new reservation's draft, such as a request's id; `null` without. */
export function draftedFrom(key: string): unknown {
  return valueOf(readDraft(key, EMPTY_FORM)?.about, 'from') ?? null
}

/** The reservation whose edit a reload interrupted, as it was when opened; `null` without one. */
export function unfinishedEdit(): Reservation | null {
  const key = latestDraft(EDITED)
  return key === null ? null : draftedOver(key)
}

/** Whether there is a draft of a new reservation. */
export function hasUnsavedAddition(): boolean {
  return readDraft(ADDED, EMPTY_FORM) !== null
}

/** Whether the draft of a reservation differs from it. */
export function hasChanges(base: Reservation): boolean {
  const draft = readDraft(draftFor(base).key, EMPTY_FORM)
  const stored = new Map(Object.entries(fillFromReservation(base)))
  return (
    draft !== null && Object.entries(draft.values).some(([name, text]) => stored.get(name) !== text)
  )
}

/**
 * Stores a refused change of `base`, a new reservation when `null`, as a draft; `depositMethod` is its
 * deposit's payment method.
 */
export function typeAgain(
  base: Reservation | null,
  wanted: ReservationDraft,
  depositMethod = '',
): void {
  const { key, about } = draftFor(base)
  const texts = fillFromReservation({ ...wanted, id: '', version: 0 })
  keepDraft(key, { ...texts, depositMethod }, about)
}

/** Removes a person's drafts: their stay, its payments, their request, and a search for them. */
export function forgetTyped({ stay, requests }: Person): void {
  if (stay !== null)
    for (const drafts of [EDITED, PAYMENT_DRAFTS, CANCEL_DRAFTS]) forgetDraft(drafts + stay)
  forgetAddition(requests)
  forgetDraft(LOOKED_FOR)
}

/** Removes the draft of a new reservation if it was begun from one of these requests. */
export function forgetAddition(requests: readonly string[]): void {
  const { request } = readDraft(ADDED, EMPTY_FORM)?.values ?? {}
  if (requests.some((id) => id === draftedFrom(ADDED) || id === request)) forgetDraft(ADDED)
}

/** Removes the draft of an edit. */
export function forgetEdit(reservation: Reservation): void {
  forgetDraft(EDITED + reservation.id)
}
