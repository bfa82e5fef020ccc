import type { StoredCancellation } from './cancelled/cancellation.ts'
import type { Reservation, ReservationDraft } from './reservation.ts'

/** The name that is stored in place of a person's who has been taken out; the rules know it, too (`rules/log`). */
export const REMOVED_PERSON = 'Silinmiş kişi'

/** What stands in a request's payload in place of its guest. */
export const REMOVED_GUEST = {
  firstname: 'Silinmiş',
  lastname: 'kişi',
  email: 'silindi@example.invalid',
  phone: '00000',
  notes: '',
}

/** Whose data are to be taken out: where they stand, and the name they are known by. */
export type Person = { guest: string; requests: readonly string[]; stay: string | null }

/** Whether the person of a stay, or the guest of a request, has been taken out. */
export function isRemoved(name: string): boolean {
  return name === REMOVED_PERSON
}

/** A stay with its days and amounts, and nothing of the person. */
export function withoutPerson(reservation: Reservation): ReservationDraft {
  const {
    id: _,
    version: _v,
    phone: _p,
    email: _e,
    guestKey: _g,
    cancellation,
    ...rest
  } = reservation
  return {
    ...rest,
    musteriAdi: REMOVED_PERSON,
    notlar: '',
    ...(cancellation && { cancellation: withoutReason(cancellation) }),
  }
}

function withoutReason(cancellation: StoredCancellation): StoredCancellation {
  const rest = { ...cancellation }
  delete rest.reason
  return rest
}
