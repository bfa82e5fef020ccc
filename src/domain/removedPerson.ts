import type { StoredCancellation } from './cancellation.ts'
import type { Reservation, ReservationDraft } from './reservation.ts'

/** The stored name of a removed person, also in the rules (`rules/log`). */
export const REMOVED_PERSON = 'Silinmiş kişi'

/** The values in a request's payload after its guest was removed. */
export const REMOVED_GUEST = {
  firstname: 'Silinmiş',
  lastname: 'kişi',
  email: 'silindi@example.invalid',
  phone: '00000',
  notes: '',
}

/** Whether a stay's or request's guest was removed. */
export function isRemoved(name: string): boolean {
  return name === REMOVED_PERSON
}

/** A stay's dates and amounts without the person. */
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
