import { equalTo, get, orderByChild, query, ref } from 'firebase/database'
import { Failure, GoneMeanwhile } from '#domain/failure.ts'
import type { Person } from '#domain/removedPerson.ts'
import { nightsOf } from '#domain/stay.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import { KEYS_PATH, readKeys } from '#domain/settings/keys.ts'
import { keyIn } from '#domain/guestPage/pageKey.ts'
import { eraseReviewWrites, reviewPath } from '#domain/reviews/review.ts'
import { forgetGuestWrites } from '#domain/commands/answerWrites.ts'
import { forgetWrites } from '#domain/commands/convert.ts'
import { type DatabaseClient, read, updateUntilGranted } from './client.ts'
import { newKey } from './makeChange.ts'
import { holdersOf, readStored, readOpenRequests, withoutOthersPages } from './serverState.ts'
import { together, type Writes } from '#domain/commands/writes.ts'

export type Forgotten = Omit<Person, 'guest'>

/**
 * Removes a person from a stay and all its requests, atomically; keeps dates and amounts. Pending
 * while offline. Rejects with `GoneMeanwhile` when nothing is left of it, else with a `Failure`.
 */
export async function forgetOver(client: DatabaseClient, forgotten: Forgotten): Promise<void> {
  const entry = newKey(client.database)
  await updateUntilGranted(client, async (tries) => {
    if (tries > 0 && (await isSaid(client, entry, forgotten))) return null
    const writes = await writesAgainst(client, entry, forgotten)
    if (Object.keys(writes).length === 0) throw new GoneMeanwhile()
    return writes
  })
}

async function writesAgainst(
  client: DatabaseClient,
  entry: string,
  { requests, stay }: Forgotten,
): Promise<Writes> {
  const by = client.author()
  const known = stay === null ? [] : await requestsOf(client, stay)
  const openRequests = await readOpenRequests(client, [...new Set([...requests, ...known])])
  const guests = [...openRequests].map(([id, now]) => forgetGuestWrites(id, { entry, by }, now))
  const ofStay = stay === null ? {} : await stayWrites(client, entry, stay)
  const writes = await withoutOthersPages(client, together([...guests, ofStay]), stay)
  return together([writes, await reviewWrites(client, writes)])
}

/** The reviews under the deleted pages are deleted too, published or not. */
async function reviewWrites(client: DatabaseClient, writes: Writes): Promise<Writes> {
  const keys = new Set(Object.keys(writes).flatMap((path) => keyIn(path) ?? []))
  const erased = [...keys].map(async (key) => {
    const stored = await read(client, reviewPath(key))
    return stored === null ? {} : eraseReviewWrites(key, stored)
  })
  return together(await Promise.all(erased))
}

async function stayWrites(client: DatabaseClient, entry: string, id: string): Promise<Writes> {
  const stored = await readStored(client, id)
  if (stored.dates === null && stored.details === null) return {}
  const current = readRecord(id, stored.dates, stored.details)
  if (!('reservation' in current)) throw new Failure('unknown', `${id} is not readable`)
  const holders = await holdersOf(client, nightsOf(current.reservation.stay))
  const serverState = { ...stored, holders, openRequests: new Map() }
  const keys = readKeys(await read(client, KEYS_PATH))
  return forgetWrites(client.author(), entry, current.reservation, serverState, keys)
}

async function requestsOf(
  { database, withAuthRetry }: DatabaseClient,
  stay: string,
): Promise<string[]> {
  const named = query(ref(database, 'requests'), orderByChild('reservationId'), equalTo(stay))
  const snapshot = await withAuthRetry(() => get(named))
  return entriesOf(snapshot.val()).map(([id]) => id)
}

async function isSaid(
  client: DatabaseClient,
  entry: string,
  { requests, stay }: Forgotten,
): Promise<boolean> {
  const ids = [...requests, ...(stay === null ? [] : [stay])]
  const said = await Promise.all(ids.map((id) => read(client, `log/${id}/${entry}`)))
  return said.some((each) => each !== null)
}
