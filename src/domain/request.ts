import type { IsoDate } from './date.ts'
import type { Stay } from './stay.ts'

/** Longest accepted texts, in characters; `database.rules.json` holds the same figures. */
export const REQUEST_LIMITS = { name: 80, email: 254, phone: 40, notes: 2000 } as const

/** A visitor's wish for a stay, as the form holds it. */
export type ReservationRequest = {
  firstName: string
  lastName: string
  email: string
  phone: string
  checkIn: IsoDate
  checkOut: IsoDate
  notes: string
}

/** What is POSTed (SPEC §3, §7): `firstname` and `lastname` in lower case, under `reservation`. */
export type RequestPayload = {
  reservation: {
    firstname: string
    lastname: string
    email: string
    phone: string
    checkIn: IsoDate
    checkOut: IsoDate
    notes: string
  }
}

/** The states an owner gives a request. */
export const REQUEST_STATUSES = ['new', 'accepted', 'declined'] as const

/** Where an owner stands with a request. */
type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** A request as owners read it: `sentAt` in milliseconds since 1970, from the push id. */
export type StoredRequest = {
  id: string
  sentAt: number
  guest: string
  email: string
  phone: string
  stay: Stay
  notes: string
  status: RequestStatus
}

/** The payload of a request, its texts trimmed. */
export function toPayload(request: ReservationRequest): RequestPayload {
  return {
    reservation: {
      firstname: request.firstName.trim(),
      lastname: request.lastName.trim(),
      email: request.email.trim(),
      phone: request.phone.trim(),
      checkIn: request.checkIn,
      checkOut: request.checkOut,
      notes: request.notes.trim(),
    },
  }
}
