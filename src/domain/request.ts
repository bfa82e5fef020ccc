import type { IsoDate } from './date.ts'
import { pickedDay } from './field/dayField.ts'
import { optional, orElse } from './field/field.ts'
import { choice, email, id, phone, text } from './field/textField.ts'
import { pageKey } from './guestPage/pageKey.ts'
import { type Headcount, readHeadcount } from './headcount.ts'
import { plain, plainLines } from './plain.ts'
import { readFields, valueOf, type ValuesOf, writeFields } from './record.ts'
import type { Stay } from './stay.ts'

/** What a visitor's wish for a stay says, under the names of the form's controls and in their order. */
export const requestFields = {
  firstName: plain(text({ required: true, max: 60 })),
  lastName: plain(text({ required: true, max: 60 })),
  email: plain(email()),
  phone: plain(phone()),
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  notes: orElse(plainLines(text({ max: 1000 })), ''),
}

const { firstName, lastName, ...sameNames } = requestFields

/** The same under the names of the payload: `firstname` and `lastname` in lower case, as an owner's own endpoint receives them. */
export const payloadFields = { firstname: firstName, lastname: lastName, ...sameNames }

/** How a request can have been answered. */
export const STATUSES = ['new', 'held', 'accepted', 'declined'] as const

/** How an owner has answered a request. */
export type RequestStatus = (typeof STATUSES)[number]

/**
 * What stands beside the payload: the owners' answer, with the day until which a request is held or the reservation that it
 * became, `dil`, the language of the page it was written in, as two letters, and `guestKey`, the key of its guest's page.
 */
export const answerFields = {
  status: orElse(choice(STATUSES), 'new'),
  heldUntil: optional(pickedDay()),
  reservationId: optional(id()),
  dil: optional(text({ max: 2, pattern: /^[a-z]{2}$/ })),
  guestKey: optional(pageKey()),
}

/** A visitor's wish for a stay, as the form holds it; `guests` is how many come, where they say so. */
export type ReservationRequest = ValuesOf<typeof requestFields> & { guests?: Headcount }

/** A request as owners read it: `sentAt` in milliseconds since 1970, from the push id. */
export type StoredRequest = Pick<ReservationRequest, 'email' | 'phone' | 'notes'> &
  ValuesOf<typeof answerFields> & {
    id: string
    sentAt: number
    guest: string
    stay: Stay
    guests?: Headcount
  }

/** A request to which no answer came: it may have arrived all the same. */
export class Unanswered extends Error {}

/** A request that has not left the device, for there was no line. */
export class NotSent extends Error {}

/** An owner's answer to a request; `new` takes one back. */
export type Answer =
  | { status: 'new' | 'declined' }
  | { status: 'held'; heldUntil: IsoDate }
  | { status: 'accepted'; reservationId: string }

/** An answer as it is stored beside the payload; `null` clears what an earlier one has left. */
export function writeAnswer(answer: Answer) {
  return { heldUntil: null, reservationId: null, ...answer }
}

/** What is POSTed: the texts trimmed, under `reservation`, and nothing of how many come, which stands beside it. */
export function toPayload({ firstName, lastName, ...same }: ReservationRequest) {
  const named = { firstname: firstName, lastname: lastName, ...same }
  return { reservation: writeFields(payloadFields, named) }
}

/** How the request that stands under `/requests/{id}` has been answered. */
export function statusOf(stored: unknown): RequestStatus {
  const status = valueOf(stored, 'status')
  return STATUSES.find((each) => each === status) ?? 'new'
}

/** The answer that a request has been given; `null` while it waits, and of what was accepted as nobody knows what. */
export function answerOf({ status, heldUntil, reservationId }: StoredRequest): Answer | null {
  switch (status) {
    case 'new':
      return null
    case 'held':
      return heldUntil === undefined ? null : { status, heldUntil }
    case 'declined':
      return { status }
    case 'accepted':
      return reservationId === undefined ? null : { status, reservationId }
  }
}

/** Reads what stands under `/requests/{id}`, or `null` when it is no request. */
export function readRequest(id: string, sentAt: number, stored: unknown): StoredRequest | null {
  const read = readFields(payloadFields, valueOf(stored, 'reservation'))
  const answer = readFields(answerFields, stored)
  if (!('values' in read && 'values' in answer)) return null
  const { firstname, lastname, checkIn, checkOut, ...same } = read.values
  const guest = `${firstname} ${lastname}`
  const guests = readHeadcount(valueOf(stored, 'guests'))
  const stay = { checkIn, checkOut }
  return { id, sentAt, guest, stay, ...same, ...answer.values, ...(guests && { guests }) }
}
