import {
  type Database,
  endAt,
  equalTo,
  get,
  limitToFirst,
  limitToLast,
  orderByChild,
  orderByKey,
  type Query,
  query,
  ref,
  startAfter,
} from 'firebase/database'
import type { Failure } from '#domain/failure.ts'
import { gatherRepeats, type Received } from '#domain/inbox.ts'
import { lastIdAt, sentAtOf } from '#domain/pushId.ts'
import { readRequest } from '#domain/request.ts'
import { entriesOf, readEach } from '#domain/records.ts'
import { pageClient } from './changes.ts'
import { database, type Unsubscribe } from './database.ts'
import { failureOf } from './errors.ts'
import { followCached } from './follow.ts'

/** The loaded visitors' requests, newest first. */
export type Inbox = {
  requests: Received[]
  /** Requests with a later time than possible; at most a hundred. */
  late: Received[]
  unreadable: string[]
  hasOlder: boolean
  /** The requested number. */
  asked: number
}

/** The newest `count` requests sent until `latest` (ms since 1970), and later ones separately. */
export type InboxPart = { count: number; latest: number }

const LATE_COUNT = 100

/** Subscribes to a part of the inbox, however many requests are stored; for owners. */
export function followRequests(
  { count, latest }: InboxPart,
  onInbox: (inbox: Inbox) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const all = query(ref(database, 'requests'), orderByKey())
  const edge = lastIdAt(latest)
  // One more than shown reveals whether there are older ones.
  const newest = query(all, endAt(edge), limitToLast(count + 1))
  const late = query(all, startAfter(edge), limitToFirst(LATE_COUNT))
  const heard: { newest?: unknown; late?: unknown } = {}

  function giveNews() {
    if ('newest' in heard && 'late' in heard) onInbox(readInbox(count, heard.newest, heard.late))
  }
  const stops = [
    followCached(
      `requests/newest ${count}`,
      newest,
      (stored) => {
        heard.newest = stored
        giveNews()
      },
      onFailure,
    ),
    followCached(
      'requests/late',
      late,
      (stored) => {
        heard.late = stored
        giveNews()
      },
      onFailure,
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Subscribes to all held requests, newest first; for owners. */
export function followHeld(
  onHeld: (requests: Received[]) => void,
  onFailure: (failure: Failure) => void,
): Unsubscribe {
  const name = 'requests/held'
  return followCached(name, heldIn(database), (stored) => onHeld(readHeldOf(stored)), onFailure)
}

/** Reads once what `followHeld` subscribes to; rejects with a `Failure`. */
export async function readHeld(): Promise<Received[]> {
  const snapshot = await pageClient
    .withAuthRetry(() => get(heldIn(pageClient.database)))
    .catch((error: unknown) => {
      throw failureOf(error)
    })
  return readHeldOf(snapshot.val())
}

function heldIn(of: Database): Query {
  return query(ref(of, 'requests'), orderByChild('status'), equalTo('held'))
}

function readHeldOf(stored: unknown): Received[] {
  return gatherRepeats(readAll(stored).requests)
}

function readInbox(count: number, newest: unknown, late: unknown): Inbox {
  const entries = entriesOf(newest).toSorted(([one], [other]) => (one < other ? 1 : -1))
  const [shown, later] = [readAll(Object.fromEntries(entries.slice(0, count))), readAll(late)]
  return {
    requests: gatherRepeats(shown.requests),
    late: gatherRepeats(later.requests),
    unreadable: [...shown.unreadable, ...later.unreadable],
    hasOlder: entries.length > count,
    asked: count,
  }
}

function readAll(stored: unknown) {
  const { values, unreadable } = readEach(stored, (each, id) => readRequest(id, sentAtOf(id), each))
  return { requests: [...values.values()], unreadable }
}
