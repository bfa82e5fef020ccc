import type { IsoDate } from '#domain/date.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optional, withDefault } from '#domain/field/field.ts'
import { optionalTrue } from '#domain/field/booleanField.ts'
import { count, LARGEST_AMOUNT, moment, wholeAmount } from '#domain/field/numberField.ts'
import { choice, email, id, phone, plain, plainLines, text, time } from '#domain/field/textField.ts'
import {
  readFields,
  readValues,
  getField,
  type ValuesOf,
  writeFields,
} from '#domain/field/record.ts'
import { isTooLong, type StayDates } from '#domain/stay/stayDates.ts'
import { pageKey } from '#domain/guestPage/pageKey.ts'
import { SERVER_TIME } from '#domain/save/writes.ts'
import { countFields, type Counts } from './counts.ts'

/** A visitor's request under the names of the form's controls, in order. */
export const requestFields = {
  firstName: plain(text({ required: true, max: 60 })),
  lastName: plain(text({ required: true, max: 60 })),
  email: plain(email()),
  phone: plain(phone()),
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  notes: withDefault(plainLines(text({ max: 1000 })), ''),
}

const { firstName, lastName, ...sameNames } = requestFields

/** The payload has two names in lower case, for an owner's own endpoint. */
export const payloadFields = { firstname: firstName, lastname: lastName, ...sameNames }

const STATUSES = ['new', 'held', 'accepted', 'declined', 'replaced'] as const

export type RequestStatus = (typeof STATUSES)[number]

/** The fields beside the payload: the owners' answer, and the language of the guest. */
export const answerFields = {
  /** When the database received it, in milliseconds since 1970. */
  at: moment(),
  status: withDefault(choice(STATUSES), 'new'),
  heldUntil: optional(pickedDay()),
  /** The stay that holds its days or accepts it. */
  reservationId: optional(id()),
  /** The key of its person's request that was accepted instead. */
  replacedBy: optional(pageKey()),
  /** Goes up with each answer, as at `/versions/{id}`. */
  version: withDefault(count({ min: 0, max: 1_000_000 }), 0),
  language: optional(text({ max: 2, pattern: /^[a-z]{2}$/ })),
  /** The guest was removed; the stored texts are placeholders. */
  removed: optionalTrue(),
}

/** The estimate that the guest saw when the request was sent. */
export const quoteFields = {
  total: wholeAmount({ min: 1, max: LARGEST_AMOUNT }),
  deposit: wholeAmount({ min: 0, max: LARGEST_AMOUNT }),
}

export type SeenQuote = ValuesOf<typeof quoteFields>

/** A request without contact data: anybody with the key reads it with its counts and estimate. */
export const askedFields = {
  checkIn: pickedDay(),
  checkOut: pickedDay(),
  note: optional(plainLines(text({ max: 1000 }))),
  /** The time of arrival that the guest expects, HH:mm. */
  arrivalTime: optional(time()),
}

/** The dates, people, arrival and note of a guest's request. */
export type AskedStay = {
  dates: StayDates
  guests?: Counts
  quote?: SeenQuote
  note?: string
  arrivalTime?: string
}

export type ReservationRequest = ValuesOf<typeof requestFields> &
  Pick<AskedStay, 'guests' | 'arrivalTime'>

/** A request as owners read it; its id is also the key of its guest's page. */
export type StoredRequest = Pick<ReservationRequest, 'email' | 'phone' | 'notes'> &
  ValuesOf<typeof answerFields> & {
    id: string
    guest: string
  } & Omit<AskedStay, 'note'>

/** A request without a response, which may have arrived. */
export class Unanswered extends Error {}

/** A request that was not sent, because the device was offline. */
export class NotSent extends Error {}

/** A request that was refused, because the owners have closed the form. */
export class FormClosed extends Error {}

/** What became of a sent request: handed to an owner's endpoint, stored, or there from an earlier attempt as `asked`. */
export type Delivery = { kind: 'delivered' | 'stored' } | { kind: 'repeated'; asked: AskedStay }

/** An owner's answer to a request; `new` reopens it. */
export type Answer =
  | { status: 'new' | 'declined' }
  | { status: 'held'; heldUntil: IsoDate; reservationId: string }
  | { status: 'accepted'; reservationId: string }
  | { status: 'replaced'; replacedBy?: string }

/**
 * The POST payload: the trimmed texts under `reservation`, without the number of guests and the
 * time of arrival, which are beside it.
 */
export function toPayload({ firstName, lastName, ...same }: ReservationRequest) {
  const named = { firstname: firstName, lastname: lastName, ...same }
  return { reservation: writeFields(payloadFields, named) }
}

/** The path of a request. */
export function requestPath(key: string): string {
  return `requests/${key}`
}

/** A guest's request as the database stores it, in one record. */
export function newRequest(
  request: ReservationRequest,
  { language, quote }: { language: string; quote?: SeenQuote | undefined },
): object {
  const { checkIn, checkOut, guests, notes, arrivalTime } = request
  const asked = {
    checkIn,
    checkOut,
    ...(arrivalTime !== undefined && { arrivalTime }),
    ...(notes !== '' && { note: notes }),
  }
  return {
    ...toPayload(request),
    at: SERVER_TIME,
    language,
    asked: {
      ...writeFields(askedFields, asked),
      ...(guests && { guests }),
      ...(quote && { quote }),
    },
  }
}

/** Parses `/requests/{key}/asked`; `null` if it is not there or invalid. */
export function readAsked(stored: unknown): AskedStay | null {
  const asked = readValues(askedFields, stored)
  if (!asked) return null
  const { checkIn, checkOut, ...typed } = asked
  const guests = readValues(countFields, getField(stored, 'guests'))
  const quote = readValues(quoteFields, getField(stored, 'quote'))
  return {
    dates: { checkIn, checkOut },
    ...typed,
    ...(guests && { guests }),
    ...(quote && { quote }),
  }
}

/** The status of the stored request `/requests/{id}`. */
export function statusOf(stored: unknown): RequestStatus {
  const status = getField(stored, 'status')
  return STATUSES.find((each) => each === status) ?? 'new'
}

/** The answer to a request; `null` while it is new, or for an acceptance without a stay. */
export function answerOf({
  status,
  heldUntil,
  reservationId,
  replacedBy,
}: StoredRequest): Answer | null {
  switch (status) {
    case 'new':
      return null
    case 'held':
      return heldUntil === undefined || reservationId === undefined
        ? null
        : { status, heldUntil, reservationId }
    case 'declined':
      return { status }
    case 'replaced':
      return { status, ...(replacedBy !== undefined && { replacedBy }) }
    case 'accepted':
      return reservationId === undefined ? null : { status, reservationId }
  }
}

/** Parses `/requests/{id}`, or returns `null`. */
export function readRequest(id: string, stored: unknown): StoredRequest | null {
  const read = readFields(payloadFields, getField(stored, 'reservation'))
  const answer = readFields(answerFields, stored)
  if (!('values' in read && 'values' in answer)) return null
  const { firstname, lastname, checkIn, checkOut, ...same } = read.values
  const guest = `${firstname} ${lastname}`.trim()
  const { guests, quote, arrivalTime } = readAsked(getField(stored, 'asked')) ?? {}
  const stay = { checkIn, checkOut }
  // Rules cannot count nights; the form takes no stay of more than a year.
  if (isTooLong(stay)) return null
  return {
    id,
    guest,
    dates: stay,
    ...same,
    ...answer.values,
    ...(arrivalTime !== undefined && { arrivalTime }),
    ...(guests && { guests }),
    ...(quote && { quote }),
  }
}
