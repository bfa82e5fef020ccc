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
import { EMPTY_FORM, fillFromReservation } from './reservationForm.ts'

/** Everything that owners type is kept under this, and goes with them when they sign out. */
export const OWNERS_DRAFTS = 'villa.admin.'

/** What an owner looks for in the list: it may be a guest's name. */
export const LOOKED_FOR = `${OWNERS_DRAFTS}list`

/** The list before anything is looked for. */
export const ANY_STAY = { text: '', filter: 'all' }

/** What is typed of a stay's next payment is kept under this and its id. */
export const PAYMENT_DRAFTS = `${OWNERS_DRAFTS}payment/`

/** What is typed before a stay is cancelled is kept under this and its id. */
export const CANCEL_DRAFTS = `${OWNERS_DRAFTS}cancel/`

/** What is answered to a review is kept under this and the published review's id. */
export const REPLY_DRAFTS = `${OWNERS_DRAFTS}reply/`

const ADDED = `${OWNERS_DRAFTS}reservation`
const EDITED = `${ADDED}/`

/** Where the text typed for `base`, for a new reservation when `null`, is kept, and the record it is typed over. */
export function draftFor(base: Reservation | null) {
  if (!base) return { key: ADDED, about: null }
  const [dates, details] = [writeStay(base.stay), writeDetails(base)]
  return {
    key: EDITED + base.id,
    about: { id: base.id, dates, details: { ...details, version: base.version } },
  }
}

/** Whether a key is that of a new reservation's text. */
export const isAddition = (key: string): boolean => key === ADDED

/** Whether a key is that of the text typed over a reservation. */
export const isEdit = (key: string): boolean => key.startsWith(EDITED)

/** The record that a draft was typed over, as it was then; `null` when no text is kept for it. */
export function draftedOver(key: string): Reservation | null {
  const about = readDraft(key, EMPTY_FORM)?.about
  const id = valueOf(about, 'id')
  if (typeof id !== 'string') return null
  const read = readReservation(id, valueOf(about, 'dates'), valueOf(about, 'details'))
  return 'reservation' in read ? read.reservation : null
}

/** What a new reservation's draft was begun from, such as a request's id; `null` when from nothing. */
export function draftedFrom(key: string): unknown {
  return valueOf(readDraft(key, EMPTY_FORM)?.about, 'from') ?? null
}

/** The reservation whose editing a reload cut short, as it was when the owner opened it; `null` when there is none. */
export function unfinishedEdit(): Reservation | null {
  const key = latestDraft(EDITED)
  return key === null ? null : draftedOver(key)
}

/** Whether a new reservation has been begun and not saved. */
export function hasUnsavedAddition(): boolean {
  return readDraft(ADDED, EMPTY_FORM) !== null
}

/** Whether something is typed over a reservation that it does not say itself. */
export function hasChanges(base: Reservation): boolean {
  const draft = readDraft(draftFor(base).key, EMPTY_FORM)
  const stored = new Map(Object.entries(fillFromReservation(base)))
  return (
    draft !== null && Object.entries(draft.values).some(([name, text]) => stored.get(name) !== text)
  )
}

/** Puts what was wanted of `base`, a new reservation when `null`, back into the form as typed text; `kaporaYolu` is how its deposit came. */
export function typeAgain(
  base: Reservation | null,
  wanted: ReservationDraft,
  kaporaYolu = '',
): void {
  const { key, about } = draftFor(base)
  const texts = fillFromReservation({ ...wanted, id: '', version: 0 })
  keepDraft(key, { ...texts, kaporaYolu }, about)
}

/** Forgets what was typed of a person: over their stay, of its money, to make one of their request, or to look for them. */
export function forgetTyped({ stay, requests }: Person): void {
  if (stay !== null)
    for (const drafts of [EDITED, PAYMENT_DRAFTS, CANCEL_DRAFTS]) forgetDraft(drafts + stay)
  forgetAddition(requests)
  forgetDraft(LOOKED_FOR)
}

/** Forgets what was typed of a new reservation, if it was begun from one of these requests. */
export function forgetAddition(requests: readonly string[]): void {
  const { request } = readDraft(ADDED, EMPTY_FORM)?.values ?? {}
  if (requests.some((id) => id === draftedFrom(ADDED) || id === request)) forgetDraft(ADDED)
}

/** Forgets what was typed over a reservation. */
export function forgetEdit(reservation: Reservation): void {
  forgetDraft(EDITED + reservation.id)
}
