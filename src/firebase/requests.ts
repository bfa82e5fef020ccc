import * as v from 'valibot'
import { parseDate } from '#domain/date.ts'
import { REQUEST_STATUSES, type StoredRequest } from '#domain/request.ts'
import { followValue, type Unsubscribe } from './database.ts'
import type { Failure } from './errors.ts'
import { entriesOf } from './records.ts'

const day = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const date = parseDate(dataset.value)
    if (date) return date
    addIssue()
    return NEVER
  }),
)

const requestSchema = v.object({
  reservation: v.object({
    firstname: v.string(),
    lastname: v.string(),
    email: v.string(),
    phone: v.string(),
    checkIn: day,
    checkOut: day,
    notes: v.optional(v.string(), ''),
  }),
  status: v.optional(v.picklist(REQUEST_STATUSES), 'new'),
})

/** Visitors' requests, and how many stored ones cannot be read. */
export type Inbox = { requests: StoredRequest[]; unreadable: number }

/** Follows the requests; needs an owner. */
export function followRequests(
  onInbox: (inbox: Inbox) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  return followValue('requests', (value) => onInbox(readInbox(value)), onFailure)
}

function readInbox(collection: unknown): Inbox {
  const inbox: Inbox = { requests: [], unreadable: 0 }
  for (const [id, stored] of entriesOf(collection)) {
    const request = readRequest(id, stored)
    if (request) inbox.requests.push(request)
    else inbox.unreadable += 1
  }
  return inbox
}

function readRequest(id: string, stored: unknown): StoredRequest | null {
  const read = v.safeParse(requestSchema, stored)
  if (!read.success) return null
  const { reservation, status } = read.output
  const { firstname, lastname, email, phone, checkIn, checkOut, notes } = reservation
  const guest = `${firstname} ${lastname}`
  return {
    id,
    sentAt: sentAtOf(id),
    guest,
    email,
    phone,
    stay: { checkIn, checkOut },
    notes,
    status,
  }
}

const PUSH_ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/** The moment a push id was made, in milliseconds since 1970: its first eight characters, base 64. */
export function sentAtOf(pushId: string): number {
  return Array.from(pushId.slice(0, 8)).reduce(
    (time, character) => time * 64 + Math.max(0, PUSH_ALPHABET.indexOf(character)),
    0,
  )
}
