import { readRequest, type StoredRequest } from '#domain/request.ts'
import type { Unsubscribe } from './database.ts'
import type { Failure } from '#domain/failure.ts'
import { followValue } from './follow.ts'
import { entriesOf } from './records.ts'

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
    const request = readRequest(id, sentAtOf(id), stored)
    if (request) inbox.requests.push(request)
    else inbox.unreadable += 1
  }
  return inbox
}

const PUSH_ALPHABET = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/** The moment a push id was made, in milliseconds since 1970: its first eight characters, base 64. */
export function sentAtOf(pushId: string): number {
  return Array.from(pushId.slice(0, 8)).reduce(
    (time, character) => time * 64 + Math.max(0, PUSH_ALPHABET.indexOf(character)),
    0,
  )
}
